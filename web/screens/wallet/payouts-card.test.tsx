import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { texts as messages } from '#texts/en/app.ts';
import { PayoutsCard } from './payouts-card.tsx';

afterEach(() => vi.unstubAllGlobals());

const reply = (data: unknown) => new Response(JSON.stringify({ code: 200, msg: 'ok', data }));

const none = { list: [], next: null };

const show = () =>
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <IntlProvider locale="en" messages={messages} timeZone="UTC">
        <PayoutsCard />
      </IntlProvider>
    </QueryClientProvider>,
  );

test('payouts show a skeleton first, then that there are none', async () => {
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  vi.stubGlobal('fetch', async () => {
    await isAnswered;
    return reply(none);
  });
  const { container, findByText, queryByText } = show();
  expect(container.firstElementChild).not.toBeNull();
  expect(queryByText(messages.payout.none)).toBeNull();
  answer();
  expect(await findByText(messages.payout.none)).toBeTruthy();
});

test('payouts that cannot be read say so', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await show().findByRole('button', { name: messages.app.retry })).toBeTruthy();
});
