import { type Micro, micro } from '../money.ts';
import { createRefusal, type Refusal } from '../refusal.ts';
import { dayMs } from '../time.ts';

export const vipMonthDays = 30;
const monthMs = vipMonthDays * dayMs;
/** Nobody should be talked into paying years ahead. */
export const vipMonthsAhead = 3;

export interface VipMonth {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/**
 * The month bought now: it begins in the first gap after the months already paid for, so that none
 * is lost. `paid` are the months neither over nor refunded, in order.
 */
export function nextVipMonth(paidMonths: readonly VipMonth[], now: Date): VipMonth {
  let startsAt = now.getTime();
  for (const month of paidMonths) {
    if (month.startsAt.getTime() - startsAt >= monthMs) break;
    startsAt = Math.max(startsAt, month.endsAt.getTime());
  }

  return { startsAt: new Date(startsAt), endsAt: new Date(startsAt + monthMs) };
}

/** Until when VIP lasts without a gap; null for a partner without VIP now. */
export function vipUntilOf(paidMonths: readonly VipMonth[], now: Date): Date | null {
  let until: Date | null = null;
  for (const { startsAt, endsAt } of paidMonths) {
    if (startsAt > (until ?? now)) break;
    until = endsAt;
  }

  return until;
}

export interface VipOffer {
  readonly isOffered: boolean;
  readonly price: Micro;
  /** The commission fee for puts made during it, and for all others. */
  readonly feeBps: number;
  readonly standardFeeBps: number;
}

/** A month of VIP as currently offered: never free, and never when it would not lower the fee. */
export function vipOfferOf(
  settings: { readonly isOffered: boolean; readonly price: Micro; readonly revenueFeeBps: number },
  standardFeeBps: number,
): VipOffer {
  const { price } = settings;
  const feeBps = revenueFeeOf(standardFeeBps, settings.revenueFeeBps, true);
  const isOffered = settings.isOffered && price > 0n && feeBps < standardFeeBps;
  return { isOffered, price, feeBps, standardFeeBps };
}

export interface VipInput {
  readonly offer: VipOffer;
  /** The price and fee that the partner was shown. */
  readonly agreed: Pick<VipOffer, 'price' | 'feeBps'>;
  readonly available: Micro;
  /** The months neither over nor refunded, in order. */
  readonly paid: readonly VipMonth[];
  readonly now: Date;
}

/** Why a month of VIP cannot be bought, or null. */
export function whyNotVip({ offer, agreed, available, paid, now }: VipInput): Refusal | null {
  const { isOffered, price, feeBps } = offer;
  if (!isOffered) return createRefusal('vip_not_offered');
  if (agreed.price !== price || agreed.feeBps !== feeBps) return createRefusal('vip_price_changed');

  const prepaidMs = paid.reduce(
    (sum, { startsAt, endsAt }) => sum + (endsAt.getTime() - Math.max(+startsAt, +now)),
    0,
  );
  if (prepaidMs > (vipMonthsAhead - 1) * monthMs) {
    return createRefusal('vip_enough', { months: vipMonthsAhead });
  }

  return price > available ? createRefusal('insufficient_balance', { pocket: 'available' }) : null;
}

/** The commission fee for a put made now. VIP can only lower it. */
export const revenueFeeOf = (standardBps: number, vipBps: number, isVip: boolean): number =>
  isVip ? Math.min(standardBps, vipBps) : standardBps;

/**
 * The monthly commission above which VIP saves more than it costs, rounded up; null if it never
 * does.
 */
export function breakEvenOf(price: Micro, standardBps: number, vipBps: number): Micro | null {
  const savedBps = BigInt(standardBps - vipBps);
  if (savedBps <= 0n) return null;
  return micro((price * 10_000n + savedBps - 1n) / savedBps);
}

/**
 * The limits for a put by a partner in this month of VIP, or without one. The month keeps the fee
 * it was bought for, even if VIP changes later.
 */
export function limitsWithVip<Limits extends { readonly revenueFeeBps: number }>(
  limits: Limits,
  vip: { readonly revenueFeeBps: number },
  month: { readonly feeBps: number } | null,
): Limits {
  if (!month) return limits;
  const vipBps = Math.min(vip.revenueFeeBps, month.feeBps);
  return { ...limits, revenueFeeBps: revenueFeeOf(limits.revenueFeeBps, vipBps, true) };
}
