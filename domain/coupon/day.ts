import { dayNumber, localDay, startOfDay } from '../delivery/local-day.ts';

/** One day of a partner, from midnight to midnight in a time zone. */
export interface CouponDay {
  readonly timeZone: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

export function couponDayOf(now: Date, timeZone: string): CouponDay {
  const number = dayNumber(localDay(now, timeZone));
  return {
    timeZone,
    startsAt: startOfDay(number, timeZone),
    endsAt: startOfDay(number + 1, timeZone),
  };
}

const timeZoneKeptMs = 24 * 60 * 60 * 1000;

/** The time zone that a partner's days are kept in, and since when. */
export interface KeptTimeZone {
  readonly timeZone: string;
  /** Null when it never changed. */
  readonly since: Date | null;
}

/** The time zone follows the partner's device at most once a day, so travel adds no days. */
export const followsTimeZone = (
  { timeZone, since }: KeptTimeZone,
  asked: string,
  now: Date,
): boolean =>
  asked !== timeZone && (since === null || now.getTime() - since.getTime() >= timeZoneKeptMs);

/**
 * From when a coupon of a name can be used again, or null for now. A day is used up by each day
 * that was used before and overlaps with it: another time zone makes no second day out of one.
 */
export function freeFromOf(usedUntil: Date | null, today: CouponDay): Date | null {
  if (!usedUntil || usedUntil <= today.startsAt) return null;
  const then = couponDayOf(usedUntil, today.timeZone);
  return then.startsAt.getTime() === usedUntil.getTime() ? usedUntil : then.endsAt;
}
