import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RecentCounts } from './recent-counts.ts';
import {
  limitReservations,
  Reservations,
  reservationOf,
  reservedSince,
  type ServedAd,
} from './reservation.ts';

const minute = 60_000;
const ad: ServedAd = {
  ...{ priceModel: 'cpc', price: 2_400_000n, format: 'image', servedAt: 0, isSeen: false },
};

test.each<[string, Partial<ServedAd>, bigint | null, number]>([
  ['paid per click and not seen', {}, 120_000n, 2.5],
  ['paid per click and seen', { isSeen: true }, 120_000n, 10.5],
  ['paid per click, a video and seen', { isSeen: true, format: 'video' }, 120_000n, 60.5],
  ['paid per click, a video and not seen', { format: 'video' }, 120_000n, 2.5],
  ['paid per impression and not seen', { priceModel: 'cpm', price: 2_000n }, 2_000n, 2.5],
  ['paid per impression and seen', { priceModel: 'cpm', isSeen: true }, null, 0],
  ['cheaper than its probability', { price: 1n }, 1n, 2.5],
  ['served just before a half minute', { servedAt: minute / 2 - 1 }, 120_000n, 2.5],
])('an ad %s reserves what it is expected to cost, for minutes', (_, change, amount, minutes) => {
  const reservation = reservationOf({ ...ad, ...change });
  expect(reservation).toEqual(amount === null ? null : { amount, until: minutes * minute });
});

test('whether a reservation is in force is the same by its end and by its serve time', () => {
  const time = fc.integer({ min: 0, max: 200 * minute });
  const format = fc.constantFrom('image', 'card', 'video' as const);
  fc.assert(
    fc.property(time, time, format, fc.boolean(), (servedAt, now, shown, isSeen) => {
      const { until } = reservationOf({ ...ad, servedAt, format: shown, isSeen }) ?? { until: 0 };
      expect(servedAt >= reservedSince(isSeen, shown, now)).toBe(until > now);
    }),
  );
});

test('a reservation ends when it is charged or when it expires', () => {
  const reservations = new Reservations();
  const first = { amount: 2_000n, until: 10 * minute };
  reservations.reserve(first);
  reservations.reserve(first);
  reservations.reserve({ amount: 2_000n, until: 15 * minute });
  expect(reservations.total(5 * minute)).toBe(6_000n);
  reservations.release(first);
  expect(reservations.total(5 * minute)).toBe(4_000n);
  expect(reservations.total(10 * minute - 1)).toBe(4_000n);
  expect(reservations.total(10 * minute)).toBe(2_000n);
  expect(reservations.total(15 * minute)).toBe(0n);

  // A charge for what is long forgotten gives nothing back twice.
  reservations.release(first);
  expect(reservations.total(17 * minute)).toBe(0n);
});

test('a reservation that is noted late still ends in time', () => {
  const reservations = new Reservations();
  reservations.reserve({ amount: 1n, until: 20 * minute });
  reservations.reserve({ amount: 2n, until: 10 * minute });
  expect(reservations.total(9 * minute)).toBe(3n);
  expect(reservations.total(10 * minute)).toBe(1n);
});

test('what is left of a plan is reserved for the oldest ads first', () => {
  expect(limitReservations([5n, 5n, 5n], 0n, 100n)).toEqual([5n, 5n, 5n]);
  expect(limitReservations([5n, 5n, 5n], 10n, 22n)).toEqual([5n, 5n, 2n]);
  expect(limitReservations([5n, 5n], 10n, 12n)).toEqual([2n, 0n]);
  expect(limitReservations([5n], 10n, 4n)).toEqual([0n]);
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
  for (let index = 0; index < 1_000; index += 1) counts.add(`viewer ${index}`, index, minute);
  expect(counts.get('viewer 999', 1_000)).toBe(1);
  expect(counts.get('viewer 0', 1_000)).toBe(0);
});
