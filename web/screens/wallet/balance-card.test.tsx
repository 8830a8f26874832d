import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { texts as messages } from '#texts/en/app.ts';
import { BalanceCard } from './balance-card.tsx';

const wallet = {
  at: '2026-11-10T09:23:00.000Z',
  ...{ currency: 'SIM', totalAssets: '50.00', available: '50.00', waitingSpent: '0.00' },
  ...{ deposit: '0.00', toBeSettled: '0.00', discount: '0.00', payout: '0.00', exchange: '0.00' },
  ...{
    startup: '0.00',
    startupDue: '0.00',
    recovery: '0.00',
    head: { seq: 1, hash: '', at: null },
  },
};
const { figure, definition, pocket } = messages.wallet;

const onRecords = vi.fn();
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (changed: Partial<typeof wallet> = {}) =>
  render(
    <IntlProvider locale="en" messages={messages} timeZone="UTC">
      <QueryClientProvider client={new QueryClient()}>
        <BalanceCard onRecords={onRecords} wallet={{ ...wallet, ...changed }} />
      </QueryClientProvider>
    </IntlProvider>,
  );

test('an advance consumed by a plan is still due, and the wallet says so before a payout', () => {
  const { getByText, queryByText } = show({ startupDue: '10.00' });
  expect(queryByText(figure.startup)).toBeNull();
  fireEvent.click(getByText(pocket.advance_due));
  expect(getByText(definition.startup)).toBeTruthy();
});

test('a partner without start-up funds sees nothing about them', () => {
  const { queryByText } = show();
  expect(queryByText(figure.startup)).toBeNull();
  expect(queryByText(pocket.advance_due)).toBeNull();
});

test.each([
  ['waitingSpent', 'toBeConsumed', '#/wallet?plan=P1'],
  ['toBeSettled', 'pendingRevenue', '#/plan/detail?planNo=P1&open=orders&state=pending'],
] as const)('%s opens to its plans, and each plan to its details', async (name, asked, href) => {
  const urls: string[] = [];
  const parts = [{ planNo: 'P1', product: 'Lamp', value: '7.00' }];
  vi.stubGlobal('fetch', async (url: string) => {
    urls.push(url);
    const data = { total: '7.00', completeTo: null, parts };
    return Response.json({ code: 200, msg: 'ok', data });
  });
  const { getByText, findByRole } = show();
  fireEvent.click(getByText(figure[name]));
  const link = await findByRole('link', { name: /Lamp/, hidden: true });
  expect(link.getAttribute('href')).toBe(href);
  expect(urls[0]).toContain(`figure=${asked}`);
});

test.each([
  ['discount', 'discount'],
  ['payout', 'payout'],
  ['recovery', 'recovery_receivable'],
] as const)('%s opens to the records that made it', (name, of) => {
  const { getByText } = show({ payout: '5.00', recovery: '5.00' });
  fireEvent.click(getByText(figure[name]));
  fireEvent.click(getByText(messages.wallet.seeRecords));
  expect(onRecords).toHaveBeenLastCalledWith({ pocket: of });
});

test('the total opens to its parts, and the available funds to their records', () => {
  const { getByText, getAllByText } = show();
  fireEvent.click(getByText(figure.totalAssets));
  fireEvent.click(getAllByText(figure.available).at(-1) as HTMLElement);
  fireEvent.click(getByText(messages.wallet.seeRecords));
  expect(onRecords).toHaveBeenLastCalledWith({ pocket: 'available' });
});
