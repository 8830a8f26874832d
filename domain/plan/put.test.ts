import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Micro, micro, smallerOf, subtract, sum } from '../money.ts';
import {
  divideCost,
  dividePut,
  type Funding,
  fundingConsumed,
  judgePut,
  minusFunding,
  type OfferInput,
  type PutInput,
  takeOwnFirst,
  totalOf,
} from './put.ts';

const unit = (amount: number) => micro(BigInt(amount) * 1_000_000n);
const now = new Date('2026-11-15T12:00:00Z');

const offer: OfferInput = {
  status: 'waitPut',
  offeredUntil: new Date('2026-11-20T12:00:00Z'),
  isOffered: true,
  escrow: unit(40),
  escrowFloor: unit(40),
  terms: 'a',
  agreed: 'a',
  now,
};

const amounts: Omit<PutInput, 'offer'> = {
  amount: unit(50),
  lowest: unit(10),
  highest: unit(100),
  coupon: null,
  available: unit(50),
  startup: unit(0),
};

const whyNot = (facts: PutInput) => {
  const judgement = judgePut(facts);
  return 'reason' in judgement ? judgement : null;
};

test.each<[Partial<OfferInput>, string | null]>([
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

test.each<[Partial<PutInput>, string | null]>([
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
  for (const offerInput of [offer, null]) {
    expect(whyNot({ ...amounts, ...change, offer: offerInput })?.reason ?? null).toBe(reason);
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
const plusFunding = (a: Funding, b: Funding) => minusFunding(a, minusFunding(none, b));

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
          const consumedBefore = fundingConsumed(put, delivered);
          delivered = micro(delivered + within(micro(totalOf(put) - delivered), ppm));
          booked = plusFunding(
            booked,
            minusFunding(fundingConsumed(put, delivered), consumedBefore),
          );
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

const quarterHours = [0, 1, 2, 3, 4, 5];

const amountAt = (amounts: readonly Micro[], index: number) => amounts[index] ?? unit(0);

/** Time passes and ads are delivered, or some events of each quarter hour are found invalid. */
const step = fc.record({
  isCredit: fc.boolean(),
  passed: fc.integer({ min: 0, max: 2 }),
  delivered: share,
  flagged: fc.array(share, { minLength: quarterHours.length, maxLength: quarterHours.length }),
});
type Step = typeof step extends fc.Arbitrary<infer Made> ? Made : never;

interface Credit {
  readonly flagged: readonly Micro[];
  readonly own: Micro;
}

/** A plan that is credited while it runs: what the ledger has, and each quarter hour's costs. */
function runPlan(put: Funding, steps: readonly Step[]) {
  const costs = quarterHours.map(() => unit(0));
  const valid = quarterHours.map(() => unit(0));
  const credits: Credit[] = [];
  let credited = none;
  let now = 0;
  const booked = () => minusFunding(fundingConsumed(put, sum(costs)), credited);

  for (const { isCredit, passed, delivered, flagged: shares } of steps) {
    if (isCredit) {
      const flagged = valid.map((cost, index) => within(cost, shares[index] ?? 0));
      const credit = takeOwnFirst(booked(), sum(flagged));
      credits.push({ flagged, own: credit.own });
      credited = plusFunding(credited, credit);
      for (const index of quarterHours)
        valid[index] = micro(amountAt(valid, index) - amountAt(flagged, index));
    } else {
      now = Math.min(now + passed, quarterHours.length - 1);
      const cost = within(micro(totalOf(put) - sum(costs)), delivered);
      costs[now] = micro(amountAt(costs, now) + cost);
      valid[now] = micro(amountAt(valid, now) + cost);
    }
  }

  return { costs, valid, credits, credited, booked: booked() };
}

/** Own money by quarter hour, as the difference of what all up to one cost. */
const ownByQuarterHour = (costs: readonly Micro[], ownOf: (cost: Micro) => Micro): Micro[] =>
  costs.map((_, index) =>
    subtract(ownOf(sum(costs.slice(0, index + 1))), ownOf(sum(costs.slice(0, index)))),
  );

/** The rule of docs/decisions/figures-and-proof.md, credit by credit. */
function ownByRule(put: Funding, costs: readonly Micro[], credits: readonly Credit[]): Micro[] {
  const own = ownByQuarterHour(costs, (cost) => fundingConsumed(put, cost).own);
  for (const credit of credits) {
    let left = credit.own;
    const take = (index: number, most: Micro) => {
      const taken = smallerOf(left, smallerOf(amountAt(own, index), most));
      own[index] = subtract(amountAt(own, index), taken);
      left = subtract(left, taken);
    };

    for (const index of quarterHours.toReversed()) take(index, amountAt(credit.flagged, index));
    // A coupon had paid for the rest of the flagged events; now it pays for the oldest others.
    for (const index of quarterHours) take(index, amountAt(own, index));
    expect(left).toBe(0n);
  }

  return own;
}

test('own money goes back to the quarter hours of the flagged events, newest first, and what a coupon had paid there to the oldest others', () => {
  fc.assert(
    fc.property(funding, fc.array(step, { minLength: 2, maxLength: 12 }), (put, steps) => {
      const { costs, valid, credits, credited, booked } = runPlan(put, steps);
      const own = ownByQuarterHour(valid, (cost) => divideCost(cost, put, credited).own);
      expect(own).toEqual(ownByRule(put, costs, credits));

      // No quarter hour shows a gain from nothing, of the partner's money or of the network's.
      for (const index of quarterHours) {
        expect(amountAt(own, index) >= 0n).toBe(true);
        expect(amountAt(own, index) <= amountAt(valid, index)).toBe(true);
      }

      expect(sum(own)).toBe(booked.own);
      expect(sum(valid)).toBe(totalOf(booked));
    }),
    { numRuns: 1_000 },
  );
});
