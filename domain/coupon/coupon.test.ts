import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { micro, zero } from '../money.ts';
import { dividePut, totalOf } from '../plan/put.ts';
import {
  type CouponKind,
  type CouponTerms,
  type CouponType,
  type CouponUse,
  couponKindNames,
  couponShareOf,
  couponStateOf,
  couponTypes,
  findWrongTerm,
  nameKeyOf,
  whyNotUseCoupon,
} from './coupon.ts';

const unit = (amount: number) => micro(BigInt(Math.round(amount * 1_000_000)));
const now = new Date('2026-11-15T12:00:00Z');
const later = new Date('2026-11-20T12:00:00Z');

const quarter: CouponTerms = {
  kind: 'discount',
  type: 'discount',
  shareBps: 2_500,
  amount: null,
  most: unit(40),
  amountRequired: unit(20),
};
const tenOff: CouponTerms = {
  ...quarter,
  ...{ kind: 'fixed-amount', type: 'deduction', shareBps: null, amount: unit(10), most: unit(10) },
};

const use = (facts: Partial<CouponUse> = {}): CouponUse => ({
  ...quarter,
  put: unit(100),
  promotions: unit(1000),
  expiresAt: later,
  usedAt: null,
  freeFrom: null,
  now,
  ...facts,
});

test.each<[string, CouponTerms, number, { pays: number; adds: number }]>([
  ['a discount pays its share', quarter, 100, { pays: 25, adds: 0 }],
  ['a discount pays its most', quarter, 400, { pays: 40, adds: 0 }],
  ['a deduction pays its part', tenOff, 100, { pays: 10, adds: 0 }],
  ['a deduction never pays more than is put', tenOff, 4, { pays: 4, adds: 0 }],
  ['an added value comes on top', { ...tenOff, type: 'addition' }, 100, { pays: 0, adds: 10 }],
  ['an added share comes on top', { ...quarter, type: 'addition' }, 100, { pays: 0, adds: 25 }],
])('%s', (_, terms, put, { pays, adds }) => {
  expect(couponShareOf(terms, unit(put))).toEqual({ pays: unit(pays), adds: unit(adds) });
});

const worth: fc.Arbitrary<Pick<CouponTerms, 'shareBps' | 'amount' | 'most'>> = fc.oneof(
  fc.record({
    shareBps: fc.integer({ min: 1, max: 10_000 }),
    amount: fc.constant(null),
    most: fc.bigInt(1n, 10n ** 12n).map(micro),
  }),
  fc
    .bigInt(1n, 10n ** 12n)
    .map((amount) => ({ shareBps: null, amount: micro(amount), most: micro(amount) })),
);

test('a coupon never costs the network more than its maximum, or the partner anything', () => {
  const any = fc.record({
    type: fc.constantFrom(...couponTypes),
    worth,
    put: fc.bigInt(1n, 10n ** 13n).map(micro),
    startup: fc.bigInt(0n, 10n ** 12n).map(micro),
  });
  fc.assert(
    fc.property(any, ({ type, worth, put, startup }) => {
      const terms: CouponTerms = { kind: 'custom', type, ...worth, amountRequired: zero };
      const coupon = couponShareOf(terms, put);
      expect(coupon.pays + coupon.adds).toBeLessThanOrEqual(terms.most);
      const parts = dividePut(put, { startup, coupon });
      const without = dividePut(put, { startup, coupon: null });
      expect(parts.own).toBeLessThanOrEqual(without.own);
      expect(totalOf(parts)).toBe(put + coupon.adds);
      expect(parts.discount).toBe(coupon.pays + coupon.adds);
    }),
    { numRuns: 2_000 },
  );
});

