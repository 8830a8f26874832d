// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { texts as messages } from '#texts/en/app.ts';
import { MonthlyCard } from './monthly-card.tsx';
import { askedRecords, filterQuery } from './record-filter.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const types = [
  { type: 'ad-serving', in: '0.00', out: '-40.00' },
  { type: 'ad-billing', in: '12.345678', out: '0.00' },
];
const november = { month: '2026-11', in: '12.345678', out: '-40.00', types };

async function openMonth() {
  const onRecords = vi.fn();
  const data = { list: [november] };
  vi.stubGlobal('fetch', async () => Response.json({ code: 200, msg: 'ok', data }));
  render(
    <IntlProvider locale="en" messages={messages as never} timeZone="UTC">
      <QueryClientProvider client={new QueryClient()}>
        <MonthlyCard onRecords={onRecords} />
      </QueryClientProvider>
    </IntlProvider>,
  );
  await screen.findByRole('table');
  return onRecords;
}

const see = async () => {
  const sheet = await screen.findByRole('dialog');
  const records = await within(sheet).findByRole('button', { name: messages.wallet.seeRecords });
  return { sheet, records };
};

test('a figure of a month opens to its exact value and to the records behind it', async () => {
  const onRecords = await openMonth();
  const row = screen.getByRole('row', { name: new RegExp(messages.wallet.type['ad-billing']) });
  fireEvent.click(within(row).getByRole('button', { name: '+12.34' }));
  const { sheet, records } = await see();
  expect(sheet.textContent).toContain('+12.345678');
  fireEvent.click(records);
  expect(onRecords.mock.calls).toEqual([[{ month: '2026-11', type: 'ad-billing' }]]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the total of a month opens to all its records', async () => {
  const onRecords = await openMonth();
  const total = screen.getByRole('row', { name: new RegExp(messages.wallet.monthlyTotal) });
  fireEvent.click(within(total).getByRole('button', { name: '−40.00' }));
  fireEvent.click((await see()).records);
  expect(onRecords.mock.calls).toEqual([[{ month: '2026-11', type: null }]]);
});

test('the address asks for the records that a figure named', () => {
  const range = { from: '2026-11-01', to: '2026-11-30' };
  expect(askedRecords(filterQuery({ month: '2026-11', type: 'ad-serving' }))).toEqual({
    ...{ pocket: null, type: 'ad-serving', range },
  });
  expect(askedRecords(filterQuery({ month: '2026-11', type: null })).type).toBeNull();
  expect(askedRecords(filterQuery({ pocket: 'deposit' })).pocket).toBe('deposit');
  expect(askedRecords('month=2026-99&type=no-such&pocket=theirs')).toEqual({
    ...{ pocket: null, type: null, range: 'all' },
  });
});
