import type { OperatedPlan } from '#domain/follow/record.ts';
import type { Micro } from '#domain/money.ts';
import { fragment, insert, type Sql } from '../../platform/database/database.ts';

export interface Operator {
  readonly partnerId: string;
  readonly proxyId: string;
  readonly at: Date;
  readonly step: number;
  readonly isOffered: boolean;
  /** Whether the account is active: nobody may follow one that staff closed. */
  readonly isActive: boolean;
  readonly shareBps: number;
}

const select = fragment`
  select o.partner_id, o.proxy_id, o.at, s.step, s.is_offered, a.status = 'active' is_active,
         s.share_bps
    from operator o join partner a on a.id = o.partner_id
    join lateral (
      select step, is_offered, share_bps from operator_step where partner_id = o.partner_id
       order by step desc limit 1) s on true`;

export async function findOperatorById(sql: Sql, proxyId: string): Promise<Operator | null> {
  return sql.maybeOne<Operator>`${select} where o.proxy_id = ${proxyId}`;
}

export async function findOwnOperator(sql: Sql, partnerId: string): Promise<Operator | null> {
  return sql.maybeOne<Operator>`${select} where o.partner_id = ${partnerId}`;
}

/** Assigns the partner's ID the first time. Throws if another partner has this ID. */
export async function insertOperator(sql: Sql, partnerId: string, proxyId: string, now: Date) {
  await sql`
    insert into operator (partner_id, proxy_id, at) values (${partnerId}, ${proxyId}, ${now})
    on conflict (partner_id) do nothing`;
}

export async function insertOperatorStep(
  sql: Sql,
  partnerId: string,
  step: Pick<Operator, 'step' | 'isOffered' | 'shareBps'>,
  now: Date,
): Promise<void> {
  await insert(sql, 'operator_step', {
    partnerId,
    step: step.step,
    isOffered: step.isOffered,
    shareBps: step.shareBps,
    at: now,
  });
}

const consumed = fragment`
  coalesce(m.spent - (
    select coalesce(sum(c.amount), 0) from plan_credit c where c.plan_id = p.id), 0)::bigint`;

/** Every plan the operator has put money on, whatever its outcome. */
export async function listOperatedPlans(sql: Sql, operatorId: string): Promise<OperatedPlan[]> {
  return sql.many<OperatedPlan>`
    select case p.status when 'settled' then 'settled'
             when 'putFailed' then 'failed' else 'running' end state,
           put.amount put, put.own, ${consumed} consumed,
           (select coalesce(sum(w.commission - w.fee), 0)::bigint from conversion_worth w
             where w.plan_id = p.id and w.counts_as = 'approved') earned
      from plan p join plan_put put on put.plan_id = p.id
      left join plan_meter m on m.plan_id = p.id
     where p.partner_id = ${operatorId}`;
}

export interface FollowerSums {
  readonly result: Micro;
}

/** The net result of each follower with a settled copy, after the operator's share. */
export async function listFollowerResults(sql: Sql, operatorId: string): Promise<FollowerSums[]> {
  return sql.many<FollowerSums>`
    select sum(s.result - s.share)::bigint result
      from follow f join follow_result s on s.follow_id = f.id
     where f.operator_id = ${operatorId} group by f.partner_id`;
}

export async function countFollowers(sql: Sql, operatorId: string): Promise<number> {
  const row = await sql.one<{ count: number }>`
    select count(*)::int from follow where operator_id = ${operatorId} and ended_at is null`;
  return row.count;
}
