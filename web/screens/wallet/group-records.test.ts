import { expect, test } from 'vitest';
import { groupRecords, type RecordItem } from './group-records.ts';

let count = 0;
const record = (plan: string | null, day: number, amount: string, kind = 'settlement') => {
  count += 1;
  const at = `2026-11-${day}T0${count % 9}:00:00.000Z`;
  return {
    ...{ id: String(count), at, kind, amount, moved: null },
    cause: plan ? { plan } : {},
  } as unknown as RecordItem;
};
const day = (at: string) => at.slice(0, 10);
const shape = (records: RecordItem[]) =>
  groupRecords(records, day).map((group) => [group.records.length, group.amount]);

test('the orders of one settlement are one line with their exact sum', () => {
  const orders = ['5.70', '5.70', '0.000001'].map((amount) => record('P1', 17, amount));
  expect(shape([...orders, record(null, 17, '300.00', 'deposit')])).toEqual([
    [3, '11.400001'],
    [1, '300.00'],
  ]);
});

test('each plan, day and kind has its own line, and so has a record without a plan', () => {
  const records = [
    record('P1', 17, '1.00'),
    record('P2', 17, '2.00'),
    record('P2', 16, '3.00'),
    record('P2', 16, '4.00', 'put_return'),
    record(null, 16, '5.00', 'deposit'),
    record(null, 16, '6.00', 'deposit'),
  ];
  expect(shape(records).map(([size]) => size)).toEqual([1, 1, 1, 1, 1, 1]);
});
