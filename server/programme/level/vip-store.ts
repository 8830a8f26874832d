import { type VipMonth, vipUntilOf } from '#domain/level/vip.ts';
import type { Micro } from '#domain/money.ts';
import type { Sql } from '../../platform/database/database.ts';

export interface StoredMonth extends VipMonth {
  readonly no: number;
}

/** The last month ever bought, refunded or not; its number says how many there were. */
export async function findLastMonth(sql: Sql, partnerId: string): Promise<StoredMonth | null> {
  const [row] = await sql<StoredMonth>(
    `select no, starts_at "startsAt", ends_at "endsAt" from vip_month where partner_id = $1
      order by no desc limit 1`,
    [partnerId],
  );
  return row ?? null;
}

export interface PaidMonth extends VipMonth {
  /** The fee that comes with this month. */
  readonly feeBps: number;
}

/** Months that have neither ended nor been refunded, in order. */
export const listPaidMonths = (sql: Sql, partnerId: string, now: Date): Promise<PaidMonth[]> =>
  sql<PaidMonth>(
    `select starts_at "startsAt", ends_at "endsAt", fee_bps "feeBps" from vip_month v
      where partner_id = $1 and ends_at > $2
        and not exists (select from entry e where e.reverses = v.entry_id)
      order by starts_at`,
    [partnerId, now],
  );

export interface BoughtMonth extends VipMonth {
  readonly partnerId: string;
  readonly price: Micro;
  readonly feeBps: number;
  readonly entryId: string;
  readonly at: Date;
}

export async function insertMonth(
  sql: Sql,
  last: StoredMonth | null,
  month: BoughtMonth,
): Promise<void> {
  await sql(
    `insert into vip_month (partner_id, no, starts_at, ends_at, price, ends_before, entry_id, at,
       fee_bps)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      month.partnerId,
      (last?.no ?? 0) + 1,
      month.startsAt,
      month.endsAt,
      month.price,
      last?.endsAt ?? null,
      month.entryId,
      month.at,
      month.feeBps,
    ],
  );
}

/** Until when a partner is VIP; null if no paid month covers now. */
export const findVipUntil = async (sql: Sql, partnerId: string, now: Date): Promise<Date | null> =>
  vipUntilOf(await listPaidMonths(sql, partnerId, now), now);

/** The VIP month that each of these partners is in now, if any. */
export async function findMonthNow(
  sql: Sql,
  partnerId: string,
  now: Date,
): Promise<PaidMonth | null> {
  const [month] = await sql<PaidMonth>(
    `select starts_at "startsAt", ends_at "endsAt", fee_bps "feeBps" from vip_month v
      where partner_id = $1 and starts_at <= $2 and ends_at > $2
        and not exists (select from entry e where e.reverses = v.entry_id)
      order by starts_at limit 1`,
    [partnerId, now],
  );
  return month ?? null;
}
