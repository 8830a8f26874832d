import type { OtherWords } from '#domain/language.ts';
import type { PauseCause, PlanStatus } from '#domain/plan/status.ts';
import { type Fragment, fragment, type Sql } from '../../platform/database/database.ts';

/** A plan: whose it is, of what, and where it stands. */
export interface Plan {
  readonly id: bigint;
  readonly no: string;
  readonly partnerId: string;
  readonly productId: string;
  readonly creativeId: number;
  readonly status: PlanStatus;
  readonly statusAt: Date;
  readonly pausedBy: PauseCause | null;
  readonly offeredUntil: Date;
  /** How many steps and pauses the plan has had. */
  readonly steps: bigint;
  readonly pauses: bigint;
}

/** Of the plan `p`. */
export const planColumns: Fragment = fragment`
  p.id, p.no, p.partner_id, p.product_id, p.creative_id, p.status, p.status_at, p.paused_by,
  p.offered_until,
  coalesce((select max(s.step) from plan_step s where s.plan_id = p.id), 0)::bigint steps,
  coalesce((select max(s.step) from plan_pause s where s.plan_id = p.id), 0)::bigint pauses`;

export const findPlan = (sql: Sql, planNo: string): Promise<Plan | null> =>
  sql.maybeOne<Plan>`select ${planColumns} from plan p where p.no = ${planNo}`;

/** Like `findPlan`, but locks the plan until the transaction ends. */
export async function lockPlan(sql: Sql, planNo: string): Promise<Plan | null> {
  await sql`select lock_plan(${planNo})`;
  return findPlan(sql, planNo);
}

export async function isProductWithdrawn(
  sql: Sql,
  { productId }: Pick<Plan, 'productId'>,
): Promise<boolean> {
  const count = await sql.count`select from product_withdrawal where product_id = ${productId}`;
  return count > 0;
}

/** The names of plans' products. */
export const listPlanProducts = (
  sql: Sql,
  planNos: readonly string[],
): Promise<{ no: string; product: string; productNames: OtherWords }[]> =>
  sql.many`
    select p.no, d.name product, d.names product_names
      from plan p join product d on d.id = p.product_id
     where p.no = any (${planNos}::text[])`;
