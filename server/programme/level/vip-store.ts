import { type VipMonth, vipUntilOf } from '#domain/level/vip.ts';
import type { Micro } from '#domain/money.ts';
import { insert, type Sql } from '../../platform/database/database.ts';

export interface StoredMonth extends VipMonth {
  readonly no: number;
}

/** The last month ever bought, refunded or not; its number says how many there were. */
export async function findLastMonth(sql: Sql, partnerId: string): Promise<StoredMonth | null> {
  return sql.maybeOne<StoredMonth>`
    select no, starts_at, ends_at from vip_month where partner_id = ${partnerId}
     order by no desc limit 1`;
}

export interface PaidMonth extends VipMonth {
  /** The fee that comes with this month. */
  readonly feeBps: number;
}

/** Months that have neither ended nor been refunded, in order. */
export const listPaidMonths = (sql: Sql, partnerId: string, now: Date): Promise<PaidMonth[]> =>
  sql.many<PaidMonth>`
    select starts_at, ends_at, fee_bps from vip_month v
     where partner_id = ${partnerId} and ends_at > ${now}
       and not exists (select from entry e where e.reverses = v.entry_id)
     order by starts_at`;

export interface BoughtMonth extends VipMonth {
  readonly partnerId: string;
  readonly price: Micro;
  readonly feeBps: number;
  readonly entryId: string;
  readonly at: Date;
}

export async function insertMonth(
  sql: Sql,
  lastMonth: StoredMonth | null,
  month: BoughtMonth,
): Promise<void> {
  await insert(sql, 'vip_month', {
    partnerId: month.partnerId,
    no: (lastMonth?.no ?? 0) + 1,
    startsAt: month.startsAt,
    endsAt: month.endsAt,
    price: month.price,
    endsBefore: lastMonth?.endsAt ?? null,
    entryId: month.entryId,
    at: month.at,
    feeBps: month.feeBps,
  });
}

/** Until when a partner is VIP; null if no paid month covers now. */
export const findVipUntil = async (sql: Sql, partnerId: string, now: Date): Promise<Date | null> =>
  vipUntilOf(await listPaidMonths(sql, partnerId, now), now);

/** The fees of those of these partners who are in a VIP month now. */
export async function listCurrentFees(
  sql: Sql,
  partnerIds: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  const months = await sql.many<{ partnerId: string; feeBps: number }>`
    select partner_id, fee_bps from vip_month v
     where partner_id = any (${partnerIds}::uuid[]) and starts_at <= ${now} and ends_at > ${now}
       and not exists (select from entry e where e.reverses = v.entry_id)`;
  return new Map(months.map(({ partnerId, feeBps }) => [partnerId, feeBps]));
}

/** The VIP month that a partner is in now, if any. */
export async function findCurrentMonth(
  sql: Sql,
  partnerId: string,
  now: Date,
): Promise<PaidMonth | null> {
  return sql.maybeOne<PaidMonth>`
    select starts_at, ends_at, fee_bps from vip_month v
     where partner_id = ${partnerId} and starts_at <= ${now} and ends_at > ${now}
       and not exists (select from entry e where e.reverses = v.entry_id)
     order by starts_at limit 1`;
}
