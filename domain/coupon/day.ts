import { hourMs, localDayOf, startOfLocalDay } from '../time.ts';

/** A local day of a partner, from midnight to midnight. */
export interface CouponDay {
  readonly timeZone: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

export function couponDayOf(now: Date, timeZone: string): CouponDay {
  const day = localDayOf(now, timeZone);
  return {
    timeZone,
    startsAt: startOfLocalDay(day, timeZone),
    endsAt: startOfLocalDay(day + 1, timeZone),
  };
}

/** How long a partner's days stay in one time zone before they follow the device to another. */
export const timeZoneHours = 24;

export const timeZoneMs = timeZoneHours * hourMs;

/** The partner's time zone, and since when. */
export interface StoredTimeZone {
  readonly timeZone: string;
  /** Null if it has never changed. */
  readonly since: Date | null;
}

/** The time zone follows the partner's device at most once a day, so travel adds no days. */
export const shouldSwitchTimeZone = (
  { timeZone, since }: StoredTimeZone,
  deviceTimeZone: string,
  now: Date,
): boolean =>
  deviceTimeZone !== timeZone && (since === null || now.getTime() - since.getTime() >= timeZoneMs);

/** The time zone that a use would count in now, from the one that the partner's device is in. */
export const dayTimeZoneOf = (
  storedZone: StoredTimeZone,
  deviceTimeZone: string,
  now: Date,
): string =>
  shouldSwitchTimeZone(storedZone, deviceTimeZone, now) ? deviceTimeZone : storedZone.timeZone;

/**
 * From when a coupon of a name can be used again, or null for now. A day is used up if an earlier
 * used day overlaps with it: changing the time zone does not make two days out of one.
 */
export function freeFromOf(usedUntil: Date | null, today: CouponDay): Date | null {
  if (!usedUntil || usedUntil <= today.startsAt) return null;
  const usedDay = couponDayOf(usedUntil, today.timeZone);
  return usedDay.startsAt.getTime() === usedUntil.getTime() ? usedUntil : usedDay.endsAt;
}
