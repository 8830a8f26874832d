import { formatMicro, type Micro, shareOf, smallerOf, zero } from '../money.ts';
import { keysOf } from '../name-list.ts';
import type { CouponShare } from '../plan/put.ts';
import { createRefusal, type Refusal } from '../refusal.ts';

/** What a coupon does: pay a share of the amount, pay a fixed part of it, or add delivery. */
export const couponTypes = ['discount', 'deduction', 'addition'] as const;

export type CouponType = (typeof couponTypes)[number];

interface Preset {
  /** The allowed types; a custom coupon may be of any. */
  readonly types: readonly CouponType[];
  /** Whether its value is a share of the amount put, or a fixed amount. */
  readonly values: readonly ('share' | 'fixed')[];
  /** Whether it requires a larger amount than it is worth. */
  readonly asksMore: boolean;
}

/** The network's kinds of coupon, each a preset of the three types. */
export const couponKinds = {
  discount: { types: ['discount'], values: ['share'], asksMore: false },
  'fixed-amount': { types: ['deduction'], values: ['fixed'], asksMore: false },
  'value-added': { types: ['addition'], values: ['share'], asksMore: false },
  deduction: { types: ['deduction'], values: ['fixed'], asksMore: true },
  team: { types: ['addition'], values: ['fixed'], asksMore: false },
  custom: { types: couponTypes, values: ['share', 'fixed'], asksMore: false },
} as const satisfies Record<string, Preset>;

export type CouponKind = keyof typeof couponKinds;

export const couponKindNames = keysOf(couponKinds);

/** A coupon's value, and the amount from which it applies. */
export interface CouponTerms {
  readonly kind: CouponKind;
  readonly type: CouponType;
  /** Either a share of the amount, in hundredths of a percent, or a fixed amount. */
  readonly shareBps: number | null;
  readonly amount: Micro | null;
  /** The most that it can cost the network; for a fixed one, its amount. */
  readonly most: Micro;
  readonly amountRequired: Micro;
}

/** Which part of the terms is inconsistent, or null. */
export function findWrongTerm(terms: CouponTerms): keyof CouponTerms | null {
  const { type, shareBps, amount, most, amountRequired } = terms;
  const preset: Preset = couponKinds[terms.kind];
  if (!preset.types.includes(type)) return 'type';
  if ((shareBps === null) === (amount === null)) return 'amount';
  if (!preset.values.includes(shareBps === null ? 'fixed' : 'share')) return 'amount';

  // A discount is a share and a deduction is fixed; otherwise the two would be the same.
  if (type === 'discount' && shareBps === null) return 'shareBps';
  if (type === 'deduction' && amount === null) return 'amount';
  if (shareBps !== null && !isShare(shareBps)) return 'shareBps';
  if (amount !== null && (amount <= 0n || amount !== most)) return 'most';
  if (most <= 0n) return 'most';
  if (amountRequired < 0n) return 'amountRequired';

  return preset.asksMore && amountRequired <= most ? 'amountRequired' : null;
}

const isShare = (bps: number) => Number.isInteger(bps) && bps > 0 && bps <= 10_000;

/** What a coupon pays of an amount, and what it adds to it. */
export function couponShareOf(terms: CouponTerms, put: Micro): CouponShare {
  const { type, shareBps, amount, most } = terms;
  const value = shareBps === null ? (amount ?? zero) : smallerOf(shareOf(put, shareBps), most);
  if (type === 'addition') return { pays: zero, adds: value };
  return { pays: smallerOf(value, put), adds: zero };
}

export const couponStates = ['unused', 'used', 'expired'] as const;

export type CouponState = (typeof couponStates)[number];

export interface CouponTimes {
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
}

export function couponStateOf({ expiresAt, usedAt }: CouponTimes, now: Date): CouponState {
  if (usedAt) return 'used';
  return expiresAt <= now ? 'expired' : 'unused';
}

export interface CouponUse extends CouponTerms, CouponTimes {
  /** The amount entered, before the coupon. */
  readonly put: Micro;
  /** The network's current funds for coupons. */
  readonly promotions: Micro;
  /** From when a coupon of this name can be used again, if one was used today. */
  readonly freeFrom: Date | null;
  readonly now: Date;
}

/** Why a coupon cannot be used on a put, or null. */
export function whyNotUseCoupon(coupon: CouponUse | null): Refusal | null {
  if (!coupon) return createRefusal('coupon_not_found');

  const { now, put, amountRequired, freeFrom } = coupon;
  const state = couponStateOf(coupon, now);
  if (state === 'used') return createRefusal('coupon_used');
  if (state === 'expired') return createRefusal('coupon_unavailable');
  if (freeFrom && freeFrom > now) {
    return createRefusal('coupon_name_used_today', { until: freeFrom.toISOString() });
  }
  if (put < amountRequired)
    return createRefusal('coupon_amount', { amount: formatMicro(amountRequired) });

  const { pays, adds } = couponShareOf(coupon, put);
  const value = pays + adds;

  // Nobody else's money pays for a coupon: it cannot be used without funds of the network's own.
  return value <= 0n || value > coupon.promotions ? createRefusal('coupon_unavailable') : null;
}

/** Coupon names are compared regardless of case and spacing. */
export const nameKeyOf = (name: string): string =>
  name.normalize('NFKC').trim().toLowerCase().replaceAll(/\s+/g, ' ');
