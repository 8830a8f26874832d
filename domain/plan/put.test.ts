import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Micro, micro } from '../money.ts';
import {
  divideCost,
  dividePut,
  type Funding,
  fundingConsumed,
  judgePut,
  minusFunding,
  type OfferFacts,
  type PutFacts,
  takeOwnFirst,
  totalOf,
} from './put.ts';

const unit = (amount: number) => micro(BigInt(amount) * 1_000_000n);
const now = new Date('2026-11-15T12:00:00Z');

const offer: OfferFacts = {
  status: 'waitPut',
  offeredUntil: new Date('2026-11-20T12:00:00Z'),
  isOffered: true,
  escrow: unit(40),
  escrowFloor: unit(40),
  terms: 'a',
  agreed: 'a',
  now,
};

const amounts: Omit<PutFacts, 'offer'> = {
  amount: unit(50),
  lowest: unit(10),
  highest: unit(100),
  coupon: null,
  available: unit(50),
  startup: unit(0),
};

const whyNot = (facts: PutFacts) => {
  const judged = judgePut(facts);
  return 'reason' in judged ? judged : null;
};

test.each<[Partial<OfferFacts>, string | null]>([
  [{}, null],
  [{ agreed: null }, null],
  [{ status: 'matching' }, 'plan_not_in_status'],
  [{ offeredUntil: now }, 'put_offer_over'],
  [{ isOffered: false }, 'put_offer_over'],
  [{ agreed: 'b' }, 'put_terms_changed'],
  [{ escrow: micro(unit(40) - 1n) }, 'put_escrow_short'],
])('a put on an offer with %o: %s', (change, reason) => {
  expect(whyNot({ ...amounts, offer: { ...offer, ...change } })?.reason ?? null).toBe(reason);
});

test.each<[Partial<PutFacts>, string | null]>([
  [{ amount: unit(10) }, null],
  [{ amount: unit(100), available: unit(100) }, null],
  [{ available: unit(20), startup: unit(30) }, null],
  [{ available: unit(0), coupon: { pays: unit(50), adds: unit(5) } }, null],
  [{ amount: null }, 'put_amount_invalid'],
  [{ amount: unit(0) }, 'put_zero'],
  [{ amount: micro(unit(10) - 1n) }, 'put_out_of_range'],
  [{ amount: micro(unit(100) + 1n) }, 'put_out_of_range'],
  [{ coupon: { pays: unit(0), adds: unit(50) } }, null],
  [{ coupon: { pays: unit(0), adds: micro(unit(50) + 1n) } }, 'put_coupon_above_highest'],
  [{ available: micro(unit(50) - 1n) }, 'insufficient_balance'],
  [{ available: unit(19), startup: unit(30) }, 'insufficient_balance'],
])('a put with %o: %s, in the form as on the server', (change, reason) => {
  for (const asked of [offer, null]) {
    expect(whyNot({ ...amounts, ...change, offer: asked })?.reason ?? null).toBe(reason);
  }
});

test('an allowed put says how it is funded', () => {
  expect(judgePut({ ...amounts, startup: unit(30), offer })).toEqual({
    own: unit(20),
    discount: unit(0),
    startup: unit(30),
  });
});

test('a refusal of an amount names the bounds', () => {
  expect(whyNot({ ...amounts, amount: unit(5), offer })?.facts).toEqual({
    lowest: '10.00',
    highest: '100.00',
    side: 'below',
  });
});

const some = fc.bigInt({ min: 0n, max: 10n ** 12n }).map((value) => micro(value));
const funding = fc.record({ own: some, discount: some, startup: some });

test('a put is divided without remainder: coupon, then start-up funds, then own money', () => {
  fc.assert(
    fc.property(some, some, some, some, (amount, startup, pays, adds) => {
      const divided = dividePut(amount, { startup, coupon: { pays, adds } });
      expect(totalOf(divided)).toBe(amount + adds);
      if (divided.own > 0n) expect(divided.startup).toBe(startup);
      if (divided.startup > 0n) expect(divided.discount).toBe(pays + adds);
    }),
  );
});

const within = (whole: Micro, ppm: number) => micro((whole * BigInt(ppm)) / 1_000_000n);
const sumOf = (amounts: readonly Micro[]) => micro(amounts.reduce((sum, one) => sum + one, 0n));
const share = fc.integer({ min: 0, max: 1_000_000 });

