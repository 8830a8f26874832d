import { type Micro, micro } from '../money.ts';
import { type Why, why } from '../refusal.ts';

export const vipMonthDays = 30;
const monthMs = vipMonthDays * 24 * 60 * 60 * 1000;
/** Nobody is talked into years. */
export const vipMonthsAhead = 3;

export interface VipMonth {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** The month that is bought now: it begins where the last one ends, so that none is lost. */
export function nextVipMonth(lastEndsAt: Date | null, now: Date): VipMonth {
  const startsAt = lastEndsAt && lastEndsAt > now ? lastEndsAt : now;
  return { startsAt, endsAt: new Date(startsAt.getTime() + monthMs) };
}

export interface VipFacts {
  readonly isOffered: boolean;
  readonly price: Micro;
  /** The price that the partner saw. */
  readonly agreed: Micro;
  readonly available: Micro;
  readonly lastEndsAt: Date | null;
  readonly now: Date;
}

/** Why a month of VIP cannot be bought, or null. */
export function whyNotVip({ isOffered, price, agreed, available, ...times }: VipFacts): Why | null {
  if (!isOffered || price <= 0n) return why('vip_not_offered');
  if (agreed !== price) return why('vip_price_changed');
  const { lastEndsAt, now } = times;
  const aheadMs = (lastEndsAt?.getTime() ?? 0) - now.getTime();
  if (aheadMs > (vipMonthsAhead - 1) * monthMs) {
    return why('vip_enough', { months: vipMonthsAhead });
  }
  return price > available ? why('insufficient_balance', { pocket: 'available' }) : null;
}

/** The fee on commissions of a put that is made now. VIP can only lower it. */
export const revenueFeeOf = (standardBps: number, vipBps: number, isVip: boolean): number =>
  isVip ? Math.min(standardBps, vipBps) : standardBps;

/**
 * From how much commission in a month on it saves more than it costs, rounded up; null when it
 * never does.
 */
export function breakEvenOf(price: Micro, standardBps: number, vipBps: number): Micro | null {
  const savedBps = BigInt(standardBps - vipBps);
  if (savedBps <= 0n) return null;
  return micro((price * 10_000n + savedBps - 1n) / savedBps);
}
