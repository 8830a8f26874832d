import { formatMicro, type Micro, micro, shareOf, zero } from '../money.ts';
import type { CouponShare } from '../plan/put.ts';
import { type Why, why } from '../refusal.ts';

/** What a coupon does: pays a share of the amount, pays a fixed part of it, or adds delivery. */
export const couponTypes = ['discount', 'deduction', 'addition'] as const;

export type CouponType = (typeof couponTypes)[number];

interface Preset {
  /** What it may be. A custom one may be all of them. */
  readonly types: readonly CouponType[];
  /** Whether its value is a share of the amount that is put, or a fixed amount. */
  readonly values: readonly ('share' | 'fixed')[];
  /** Whether it asks for a larger amount than it is worth. */
  readonly asksMore: boolean;
}

/** The kinds that the network speaks of, each a preset of the three types. */
export const couponKinds = {
  discount: { types: ['discount'], values: ['share'], asksMore: false },
  'fixed-amount': { types: ['deduction'], values: ['fixed'], asksMore: false },
  'value-added': { types: ['addition'], values: ['share'], asksMore: false },
  deduction: { types: ['deduction'], values: ['fixed'], asksMore: true },
  team: { types: ['addition'], values: ['fixed'], asksMore: false },
  custom: { types: couponTypes, values: ['share', 'fixed'], asksMore: false },
} as const satisfies Record<string, Preset>;

export type CouponKind = keyof typeof couponKinds;

export const couponKindNames = Object.keys(couponKinds) as CouponKind[];

/** What a coupon is worth, and from which amount on. */
export interface CouponTerms {
  readonly kind: CouponKind;
  readonly type: CouponType;
  /** Either a share of the amount, in hundredths of a percent, or a fixed amount. */
  readonly shareBps: number | null;
  readonly amount: Micro | null;
  /** The most that it can ever cost the network. Of a fixed one, its amount. */
  readonly most: Micro;
  readonly amountRequired: Micro;
}

/** Which part of the terms does not fit together, or null. */
export function wrongCouponTerm(terms: CouponTerms): keyof CouponTerms | null {
  const { type, shareBps, amount, most, amountRequired } = terms;
  const preset: Preset = couponKinds[terms.kind];
  if (!preset.types.includes(type)) return 'type';
  if ((shareBps === null) === (amount === null)) return 'amount';
  if (!preset.values.includes(shareBps === null ? 'fixed' : 'share')) return 'amount';
  // A discount is a share and a deduction is fixed, or they would be each other.
  if (type === 'discount' && shareBps === null) return 'shareBps';
  if (type === 'deduction' && amount === null) return 'amount';
  if (shareBps !== null && !isShare(shareBps)) return 'shareBps';
  if (amount !== null && (amount <= 0n || amount !== most)) return 'most';
  if (most <= 0n) return 'most';
  if (amountRequired < 0n) return 'amountRequired';
  return preset.asksMore && amountRequired <= most ? 'amountRequired' : null;
}

const isShare = (bps: number) => Number.isInteger(bps) && bps > 0 && bps <= 10_000;

const least = (one: bigint, other: bigint): Micro => micro(one < other ? one : other);

/** What a coupon pays of an amount, and what it adds on top of it. */
export function couponShareOf(terms: CouponTerms, put: Micro): CouponShare {
  const { type, shareBps, amount, most } = terms;
  const value = shareBps === null ? (amount ?? zero) : least(shareOf(put, shareBps), most);
  if (type === 'addition') return { pays: zero, adds: value };
  return { pays: least(value, put), adds: zero };
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

export interface UseFacts extends CouponTerms, CouponTimes {
  /** What is typed, before the coupon. */
  readonly put: Micro;
  /** What the network has for coupons now. */
  readonly promotions: Micro;
  /** From when one of this name can be used again, when one was used today. */
  readonly freeFrom: Date | null;
  readonly now: Date;
}

/** Why a coupon cannot be used on a put, or null. */
export function whyNotUse(coupon: UseFacts | null): Why | null {
  if (!coupon) return why('coupon_not_found');
  const { now, put, amountRequired, freeFrom } = coupon;
  const state = couponStateOf(coupon, now);
  if (state === 'used') return why('coupon_used');
  if (state === 'expired') return why('coupon_unavailable');
  if (freeFrom && freeFrom > now) {
    return why('coupon_name_used_today', { until: freeFrom.toISOString() });
  }
  if (put < amountRequired) return why('coupon_amount', { amount: formatMicro(amountRequired) });
  const { pays, adds } = couponShareOf(coupon, put);
  const given = pays + adds;
  // Nobody else's money pays for a coupon: without any of the network's own it cannot be used.
  return given <= 0n || given > coupon.promotions ? why('coupon_unavailable') : null;
}

/** Coupons count as of the same name however it was written. */
export const nameKeyOf = (name: string): string =>
  name.normalize('NFKC').trim().toLowerCase().replaceAll(/\s+/g, ' ');
