import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { micro, zero } from '../money.ts';
import {
  activeFromOf,
  copyAmountOf,
  type FollowInput,
  type HighWater,
  noticeLifeMs,
  proxyIdFrom,
  readProxyId,
  shareResult,
  whyNotFollow,
} from './follow.ts';
import { followersOf, recordOf, spreadOf } from './record.ts';

const noWater: HighWater = { total: micro(0n), high: micro(0n) };

const units = (amount: number) => micro(BigInt(Math.round(amount * 1_000_000)));
const now = new Date('2026-11-15T12:00:00Z');
const highWater = (ms: number) => new Date(now.getTime() - ms);

const facts = (more: Partial<FollowInput> = {}): FollowInput => ({
  operatorId: 'operator',
  partnerId: 'partner',
  currentId: null,
  capPerPlan: units(50),
  capInAll: units(200),
  notice: { at: highWater(1000), shareBps: 1_000, isUsed: false },
  shareBps: 1_000,
  now,
  ...more,
});

const fresh = { at: now, shareBps: 1_000, isUsed: false };

test.each<[string, Partial<FollowInput>, string | null]>([
  ['can be followed with a fresh notice', {}, null],
  ['must exist', { operatorId: null }, 'follow_id_wrong'],
  ['is not oneself', { operatorId: 'partner' }, 'follow_self'],
  ['is not followed twice', { currentId: 'operator' }, 'follow_same'],
  ['can follow another one', { currentId: 'other' }, null],
  ['is not followed without a notice', { notice: null }, 'follow_notice_needed'],
  [
    'is not followed with an old one',
    { notice: { ...fresh, at: highWater(noticeLifeMs) } },
    'follow_notice_needed',
  ],
  [
    'can be followed until the notice is old',
    { notice: { ...fresh, at: highWater(noticeLifeMs - 1) } },
    null,
  ],
  [
    'is not followed with a used one',
    { notice: { ...fresh, isUsed: true } },
    'follow_notice_needed',
  ],
  ['asks for what the notice said', { shareBps: 1_001 }, 'follow_notice_needed'],
  ['needs a cap per plan', { capPerPlan: zero }, 'follow_cap_invalid'],
  ['needs a cap that is an amount', { capPerPlan: null }, 'follow_cap_invalid'],
  ['needs a cap in all', { capInAll: units(49) }, 'follow_cap_invalid'],
])('an operator %s', (_, more, reason) => {
  expect(whyNotFollow(facts(more))?.reason ?? null).toBe(reason);
});

test('a proxy ID is accepted however people write it', () => {
  const id = proxyIdFrom(new Uint8Array([0, 1, 10, 31, 32, 255, 7, 9]));
  expect(id).toBe('01AZ0Z79');
  expect(readProxyId(' o1az-oz79 ')).toBe(id);
  expect(readProxyId('OLAZ 0Z79')).toBe(id);
});

test('a first follow starts copying after a day', () => {
  const dayMs = 86_400_000;
  expect(activeFromOf(null, now).getTime() - now.getTime()).toBe(dayMs);

  // Unfollowing and following again does not shorten it.
  expect(activeFromOf(highWater(1000), now).getTime() - now.getTime()).toBe(dayMs - 1000);
  expect(activeFromOf(highWater(dayMs), now)).toEqual(now);
  expect(activeFromOf(highWater(9 * dayMs), now)).toEqual(now);
});

test.each<[string, { put: number; perPlan: number; inAll: number; used: number }, unknown]>([
  ['is as large as the put', { put: 30, perPlan: 50, inAll: 200, used: 0 }, units(30)],
  ['keeps the cap per plan', { put: 80, perPlan: 50, inAll: 200, used: 0 }, units(50)],
  ['keeps the cap in all', { put: 80, perPlan: 50, inAll: 200, used: 170 }, units(30)],
  ['has whole hundredths', { put: 80, perPlan: 50, inAll: 200, used: 170.001234 }, units(29.99)],
  [
    'is none when the caps are used',
    { put: 80, perPlan: 50, inAll: 200, used: 195 },
    'follow_cap_used',
  ],
  [
    'keeps the highest that the product takes',
    { put: 900, perPlan: 950, inAll: 999, used: 0 },
    units(800),
  ],
  ['is none below the lowest', { put: 80, perPlan: 9, inAll: 200, used: 0 }, 'follow_below_lowest'],
])('a copy %s', (_, { put, perPlan, inAll, used }, expected) => {
  const amount = copyAmountOf({
    ...{ put: units(put), capPerPlan: units(perPlan), capInAll: units(inAll) },
    ...{ used: units(used), lowest: units(10), highest: units(800) },
  });
  expect(typeof amount === 'bigint' ? amount : amount.reason).toEqual(expected);
});

