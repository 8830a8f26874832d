import { randomUUID } from 'node:crypto';
import { couponShareOf, type UseFacts, whyNotUse } from '#domain/coupon/coupon.ts';
import { type CouponDay, couponDayOf, followsZone, freeFromOf } from '#domain/coupon/day.ts';
import { type Entry, entryOf } from '#domain/ledger/entry.ts';
import { type PotPart, takeFromPots } from '#domain/ledger/pots.ts';
import { type Micro, micro } from '#domain/money.ts';
import type { CouponShare } from '#domain/plan/put.ts';
import type { Why } from '#domain/refusal.ts';
import type { Sql } from '../db/db.ts';
import { type Coupon, findCoupon } from './coupon-store.ts';

/** Of a coupon's name, how often one was put on a plan, and the end of the last day that counts. */
interface NameUse {
  readonly turn: number;
  readonly dayEnds: Date | null;
}

interface Zone {
  readonly turn: number;
  readonly zone: string;
  readonly since: Date | null;
}

/** All that the use of a coupon is judged by. */
export interface CouponGround {
  readonly coupon: Coupon | null;
  readonly last: NameUse;
  readonly zone: Zone;
  /** The zone that the partner's days are kept in from now on. */
  readonly today: CouponDay;
}

/**
 * Reads what the use of a coupon is judged by. Whoever goes on to use it holds the partner's
 * wallet, so that uses of one partner come one after the other.
 */
export async function loadCoupon(
  sql: Sql,
  partnerId: string,
  couponId: string,
  { zone: askedZone, now }: { readonly zone: string; readonly now: Date },
): Promise<CouponGround> {
  const coupon = await findCoupon(sql, partnerId, couponId);
  const [last] = await sql<NameUse>(
    `select coalesce(max(turn), 0) turn, (select max(day_ends) from coupon_used
              where partner_id = $1 and name_key = $2) "dayEnds"
       from coupon_use where partner_id = $1 and name_key = $2`,
    [partnerId, coupon?.nameKey ?? ''],
  );
  if (!last) throw new Error('A count without rows');
  const zone = await getZone(sql, partnerId);
  const name = followsZone(zone, askedZone, now) ? askedZone : zone.zone;
  return { coupon, last, zone, today: couponDayOf(now, name) };
}

/** The zone that a partner's days are kept in: the account's until it follows the device. */
export async function getZone(sql: Sql, partnerId: string): Promise<Zone> {
  const [row] = await sql<Zone>(
    `select coalesce(z.turn, 0) turn, coalesce(z.zone, p.time_zone) zone, z.at since
       from partner p left join partner_zone z on z.partner_id = p.id
      where p.id = $1 order by z.turn desc nulls last limit 1`,
    [partnerId],
  );
  if (!row) throw new Error('An account vanished');
  return row;
}

/** What a coupon gives to a put, or why it cannot be used on it. */
export function judgeCoupon(
  { coupon, last, today }: CouponGround,
  put: Micro,
  promotions: Micro,
  now: Date,
): Why | CouponShare {
  const freeFrom = freeFromOf(last.dayEnds, today);
  const facts: UseFacts | null = coupon && { ...coupon, put, promotions, freeFrom, now };
  return whyNotUse(facts) ?? couponShareOf(coupon as Coupon, put);
}

/** The network's own money for a coupon, into the partner's promotion credit. */
export function grantEntry(
  { coupon }: CouponGround,
  { pays, adds }: CouponShare,
  promotions: readonly PotPart[],
  planNo: string,
): Entry {
  if (!coupon) throw new Error('A coupon vanished');
  const to = { owner: coupon.partnerId, pocket: 'discount' } as const;
  const taken = takeFromPots(promotions, micro(pays + adds));
  if (!taken) throw new Error('A coupon was granted without the money for it');
  return entryOf({
    id: randomUUID(),
    kind: 'coupon_grant',
    cause: { plan: planNo, coupon: coupon.id },
    transfers: taken.map(({ owner, amount }) => ({
      from: { owner, pocket: 'promotions' },
      to,
      amount,
    })),
  });
}

export interface CouponUse extends CouponShare {
  readonly planId: bigint;
  readonly entryId: string;
  readonly at: Date;
}

/**
 * Uses a coupon up, with the day that it counts for. The database refuses a second one, unless the
 * plan of the first has failed.
 */
export async function insertUse(
  sql: Sql,
  { coupon, last, zone, today }: CouponGround,
  use: CouponUse,
): Promise<void> {
  if (!coupon) throw new Error('A coupon vanished');
  const { partnerId } = coupon;
  if (today.zone !== zone.zone) {
    await sql(
      `insert into partner_zone (partner_id, turn, zone, at, at_before)
       values ($1, $2, $3, $4, $5)`,
      [partnerId, zone.turn + 1, today.zone, use.at, zone.since],
    );
  }
  await sql(
    `insert into coupon_use (coupon_id, nth, partner_id, name_key, turn, zone, day_starts,
       day_ends, plan_id, pays, adds, entry_id, at)
     select $1, 1 + count(*), $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12
       from coupon_use where coupon_id = $1`,
    [
      coupon.id,
      partnerId,
      coupon.nameKey,
      last.turn + 1,
      today.zone,
      today.startsAt,
      today.endsAt,
      use.planId,
      use.pays,
      use.adds,
      use.entryId,
      use.at,
    ],
  );
}
