import { dayNumber, localDay, startOfDay } from '../delivery/local-day.ts';

/** One day of a partner, from midnight to midnight in a zone. */
export interface CouponDay {
  readonly zone: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

export function couponDayOf(now: Date, zone: string): CouponDay {
  const number = dayNumber(localDay(now, zone));
  return { zone, startsAt: startOfDay(number, zone), endsAt: startOfDay(number + 1, zone) };
}

const zoneKeptMs = 24 * 60 * 60 * 1000;

/** The zone that a partner's days are kept in, and since when. */
export interface KeptZone {
  readonly zone: string;
  /** Null when it never changed. */
  readonly since: Date | null;
}

/** The zone follows the partner's device, at most once a day: whoever travels has one day only. */
export const followsZone = ({ zone, since }: KeptZone, asked: string, now: Date): boolean =>
  asked !== zone && (since === null || now.getTime() - since.getTime() >= zoneKeptMs);

/**
 * From when a coupon of a name can be used again, or null for now. A day is used up by each day
 * that was used before and overlaps with it: another zone makes no second day out of one.
 */
export function freeFromOf(usedUntil: Date | null, today: CouponDay): Date | null {
  if (!usedUntil || usedUntil <= today.startsAt) return null;
  const then = couponDayOf(usedUntil, today.zone);
  return then.startsAt.getTime() === usedUntil.getTime() ? usedUntil : then.endsAt;
}
