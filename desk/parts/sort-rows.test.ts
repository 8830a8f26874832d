import { expect, test } from 'vitest';
import { parseSort, sortRows } from './sort-rows.ts';

const columns = [
  { title: 'Partner', text: ({ name }: Row) => name },
  { title: 'To pay', text: ({ net }: Row) => net, isNumber: true },
];

interface Row {
  readonly name: string;
  readonly net: string;
}

const rows: Row[] = [
  { name: 'shop 10', net: '90.5' },
  { name: 'shop 9', net: '' },
  { name: 'Anna', net: '1000.00' },
];

test('a table’s sort order is read from the address, and another table’s is ignored', () => {
  const titles = columns.map(({ title }) => title);
  expect(parseSort('-payouts.to-pay', 'Payouts', titles)).toEqual({ by: 'To pay', isDown: true });
  expect(parseSort('payouts.partner', 'Payouts', titles)).toEqual({ by: 'Partner', isDown: false });
  expect(parseSort('deposits.partner', 'Payouts', titles)).toBeNull();
  expect(parseSort('payouts.secret', 'Payouts', titles)).toBeNull();
});

test('amounts sort by size, names in natural order, and missing values last', () => {
  const netsOf = (isDown: boolean) =>
    sortRows(rows, columns, { by: 'To pay', isDown }).map(({ net }) => net);
  expect(netsOf(false)).toEqual(['90.5', '1000.00', '']);
  expect(netsOf(true)).toEqual(['1000.00', '90.5', '']);
  const names = sortRows(rows, columns, { by: 'Partner', isDown: false }).map(({ name }) => name);
  expect(names).toEqual(['Anna', 'shop 9', 'shop 10']);
});
