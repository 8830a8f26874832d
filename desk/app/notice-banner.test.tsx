// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { NoticeBanner } from './notice-banner.tsx';
import { type SignedIn, SignedInContext } from './signed-in.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const at = '2026-11-19T12:00:00.000Z';
const suspended = { at, by: 'Bo', act: 'acceptor-suspended', isOwn: false };
const list = [
  { ...suspended, id: '3', about: { name: 'Siam', reason: 'His bank called us.' } },
  { ...suspended, id: '2', act: 'partner-objected', about: { partner: 'pier' } },
  { ...suspended, id: '1', about: { name: 'Chao', reason: 'lost a licence' } },
];

test('what was stopped is said in sentences, those of a kind together, and dismissed as one', async () => {
  const data = { list };
  vi.stubGlobal('fetch', async () => Response.json({ code: 200, msg: 'ok', data }));
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <SignedInContext value={{ name: 'Ida', roles: ['finance'] } as unknown as SignedIn}>
          <NoticeBanner />
        </SignedInContext>
      </QueryClientProvider>
    </MantineProvider>,
  );
  const [acceptors, objection, ...others] = await screen.findAllByRole('status');
  expect(others).toEqual([]);
  expect(acceptors?.textContent).toContain('suspended: Siam. His bank called us. ');
  expect(acceptors?.textContent).toContain('suspended: Chao. lost a licence. ');
  expect(objection?.textContent).toContain('pier objected to what staff did');
});
