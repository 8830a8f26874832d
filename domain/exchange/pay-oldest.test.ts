import { expect, test } from 'vitest';
import { micro } from '../money.ts';
import { payOldest } from './pay-oldest.ts';

const unpaid = [
  { id: 'old', partnerId: 'a', left: micro(30n) },
  { id: 'new', partnerId: 'b', left: micro(20n) },
];

test('an acceptor is paid for the oldest exchanges first, and for the last one in part', () => {
  expect(payOldest(unpaid, micro(40n))).toEqual([
    { id: 'old', partnerId: 'a', amount: 30n },
    { id: 'new', partnerId: 'b', amount: 10n },
  ]);
  expect(payOldest(unpaid, micro(30n))).toHaveLength(1);
});

test('no acceptor is paid more than is owed', () => {
  expect(payOldest(unpaid, micro(50n))).toHaveLength(2);
  expect(payOldest(unpaid, micro(51n))).toBeNull();
  expect(payOldest([], micro(1n))).toBeNull();
});