test('copies never exceed the total cap, in whatever order they come', () => {
  const amount = fc.bigInt(1n, 500_000_000n).map(micro);
  fc.assert(
    fc.property(fc.array(amount, { maxLength: 40 }), amount, amount, (puts, cap, more) => {
      const capInAll = micro(cap + more);
      let used = 0n;

      for (const put of puts) {
        const copy = copyAmountOf({
          ...{ put, capPerPlan: cap, capInAll, used: micro(used), lowest: micro(10_000n) },
          highest: units(10_000),
        });
        if (typeof copy !== 'bigint') continue;

        expect(copy).toBeLessThanOrEqual(put);
        expect(copy).toBeLessThanOrEqual(cap);
        used += copy;
      }

      expect(used).toBeLessThanOrEqual(capInAll);
    }),
  );
});

test('the operator’s share is of gains above the high-water mark: losses are recovered first', () => {
  const first = shareResult(noWater, units(100), 1_000);
  expect(first).toEqual({ total: units(100), high: units(100), share: units(10) });
  const second = shareResult(first, units(-60), 1_000);
  expect(second).toEqual({ total: units(40), high: units(100), share: zero });
  const third = shareResult(second, units(50), 1_000);
  expect(third).toEqual({ total: units(90), high: units(100), share: zero });
  const fourth = shareResult(third, units(30), 1_000);
  expect(fourth).toEqual({ total: units(120), high: units(120), share: units(2) });
  const loser = shareResult(noWater, units(-10), 2_000);
  expect(loser).toEqual({ total: units(-10), high: zero, share: zero });
});

test('all shares together are at most a fifth of the peak, and no share is taken of a loss', () => {
  const result = fc.bigInt(-1_000_000_000n, 1_000_000_000n).map(micro);
  const bps = fc.integer({ min: 0, max: 10_000 });
  fc.assert(
    fc.property(fc.array(result, { maxLength: 50 }), bps, (results, shareBps) => {
      let water = noWater;
      let shared = 0n;

      for (const result of results) {
        const next = shareResult(water, result, shareBps);
        expect(next.share * 5n).toBeLessThanOrEqual(result > 0n ? result : 0n);
        shared += next.share;
        water = next;
      }

      expect(shared * 5n).toBeLessThanOrEqual(water.high);
    }),
  );
});

const plan = (
  state: 'running' | 'settled' | 'failed',
  put: number,
  earned = 0,
  consumed = put,
) => ({
  ...{ state, put: units(put), own: units(put / 2) },
  ...{ earned: units(earned), consumed: units(state === 'failed' ? 0 : consumed) },
});

test('an operator’s record includes all plans, losses as well as gains', () => {
  const plans = [
    plan('settled', 100, 130),
    plan('settled', 100, 20),
    plan('settled', 50, 50.01),
    plan('running', 40),
    plan('failed', 70),
  ];

  expect(recordOf(plans)).toEqual({
    ...{ plans: 5, running: 1, failed: 1, settled: 3, lost: 1 },
    ...{ stake: units(20), put: units(290), consumed: units(250), earned: units(200.01) },
    ...{ result: units(-49.99), worst: units(-80), best: units(30), median: units(0.01) },
  });
  expect(recordOf([])).toMatchObject({ plans: 0, result: zero, worst: null, median: null });
});

test('a median of two is never rounded in the operator’s favour', () => {
  expect(spreadOf([micro(-3n), micro(0n)]).median).toBe(-2n);
  expect(spreadOf([micro(3n), micro(0n)]).median).toBe(1n);
  const followers = [-5, 2, 9, -1].map((result) => ({ result: units(result) }));
  expect(followersOf(followers)).toEqual({
    ...{ withResult: 4, lost: 2, median: units(0.5), worst: units(-5) },
  });
  expect(followersOf([])).toEqual({ withResult: 0, lost: 0, median: null, worst: null });
});
