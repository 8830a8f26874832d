import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { planStatuses } from '#domain/plan/status.ts';
import { texts as messages } from '#texts/en/app.ts';
import { AttentionCards } from './attention-cards.tsx';
import { FollowCard } from './follow-card.tsx';

afterEach(() => vi.unstubAllGlobals());

const reply = (data: unknown) => new Response(JSON.stringify({ code: 200, msg: 'ok', data }));

/** An empty answer to each call. */
const none = {
  ...{ list: [], next: null, current: null, unread: 0, isAwaited: false },
  counts: Object.fromEntries(['all', ...planStatuses].map((status) => [status, 0])),
};

const payout = {
  id: '00000000-0000-4000-8000-000000000001',
  ...{ amount: '30.00', fee: '1.00', net: '29.00', state: 'requested', target: 'Bank ···9876' },
  refusalId: null,
  confirmedBy: null,
  steps: [{ state: 'requested', at: '2026-11-15T12:00:00.000Z', reason: null, reference: null }],
};

const show = (card: ReactNode) =>
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <IntlProvider locale="en" messages={messages} timeZone="UTC">
        {card}
      </IntlProvider>
    </QueryClientProvider>,
  );

test('a failed read does not hide the payouts card, which offers a retry', async () => {
  let isBroken = true;
  let failures = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    if (isBroken) {
      failures += 1;
      throw new TypeError('Failed to fetch');
    }
    return reply(/withdraw/.test(address) ? { list: [payout], next: null } : none);
  });
  const { findByRole, findByText, queryByRole } = show(<AttentionCards />);
  const retry = await findByRole('button', { name: messages.app.retry });
  await waitFor(() => expect(failures).toBe(3));
  isBroken = false;
  fireEvent.click(retry);
  expect(await findByText(/Payout of 30\.00/)).toBeTruthy();
  await waitFor(() => expect(queryByRole('button', { name: messages.app.retry })).toBeNull());
});

test('follows show a skeleton first, and without any there is no card', async () => {
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  vi.stubGlobal('fetch', async () => {
    await isAnswered;
    return reply(none);
  });
  const { container } = show(<FollowCard />);
  expect(container.firstElementChild).not.toBeNull();
  answer();
  await waitFor(() => expect(container.firstElementChild).toBeNull());
});

test('follows that cannot be read say so', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const { findByRole } = show(<FollowCard />);
  expect(await findByRole('button', { name: messages.app.retry })).toBeTruthy();
});