test('coupon money is consumed first and own money last, however often it is billed', () => {
  fc.assert(
    fc.property(funding, share, share, (put, one, other) => {
      const whole = totalOf(put);
      const [less, more] = one < other ? [one, other] : [other, one];
      const first = fundingConsumed(put, within(whole, less));
      const then = minusFunding(fundingConsumed(put, within(whole, more)), first);
      expect(totalOf(first) + totalOf(then)).toBe(within(whole, more));
      for (const part of [then.own, then.discount, then.startup]) expect(part >= 0n).toBe(true);
      if (first.own > 0n) {
        expect(first.discount).toBe(put.discount);
        expect(first.startup).toBe(put.startup);
      }
      if (first.startup > 0n) expect(first.discount).toBe(put.discount);
    }),
  );
  const put = { own: unit(1), discount: unit(0), startup: unit(0) };
  expect(() => fundingConsumed(put, unit(2))).toThrow('More than was put');
});

test('own money is returned first, and never more than there is', () => {
  fc.assert(
    fc.property(funding, share, (there, ppm) => {
      const amount = within(totalOf(there), ppm);
      const taken = takeOwnFirst(there, amount);
      expect(totalOf(taken)).toBe(amount);
      if (taken.startup > 0n) expect(taken.own).toBe(there.own);
      if (taken.discount > 0n) expect(taken.startup).toBe(there.startup);
      expect(() => takeOwnFirst(there, micro(totalOf(there) + 1n))).toThrow();
    }),
  );
});

const act = fc.record({ isCredit: fc.boolean(), ppm: share });
const none: Funding = { own: unit(0), discount: unit(0), startup: unit(0) };
const plusFunding = (one: Funding, other: Funding) => minusFunding(one, minusFunding(none, other));

test('whoever the ledger billed and credited is who paid, whatever was found invalid when', () => {
  fc.assert(
    fc.property(funding, fc.array(act, { maxLength: 12 }), (put, acts) => {
      let delivered = unit(0);
      let credited = none;
      let booked = none;
      for (const { isCredit, ppm } of acts) {
        if (isCredit) {
          const credit = takeOwnFirst(booked, within(totalOf(booked), ppm));
          credited = plusFunding(credited, credit);
          booked = minusFunding(booked, credit);
        } else {
          const before = fundingConsumed(put, delivered);
          delivered = micro(delivered + within(micro(totalOf(put) - delivered), ppm));
          booked = plusFunding(booked, minusFunding(fundingConsumed(put, delivered), before));
        }
        const cost = micro(delivered - totalOf(credited));
        expect(divideCost(cost, put, credited)).toEqual(booked);
      }
      // At any earlier moment, and while a finding is not credited yet, nobody paid less than
      // nothing, and the partner no more than was put.
      const cost = micro(delivered - totalOf(credited));
      const parts = divideCost(within(cost, acts[0]?.ppm ?? 0), put, credited);
      for (const part of [parts.own, parts.discount, parts.startup]) expect(part >= 0n).toBe(true);
      expect(parts.own <= booked.own).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});

const hour = fc.record({ cost: share, invalid: share });

/** Own money by hour, from differences of what all hours up to one cost. */
const ownByHour = (costs: readonly Micro[], ownUpTo: (cost: Micro) => Micro): bigint[] => {
  let cost = unit(0);
  let paid = unit(0);
  return costs.map((added) => {
    cost = micro(cost + added);
    const before = paid;
    paid = ownUpTo(cost);
    return paid - before;
  });
};

test('own money is returned to the hours of the invalid events, newest first, where they had cost any', () => {
  let compared = 0;
  fc.assert(
    fc.property(funding, fc.array(hour, { minLength: 1, maxLength: 6 }), (put, hours) => {
      let left = totalOf(put);
      const costs = hours.map(({ cost }) => {
        const taken = within(left, cost);
        left = micro(left - taken);
        return taken;
      });
      const invalid = costs.map((cost, index) => within(cost, hours[index]?.invalid ?? 0));
      const delivered = fundingConsumed(put, sumOf(costs));
      const credited = takeOwnFirst(delivered, sumOf(invalid));

      const atFirst = ownByHour(costs, (cost) => fundingConsumed(put, cost).own);
      const valid = costs.map((cost, index) => micro(cost - (invalid[index] ?? 0n)));
      const own = ownByHour(valid, (cost) => divideCost(cost, put, credited).own);
      for (const amount of own) expect(amount >= 0n).toBe(true);

      let toReturn: bigint = credited.own;
      const returned = invalid.map(() => 0n);
      for (const [index, amount] of [...invalid.entries()].reverse()) {
        returned[index] = amount < toReturn ? amount : toReturn;
        toReturn -= returned[index];
      }
      const expected = atFirst.map((amount, index) => amount - (returned[index] ?? 0n));
      // Where a coupon had paid for the events, their hour would gain from nothing; then the
      // coupon pays for what comes next instead.
      if (expected.some((amount) => amount < 0n)) return;
      compared += 1;
      expect(own).toEqual(expected);
    }),
    { numRuns: 1_000 },
  );
  expect(compared).toBeGreaterThan(100);
});
