import fc from 'fast-check';
import { expect, test } from 'vitest';
import { micro } from '../money.ts';
import { isLongRun } from '../test-seed.ts';
import { type Earning, earningsOf, planMoneyOf } from './plan-money.ts';
import { totalOf } from './put.ts';
import { planStatuses } from './status.ts';

// `npm run test:long` checks a hundred thousand states.
const numRuns = isLongRun ? 100_000 : 2_000;

const amount = fc.bigInt({ min: 0n, max: 10n ** 12n }).map(micro);
const consumption = fc.record({ own: amount, discount: amount, startup: amount });
const earning = fc
  .record({
    state: fc.constantFrom('held', 'pending', 'approved', 'reversed', 'unfunded', 'refused'),
    commission: amount,
    feeBps: fc.bigInt({ min: 0n, max: 10_000n }),
    lockAt: fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31') }),
  })
  .filter(({ lockAt }) => !Number.isNaN(lockAt.getTime()))
  .map(({ feeBps, ...one }): Earning => {
    return { ...one, fee: micro((one.commission * feeBps) / 10_000n) } as Earning;
  });

test('expected commission is never part of earnings, whatever the orders’ states', {
  timeout: 120_000,
}, () => {
  fc.assert(
    fc.property(
      fc.array(earning, { maxLength: 12 }),
      consumption,
      amount,
      (all, consumed, share) => {
        const money = earningsOf(all, consumed, share);
        const final = all.filter(({ state }) => state === 'approved');
        const alone = earningsOf(final, consumed, share);
        expect([money.settled, money.fee, money.result]).toEqual([
          alone.settled,
          alone.fee,
          alone.result,
        ]);
        const days = money.pending.reduce((sum, day) => sum + day.amount, 0n);
        expect(days).toBe(money.pendingTotal);
        expect(money.result).toBe(money.settled - totalOf(consumed) - share);
        expect(money.ownResult).toBe(money.settled - consumed.own - share);
        expect(money.ownResult + money.networkResult).toBe(money.result);
      },
    ),
    { numRuns },
  );
});

test('an amount put is the sum of consumed, reserved, remaining and returned', {
  timeout: 120_000,
}, () => {
  const share = fc.bigInt({ min: 0n, max: 1_000n });
  fc.assert(
    fc.property(
      fc.constantFrom(...planStatuses),
      amount,
      share,
      share,
      amount,
      amount,
      (status, put, spentShare, creditedShare, reserved, costMax) => {
        const spent = micro((put * spentShare) / 1_000n);
        const credited = micro((spent * creditedShare) / 1_000n);
        const funding = { amount: put, own: put, discount: micro(0n), startup: micro(0n) };
        const sums = { status, put: funding, spent, credited };
        const bar = planMoneyOf(sums, { reserved, costMax });
        expect(bar.consumed + bar.reserved + bar.remaining + bar.returned).toBe(put);
        expect([bar.reserved, bar.remaining].every((one) => one >= 0n)).toBe(true);
        expect(bar.inFlightMax).toBeGreaterThanOrEqual(bar.reserved);
        expect(bar.inFlightMax).toBeLessThanOrEqual(bar.reserved + bar.remaining);
      },
    ),
    { numRuns },
  );
});
