import type { NoticeKind } from '#domain/notification/notice.ts';
import type { Facts } from '#domain/refusal.ts';
import type { Sql } from '../../platform/database/database.ts';

/** A notice to the partner of a plan. */
export interface PlanNotice {
  readonly planId: bigint;
  readonly kind: NoticeKind;
  /** Names the cause: for one plan, each cause is reported once. */
  readonly cause: string;
  readonly details?: Facts;
  readonly createdAt: Date;
}

/**
 * Leaves notices about plans, in the transaction of what they report; skips causes already
 * reported.
 */
export async function leavePlanNotices(sql: Sql, notices: readonly PlanNotice[]): Promise<void> {
  if (notices.length === 0) return;

  await sql`
    with input as (
      select * from unnest(
        ${notices.map(({ planId }) => planId)}::bigint[],
        ${notices.map(({ kind }) => kind)}::text[],
        ${notices.map(({ cause }) => cause)}::text[],
        ${notices.map(({ details }) => JSON.stringify(details ?? {}))}::jsonb[],
        ${notices.map(({ createdAt }) => createdAt)}::timestamptz[]
      ) as input (plan_id, what, cause, facts, at)
    ), new_cause as (
      insert into plan_alert (plan_id, cause, at)
      select plan_id, cause, at from input
      on conflict do nothing returning plan_id, cause
    )
    insert into notice (id, partner_id, at, what, facts)
    select gen_random_uuid(), p.partner_id, g.at, g.what,
           jsonb_build_object('plan', p.no, 'product', d.name) || g.facts
      from new_cause join input g using (plan_id, cause)
      join plan p on p.id = g.plan_id join product d on d.id = p.product_id`;
}
