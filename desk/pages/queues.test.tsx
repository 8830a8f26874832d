// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listApprovals } from '#contract/desk/approvals.ts';
import { listCreatives } from '#contract/desk/creatives.ts';
import { listPayoutQueue } from '#contract/desk/payouts.ts';
import { listTickets } from '#contract/desk/tickets.ts';
import { staffRoles } from '#domain/desk/role.ts';
import { SignedInContext } from '../app/signed-in.ts';
import { queueEveryMs } from '../parts/queue-every.ts';
import { ApprovalsPage } from './approvals/approvals-page.tsx';
import { CreativesPage } from './creatives/creatives-page.tsx';
import { FeedbackPage } from './feedback/feedback-page.tsx';
import { PayoutsPage } from './payouts/payouts-page.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const empty = { code: 200, msg: 'ok', data: { list: [], next: null } };
const appOrigin = 'https://ads.example';
const installation = { mode: 'demo', name: 'Test', currency: 'SIM', appOrigin } as const;
const second = { id: '1', name: 'Sam Second', roles: [...staffRoles], installation };

test.each([
  ['two-person requests', ApprovalsPage, listApprovals],
  ['creatives', CreativesPage, listCreatives],
  ['feedback', FeedbackPage, listTickets],
  ['payouts', PayoutsPage, listPayoutQueue],
])('an open queue of %s shows what others add to it', async (_, Queue, { path }) => {
  let reads = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    if (new URL(address, 'http://desk').pathname.endsWith(path)) reads += 1;
    return new Response(JSON.stringify(empty));
  });
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <SignedInContext value={second}>
          <Queue />
        </SignedInContext>
      </QueryClientProvider>
    </MantineProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(reads).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(queueEveryMs + 100));
  expect(reads).toBe(2);
});
