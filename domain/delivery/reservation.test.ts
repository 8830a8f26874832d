import { expect, test } from 'vitest';
import { RecentCounts } from './recent-counts.ts';
import { Reservations } from './reservation.ts';

const minute = 60_000;

test('a reservation ends when it is charged or when its token expires', () => {
  const reservations = new Reservations(10 * minute);
  reservations.reserve(2_000n, 0);
  reservations.reserve(2_000n, 0);
  reservations.reserve(2_000n, 5 * minute);
  expect(reservations.total(5 * minute)).toBe(6_000n);
  reservations.release(2_000n, 0);
  expect(reservations.total(5 * minute)).toBe(4_000n);
  expect(reservations.total(12 * minute)).toBe(2_000n);
  expect(reservations.total(17 * minute)).toBe(0n);
  // A charge for what is long forgotten gives nothing back twice.
  reservations.release(2_000n, 0);
  expect(reservations.total(17 * minute)).toBe(0n);
});

test('events are counted within their window and forgotten after it', () => {
  const counts = new RecentCounts(100);
  counts.add('one', 0, minute);
  counts.add('one', 1, minute);
  expect(counts.get('one', 2)).toBe(2);
  counts.add('one', 3, minute, 4);
  expect(counts.get('one', 4)).toBe(6);
  expect(counts.get('one', minute + 2)).toBe(6);
  expect(counts.get('one', minute + 3)).toBe(0);
  for (let at = 0; at < 1_000; at += 1) counts.add(`viewer ${at}`, at, minute);
  expect(counts.get('viewer 999', 1_000)).toBe(1);
  expect(counts.get('viewer 0', 1_000)).toBe(0);
});
