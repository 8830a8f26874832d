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

export async function findClick(sql: Sql, serveId: string): Promise<Click | null> {
  const [row] = await sql<Click>(
    `select e.serve_id "serveId", e.at "clickedAt",
            not exists (select from event_flag m where m.plan_id = e.plan_id and m.no = e.no)
              "isClickValid",
            p.id "planId", p.no "planNo", p.status, p.partner_id "partnerId",
            d.merchant_id "merchantId", d.id "productId", d.commission,
            d.commission_bps "commissionBps", d.commission_max "commissionMax",
            d.conversions_per_click "conversionsPerClick",
            d.click_window_hours "clickWindowHours", d.validate_days "validateDays",
            (t.terms ->> 'revenueFeeBps')::int "revenueFeeBps",
            (select count(*)::int from conversion_now c
              where c.serve_id = e.serve_id and c.state <> 'refused') "ofClick"
       from click e join plan p on p.id = e.plan_id
       join product d on d.id = p.product_id
       join plan_put t on t.plan_id = p.id
      where e.serve_id = $1`,
    [serveId],
  );
  return row ?? null;
}

/** Pauses all delivering plans of a product whose merchant cannot pay, and returns them. */
export async function pausePlansOf(sql: Sql, productId: string, now: Date): Promise<bigint[]> {
  const rows = await sql<{ planId: bigint }>(
    `insert into plan_pause (plan_id, step, cause, actor, at)
     select p.id, 1 + (select count(*) from plan_pause b where b.plan_id = p.id), 'escrow_low',
            'network', $2
       from plan p where p.product_id = $1 and p.status = 'putting' and p.paused_by is null
     returning plan_id "planId"`,
    [productId, now],
  );
  return rows.map(({ planId }) => planId);
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
  await sql('insert into postback_conflict values ($1, $2, $3, $4, $5, $6)', [
    randomUUID(),
    merchantId,
    name,
    txid,
    body,
    at,
  ]);
}
