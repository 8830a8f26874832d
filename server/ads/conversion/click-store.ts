import { randomUUID } from 'node:crypto';
import type { CommissionTerms } from '#domain/conversion/judge.ts';
import type { PlanStatus } from '#domain/plan/status.ts';
import type { Sql } from '../../platform/database/database.ts';

/** A click that a conversion can be attributed to, with its plan and product. */
export interface Click extends CommissionTerms {
  readonly serveId: string;
  readonly clickedAt: Date;
  readonly isClickValid: boolean;
  readonly planId: bigint;
  readonly planNo: string;
  readonly status: PlanStatus;
  readonly partnerId: string;
  readonly merchantId: string;
  readonly productId: string;
  /** As agreed with the put. */
  readonly revenueFeeBps: number;
  /** The number of this click's conversions that were not refused. */
  readonly ofClick: number;
}

export const findClick = (sql: Sql, serveId: string): Promise<Click | null> =>
  sql.maybeOne<Click>`
    select e.serve_id, e.at clicked_at,
           not exists (select from event_flag m where m.plan_id = e.plan_id and m.no = e.no)
             is_click_valid, p.id plan_id, p.no plan_no, p.status, p.partner_id,
           d.merchant_id, d.id product_id, d.conversions_per_click,
           agreed.commission, agreed.commission_bps, agreed.commission_max,
           agreed.click_window_hours, agreed.validate_days, agreed.revenue_fee_bps,
           (select count(*)::int from conversion_now c
             where c.serve_id = e.serve_id and c.state <> 'refused') of_click
      from click e join plan p on p.id = e.plan_id
      join product d on d.id = p.product_id
      join agreed_terms agreed on agreed.plan_id = p.id
     where e.serve_id = ${serveId}`;

/** Pauses all delivering plans of a product whose merchant cannot pay, and returns them. */
export async function pausePlansOf(sql: Sql, productId: string, now: Date): Promise<bigint[]> {
  const plans = await sql.many<{ planId: bigint }>`
    insert into plan_pause (plan_id, step, cause, actor, at)
    select p.id, 1 + (select count(*) from plan_pause b where b.plan_id = p.id), 'escrow_low',
           'network', ${now}
      from plan p
     where p.product_id = ${productId} and p.status = 'putting' and p.paused_by is null
    returning plan_id`;
  return plans.map(({ planId }) => planId);
}

export interface Conflict {
  readonly merchantId: string;
  readonly name: string;
  readonly txid: string;
  readonly body: string;
  readonly at: Date;
}

export async function saveConflict(sql: Sql, conflict: Conflict): Promise<void> {
  const { merchantId, name, txid, body, at } = conflict;
  await sql`
    insert into postback_conflict values
      (${randomUUID()}, ${merchantId}, ${name}, ${txid}, ${body}, ${at})`;
}
