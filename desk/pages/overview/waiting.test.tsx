// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { listWaiting } from '#contract/desk/waiting.ts';
import type { Output } from '#contract/route.ts';
import { type SignedIn, SignedInContext } from '../../app/signed-in.ts';
import { Waiting } from './waiting.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type One = Output<typeof listWaiting>['list'][number];

const since = '2026-11-18T12:00:00.000Z';
const rest = {
  partnerId: null,
  whose: 'ann',
  amount: null,
  by: null,
  since,
  turn: 'yours',
} as const;

test('what waits is named in words: no order number, no code, and a title as it is written', async () => {
  const list: readonly One[] = [
    {
      ...rest,
      nextBy: [],
      queue: 'order-disputes',
      id: '1',
      what: 'demo-01a18ed7-c5af-71ae-9b6d-725ad22c80de',
    },
    { ...rest, nextBy: [], queue: 'approvals', id: '2', what: 'Postback key' },
    { ...rest, nextBy: [], queue: 'creatives', id: '3', what: 'Slow Mornings' },
    { ...rest, nextBy: [], queue: 'feedback', id: '4', what: 'account-help' },
  ];
  vi.stubGlobal('fetch', async () => Response.json({ code: 200, msg: 'ok', data: { list } }));
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <SignedInContext value={{ name: 'Ida Admin', roles: ['admin'] } as unknown as SignedIn}>
          <Waiting />
        </SignedInContext>
      </QueryClientProvider>
    </MantineProvider>,
  );
  const named = await screen.findAllByRole('link');
  expect(named.map(({ textContent }) => textContent)).toEqual([
    'Order objections',
    'Changes to approve: postback key',
    'Creatives to review: Slow Mornings',
    'Feedback: Account help',
  ]);
});
