import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { texts as messages } from '#texts/en/app.ts';
import { PayoutsCard } from './payouts-card.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const reply = (data: unknown) => new Response(JSON.stringify({ code: 200, msg: 'ok', data }));

const payout = (state: string, at: string) => ({
  id: '00000000-0000-4000-8000-000000000001',
  ...{ amount: '30.00', fee: '1.00', net: '29.00', state, target: 'Bank ···9876' },
  ...{ refusalId: null, confirmedBy: null },
  steps: [{ state, at, reason: null, reference: null }],
});

const unretried = new QueryClient({ defaultOptions: { queries: { retry: false } } });

const show = (queries = unretried) =>
  render(
    <QueryClientProvider client={queries}>
      <IntlProvider locale="en" messages={messages} timeZone="UTC">
        <PayoutsCard />
      </IntlProvider>
    </QueryClientProvider>,
  );

const now = Date.parse('2026-11-18T12:00:00Z');

test.each([
  ['approved', '2026-10-01T12:00:00Z', 1],
  ['completed', '2026-11-18T09:00:00Z', 1],
  ['completed', '2026-11-16T09:00:00Z', 0],
  ['cancelled', '2026-11-16T09:00:00Z', 0],
])('a payout that is %s since %s has a card: %i', async (state, at, count) => {
  vi.spyOn(Date, 'now').mockReturnValue(now);
  vi.stubGlobal('fetch', async (url: string) =>
    reply({ list: url.includes('refusals') ? [] : [payout(state, at)], next: null }),
  );
  const queries = new QueryClient();
  const { queryAllByText } = show(queries);
  expect(queries.isFetching()).toBe(2);
  await waitFor(() => expect(queries.isFetching()).toBe(0), { timeout: 10_000 });
  expect(queryAllByText(messages.payout.own)).toHaveLength(count);
});

test('payouts that cannot be read say so', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await show().findByRole('button', { name: messages.app.retry })).toBeTruthy();
});
