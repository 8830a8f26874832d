import type { Micro } from '#domain/money.ts';
import type { ClawbackPayment, OpenClawback } from '#domain/plan/clawback.ts';
import { insert, type Sql } from '../../platform/database/database.ts';

/** A partner's open clawbacks that this merchant's commissions pay off, oldest first. */
export const listOpenClawbacks = (
  sql: Sql,
  partnerId: string,
  merchantId: string,
  now: Date,
): Promise<OpenClawback[]> =>
  sql.many<OpenClawback>`
    select id, net_left, fee_left from clawback_now
     where partner_id = ${partnerId} and merchant_id = ${merchantId} and lapses_at > ${now}
       and net_left + fee_left > 0
     order by at, id`;

export interface NewClawback {
  readonly id: string;
  readonly partnerId: string;
  readonly merchantId: string;
  readonly conversionId: string;
  readonly entryId: string;
  readonly approvalId: string;
  readonly net: Micro;
  readonly fee: Micro;
  /** True when the entry itself was reversed, and only what older clawbacks took of it is owed. */
  readonly isRest: boolean;
  readonly at: Date;
  readonly lapsesAt: Date;
}

export async function insertClawback(sql: Sql, clawback: NewClawback): Promise<void> {
  await insert(sql, 'clawback', {
    id: clawback.id,
    partnerId: clawback.partnerId,
    merchantId: clawback.merchantId,
    conversionId: clawback.conversionId,
    entryId: clawback.entryId,
    approvalId: clawback.approvalId,
    net: clawback.net,
    fee: clawback.fee,
    isRest: clawback.isRest,
    at: clawback.at,
    lapsesAt: clawback.lapsesAt,
  });
}

export interface PaidClawback extends ClawbackPayment {
  readonly conversionId: string;
  readonly entryId: string;
}

export async function insertPayment(sql: Sql, payment: PaidClawback, paidAt: Date): Promise<void> {
  await sql`
    insert into clawback_payment (clawback_id, no, conversion_id, entry_id, net, fee, at)
    select ${payment.clawbackId}, 1 + count(*), ${payment.conversionId}, ${payment.entryId},
           ${payment.net}, ${payment.fee}, ${paidAt}
      from clawback_payment where clawback_id = ${payment.clawbackId}`;
}

/** The part of a commission that paid off older clawbacks at its settlement. */
export const getNetted = (
  sql: Sql,
  conversionId: string,
): Promise<{ readonly net: Micro; readonly fee: Micro }> =>
  sql.one<{ net: Micro; fee: Micro }>`
    select coalesce(sum(net), 0)::bigint net, coalesce(sum(fee), 0)::bigint fee
      from clawback_payment where conversion_id = ${conversionId}`;

/** Whether this entry was already clawed back. */
export async function isClawedBack(sql: Sql, entryId: string): Promise<boolean> {
  const clawbacks = await sql.count`select id from clawback where entry_id = ${entryId}`;
  return clawbacks > 0;
}

/** A paid commission that was later charged back. */
export interface ChargedBack {
  readonly conversionId: string;
  readonly at: Date;
  /** The amount still owed; null when nothing was ever owed. */
  readonly left: Micro | null;
  readonly lapsesAt: Date | null;
}

export const listChargedBack = (
  sql: Sql,
  conversionIds: readonly string[],
): Promise<ChargedBack[]> =>
  sql.many<ChargedBack>`
    select s.conversion_id, min(u.at) at, max(c.net_left)::bigint "left",
           max(c.lapses_at) lapses_at
      from conversion_step s join entry_undone u on u.entry_id = s.entry_id
      left join clawback_now c on c.entry_id = s.entry_id
     where s.conversion_id = any(${conversionIds}::uuid[]) and s.state = 'approved'
     group by s.conversion_id`;
