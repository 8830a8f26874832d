// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { texts as messages } from '#texts/en/app.ts';
import { type Month, MonthSheet } from './month-sheet.tsx';
import { filterQuery, parseRecordAddress } from './record-filter.ts';

afterEach(() => {
  cleanup();
});

const types = [
  { type: 'ad-serving', in: '0.00', out: '-40.00' },
  { type: 'ad-billing', in: '12.345678', out: '0.00' },
];
const november = {
  month: '2026-11',
  opening: '50.00',
  in: '12.345678',
  out: '-40.00',
  closing: '22.345678',
  types,
};

function openMonth() {
  const onRecords = vi.fn();
  render(
    <IntlProvider locale="en" messages={messages as never} timeZone="UTC">
      <MonthSheet month={november as Month} onClose={() => {}} onRecords={onRecords} />
    </IntlProvider>,
  );
  return onRecords;
}

const see = async () => {
  const sheet = await screen.findByRole('dialog', { name: /^(Ad billing|November)/ });
  const records = await within(sheet).findByRole('button', { name: messages.wallet.seeRecords });
  return { sheet, records };
};

test('a figure of a month opens to its exact value and to the records behind it', async () => {
  const onRecords = openMonth();
  const row = screen.getByRole('row', { name: new RegExp(messages.wallet.type['ad-billing']) });
  fireEvent.click(within(row).getByRole('button', { name: '+12.34' }));
  const { sheet, records } = await see();
  expect(sheet.textContent).toContain('+12.345678');
  fireEvent.click(records);
  expect(onRecords.mock.calls).toEqual([[{ month: '2026-11', type: 'ad-billing' }]]);
});

test('the total of a month opens to all its records', async () => {
  const onRecords = openMonth();
  const total = screen.getByRole('row', { name: new RegExp(messages.wallet.monthlyTotal) });
  fireEvent.click(within(total).getByRole('button', { name: '−40.00' }));
  fireEvent.click((await see()).records);
  expect(onRecords.mock.calls).toEqual([[{ month: '2026-11', type: null }]]);
});

test('the address asks for the records that a figure named', () => {
  expect(parseRecordAddress(filterQuery({ month: '2026-11', type: 'ad-serving' }))).toEqual({
    ...{ pocket: null, type: 'ad-serving', month: '2026-11' },
  });
  expect(parseRecordAddress(filterQuery({ month: '2026-11', type: null })).type).toBeNull();
  expect(parseRecordAddress(filterQuery({ pocket: 'deposit' })).pocket).toBe('deposit');
  expect(parseRecordAddress('month=2026-99&type=no-such&pocket=theirs')).toEqual({
    ...{ pocket: null, type: null, month: null },
  });
});
