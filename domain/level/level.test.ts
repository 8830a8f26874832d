import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { micro, shareOf, zero } from '../money.ts';
import { creditBandOf, creditEvents, creditScoreOf } from './credit.ts';
import { levelOf, levels, nextLevelOf } from './level.ts';
import {
  breakEvenOf,
  nextVipMonth,
  revenueFeeOf,
  type VipInput,
  vipOfferOf,
  vipUntilOf,
  whyNotVip,
} from './vip.ts';

const units = (amount: number) => micro(BigInt(amount) * 1_000_000n);
const now = new Date('2026-11-15T12:00:00Z');
const day = (number: number) => new Date(now.getTime() + number * 86_400_000);

test.each(levels)('level $level begins exactly at its threshold', ({ level, from }) => {
  expect(levelOf(from)).toBe(level);
  if (from > 0n) expect(levelOf(micro(from - 1n))).toBe(level - 1);
});

test('more consumption never lowers a level, and adding what is missing reaches the next', () => {
  const amount = fc.bigInt(0n, 300_000_000_000n).map(micro);
  fc.assert(
    fc.property(amount, amount, (a, b) => {
      const [less, more] = a < b ? [a, b] : [b, a];
      expect(levelOf(more)).toBeGreaterThanOrEqual(levelOf(less));
      const next = nextLevelOf(a);
      if (next) expect(levelOf(micro(a + next.missing))).toBe(levelOf(a) + 1);
      else expect(levelOf(a)).toBe(levels.length);
    }),
  );
});

test('the score starts at 100 and is the sum of listed events, kept between 0 and 200', () => {
  expect(creditScoreOf(0)).toBe(100);
  expect(creditScoreOf(creditEvents.plan_settled)).toBe(101);
  expect(creditScoreOf(creditEvents.deposit_recalled)).toBe(80);
  expect(creditScoreOf(creditEvents.commission_recalled)).toBe(98);
  expect(creditScoreOf(-500)).toBe(0);
  expect(creditScoreOf(500)).toBe(200);
  expect([0, 59, 60, 99, 100, 139, 140, 200].map(creditBandOf)).toEqual([
    ...['low', 'low', 'fair', 'fair', 'good', 'good', 'veryGood', 'veryGood'],
  ]);
});

const month = (from: number, to: number) => ({ startsAt: day(from), endsAt: day(to) });

const set = { isOffered: true, price: units(20), revenueFeeBps: 250 };
const offer = vipOfferOf(set, 500);
const agreed = { price: units(20), feeBps: 250 };

const vip = (facts: Partial<VipInput> = {}): VipInput => ({
  ...{ offer, agreed },
  available: units(20),
  paid: [],
  now,
  ...facts,
});

test.each<[string, Partial<VipInput>, string | null]>([
  ['can be bought with the last of the money', {}, null],
  [
    'is not offered everywhere',
    { offer: vipOfferOf({ ...set, isOffered: false }, 500) },
    'vip_not_offered',
  ],
  [
    'is never free',
    { offer: vipOfferOf({ ...set, price: zero }, 500), agreed: { ...agreed, price: zero } },
    'vip_not_offered',
  ],
  ['is not sold when it lowers nothing', { offer: vipOfferOf(set, 250) }, 'vip_not_offered'],
  ['is not sold when it would cost more', { offer: vipOfferOf(set, 200) }, 'vip_not_offered'],
  ['costs what was shown', { agreed: { ...agreed, price: units(19) } }, 'vip_price_changed'],
  ['lowers what was shown', { agreed: { ...agreed, feeBps: 200 } }, 'vip_price_changed'],
  ['is paid from available funds', { available: micro(units(20) - 1n) }, 'insufficient_balance'],
  ['can be bought again while it lasts', { paid: [month(0, 30), month(30, 60)] }, null],
  [
    'cannot be bought for years',
    { paid: [month(1, 31), month(31, 61), month(61, 91)] },
    'vip_enough',
  ],
  ['counts nothing that was refunded', { paid: [month(-9, 21), month(51, 81)] }, null],
])('a month of VIP %s', (_, facts, reason) => {
  expect(whyNotVip(vip(facts))?.reason ?? null).toBe(reason);
});

test('a month bought early begins when the last one ends', () => {
  expect(nextVipMonth([], now)).toEqual(month(0, 30));
  expect(nextVipMonth([month(-20, 10)], now)).toEqual(month(10, 40));
  expect(nextVipMonth([month(-20, 10), month(10, 40)], now)).toEqual(month(40, 70));
});

test('a new month first fills the gap of a refunded one, if it fits whole', () => {
  expect(nextVipMonth([month(30, 60)], now)).toEqual(month(0, 30));
  expect(nextVipMonth([month(-20, 10), month(40, 70)], now)).toEqual(month(10, 40));
  expect(nextVipMonth([month(20, 50)], now)).toEqual(month(50, 80));
});

test('VIP lasts while its months are contiguous, and a refunded one breaks it', () => {
  expect(vipUntilOf([], now)).toBeNull();
  expect(vipUntilOf([month(1, 31)], now)).toBeNull();
  expect(vipUntilOf([month(-20, 10), month(10, 40)], now)).toEqual(day(40));
  expect(vipUntilOf([month(-20, 10), month(40, 70)], now)).toEqual(day(10));
});

test('VIP only lowers the fee, and its break-even point is exact', () => {
  expect(revenueFeeOf(500, 250, false)).toBe(500);
  expect(revenueFeeOf(500, 250, true)).toBe(250);
  expect(revenueFeeOf(200, 250, true)).toBe(200);
  expect(breakEvenOf(units(20), 500, 250)).toBe(units(800));
  expect(breakEvenOf(units(20), 250, 250)).toBeNull();
  const bps = fc.integer({ min: 1, max: 9_999 });
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 9n), bps, bps, (cost, one, other) => {
      const price = micro(cost);
      const [vipBps, standard] = one < other ? [one, other] : [other, one];
      const even = breakEvenOf(price, standard, vipBps);
      if (even === null) return;

      const saved = (earned: bigint) => (earned * BigInt(standard - vipBps)) / 10_000n;
      expect(saved(even)).toBeGreaterThanOrEqual(price);
      expect(saved(even - 1n)).toBeLessThan(price);
      expect(shareOf(even, standard)).toBeGreaterThanOrEqual(shareOf(even, vipBps));
    }),
  );
});