test.each<[CouponKind, CouponType[], ('share' | 'fixed')[]]>([
  ['discount', ['discount'], ['share']],
  ['fixed-amount', ['deduction'], ['fixed']],
  ['value-added', ['addition'], ['share']],
  ['deduction', ['deduction'], ['fixed']],
  ['team', ['addition'], ['fixed']],
  ['custom', ['discount', 'deduction', 'addition'], ['share', 'fixed']],
])('a coupon of the kind %s is one of %j', (kind, types, values) => {
  const good = couponTypes.flatMap((type) =>
    (['share', 'fixed'] as const)
      .filter((value) => {
        const { shareBps, amount, most } = value === 'share' ? quarter : tenOff;
        const terms = { kind, type, shareBps, amount, most, amountRequired: unit(20) };
        return findWrongTerm(terms) === null;
      })
      .map((value) => `${type} ${value}`),
  );

  // A discount is always a share of the amount, and a deduction never is.
  const expected = types
    .flatMap((type) => values.map((value) => `${type} ${value}`))
    .filter((name) => name !== 'discount fixed' && name !== 'deduction share');
  expect(good).toEqual(expected);
});

test('contradictory terms are named', () => {
  const wrong = (terms: Partial<CouponTerms>) => findWrongTerm({ ...quarter, ...terms });
  expect(couponKindNames).toHaveLength(6);
  expect(wrong({})).toBeNull();
  expect(wrong({ amount: unit(1) })).toBe('amount');
  expect(wrong({ shareBps: null })).toBe('amount');
  expect(wrong({ shareBps: 10_001 })).toBe('shareBps');
  expect(wrong({ shareBps: 0 })).toBe('shareBps');
  expect(wrong({ most: zero })).toBe('most');
  expect(wrong({ ...tenOff, most: unit(11) })).toBe('most');
  expect(wrong({ amountRequired: micro(-1n) })).toBe('amountRequired');
  expect(wrong({ ...tenOff, kind: 'deduction', amountRequired: unit(10) })).toBe('amountRequired');
  expect(wrong({ ...tenOff, kind: 'deduction', amountRequired: unit(11) })).toBeNull();
});

test.each<[string, Partial<CouponUse>, string | null]>([
  ['is used once', { usedAt: now }, 'coupon_used'],
  [
    'says that it was used even when it has expired since',
    { usedAt: now, expiresAt: now },
    'coupon_used',
  ],
  ['ends at its expiry', { expiresAt: now }, 'coupon_unavailable'],
  ['can be used until then', { expiresAt: new Date(now.getTime() + 1) }, null],
  ['asks for its amount', { put: micro(unit(20) - 1n) }, 'coupon_amount'],
  ['is content with its amount', { put: unit(20) }, null],
  ['waits while one of its name was used today', { freeFrom: later }, 'coupon_name_used_today'],
  ['waits no longer than that', { freeFrom: now }, null],
  ['is paid by promotions alone', { promotions: micro(unit(25) - 1n) }, 'coupon_unavailable'],
  ['takes the last of promotions', { promotions: unit(25) }, null],
  ['is not used up for nothing', { put: micro(1n), amountRequired: zero }, 'coupon_unavailable'],
])('a coupon %s', (_, facts, reason) => {
  expect(whyNotUseCoupon(use(facts))?.reason ?? null).toBe(reason);
});

test('a coupon that does not exist cannot be used', () => {
  expect(whyNotUseCoupon(null)?.reason).toBe('coupon_not_found');
});

test('a coupon is unused, used or expired', () => {
  expect(couponStateOf({ expiresAt: later, usedAt: null }, now)).toBe('unused');
  expect(couponStateOf({ expiresAt: now, usedAt: null }, now)).toBe('expired');
  expect(couponStateOf({ expiresAt: now, usedAt: now }, later)).toBe('used');
});

test('a name’s case and spacing make no difference', () => {
  expect(nameKeyOf('  Harbour\u00a0 WEEK ')).toBe('harbour week');
  expect(nameKeyOf('Ｈarbour week')).toBe('harbour week');
  expect(nameKeyOf('Harbour weeks')).not.toBe('harbour week');
});
