import {
  type CouponDay,
  couponDayOf,
  dayTimeZoneOf,
  type StoredTimeZone,
} from '#domain/coupon/day.ts';
import type { CouponShare } from '#domain/plan/put.ts';
import { insert, type Sql } from '../../platform/database/database.ts';
import { type Coupon, findCoupon } from './coupon-store.ts';

/** How often coupons of one name were used, and when the last day that counts ends. */
interface NameUse {
  readonly turn: number;
  readonly dayEnds: Date | null;
}

interface PartnerTimeZone extends StoredTimeZone {
  readonly turn: number;
}

/** Everything that the use of a coupon is judged by. */
export interface LoadedCoupon {
  readonly coupon: Coupon | null;
  readonly lastUse: NameUse;
  readonly storedTimeZone: PartnerTimeZone;
  /** Today in the time zone that the partner's local days are counted in from now on. */
  readonly today: CouponDay;
}

/**
 * Loads the facts for using a coupon. A caller that goes on to use it must hold the lock on the
 * partner's wallet, which serialises the partner's uses.
 */
export async function loadCoupon(
  sql: Sql,
  partnerId: string,
  couponId: string,
  { timeZone, now }: { readonly timeZone: string; readonly now: Date },
): Promise<LoadedCoupon> {
  const coupon = await findCoupon(sql, partnerId, couponId);
  const nameKey = coupon?.nameKey ?? '';
  const lastUse = await sql.one<NameUse>`
    select coalesce(max(turn), 0) turn,
           (select max(day_ends) from coupon_used
             where partner_id = ${partnerId} and name_key = ${nameKey}) day_ends
      from coupon_use where partner_id = ${partnerId} and name_key = ${nameKey}`;

  const storedTimeZone = await getStoredTimeZone(sql, partnerId);
  const today = couponDayOf(now, dayTimeZoneOf(storedTimeZone, timeZone, now));
  return { coupon, lastUse, storedTimeZone, today };
}

/** The time zone of a partner's local days: the account's, until it follows the device's. */
export async function getStoredTimeZone(sql: Sql, partnerId: string): Promise<PartnerTimeZone> {
  return sql.one<PartnerTimeZone>`
    select coalesce(z.turn, 0) turn, coalesce(z.time_zone, p.time_zone) time_zone, z.at since
      from partner p left join partner_time_zone z on z.partner_id = p.id
     where p.id = ${partnerId} order by z.turn desc nulls last limit 1`;
}

export interface CouponUse extends CouponShare {
  readonly planId: bigint;
  readonly entryId: string;
  readonly at: Date;
}

/**
 * Uses a coupon up, and the day it counts for. The database refuses a second use unless the first
 * one's plan has failed.
 */
export async function insertCouponUse(
  sql: Sql,
  { coupon, lastUse, storedTimeZone, today }: LoadedCoupon,
  use: CouponUse,
): Promise<void> {
  if (!coupon) throw new Error('A coupon vanished');

  const { partnerId } = coupon;
  if (today.timeZone !== storedTimeZone.timeZone) {
    await insert(sql, 'partner_time_zone', {
      partnerId,
      turn: storedTimeZone.turn + 1,
      timeZone: today.timeZone,
      at: use.at,
      atBefore: storedTimeZone.since,
    });
  }

  await sql`
    insert into coupon_use (coupon_id, nth, partner_id, name_key, turn, time_zone, day_starts,
      day_ends, plan_id, pays, adds, entry_id, at)
    select ${coupon.id}, 1 + count(*), ${partnerId}, ${coupon.nameKey}, ${lastUse.turn + 1},
      ${today.timeZone}, ${today.startsAt}, ${today.endsAt}, ${use.planId}, ${use.pays},
      ${use.adds}, ${use.entryId}, ${use.at}
      from coupon_use where coupon_id = ${coupon.id}`;
}
