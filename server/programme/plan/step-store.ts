import type { PlanLimits } from '#domain/plan/limits.ts';
import type { PauseCause, PlanCause, PlanStatus } from '#domain/plan/status.ts';
import type { Terms } from '#domain/plan/terms.ts';
import { insert, type Sql } from '../../platform/database/database.ts';
import type { Plan } from './plan-store.ts';

/** A product pushed to a partner. */
export interface Offer {
  readonly no: string;
  readonly partnerId: string;
  readonly productId: string;
  readonly creativeId: number;
  readonly offeredAt: Date;
  readonly offeredUntil: Date;
}

/** An offer with what it promises. */
export interface PromisedOffer extends Offer {
  readonly terms: Terms;
  readonly limits: PlanLimits;
}

export async function insertOffers(sql: Sql, offers: readonly PromisedOffer[]): Promise<void> {
  await sql`
    with offer as (
      select * from unnest(
        ${offers.map(({ no }) => no)}::text[],
        ${offers.map(({ partnerId }) => partnerId)}::uuid[],
        ${offers.map(({ productId }) => productId)}::uuid[],
        ${offers.map(({ creativeId }) => creativeId)}::int[],
        ${offers.map(({ offeredAt }) => offeredAt)}::timestamptz[],
        ${offers.map(({ offeredUntil }) => offeredUntil)}::timestamptz[],
        ${offers.map(({ terms }) => JSON.stringify(terms))}::jsonb[],
        ${offers.map(({ limits }) => JSON.stringify(limits))}::jsonb[]
      ) as offer (no, partner_id, product_id, creative_id, offered_at, offered_until, terms, limits)
    ), new_plan as (
      insert into plan (no, partner_id, product_id, creative_id, origin, offered_at, offered_until,
        status_at)
      select no, partner_id, product_id, creative_id, 'push', offered_at, offered_until, offered_at
        from offer
      returning id, no
    )
    insert into plan_offer (plan_id, terms, limits)
    select new_plan.id, offer.terms, offer.limits from new_plan join offer using (no)`;
}

/** Copies an operator's plan for a follower and returns the new plan's id. */
export async function insertCopiedPlan(
  sql: Sql,
  copy: PromisedOffer,
  copiedId: bigint,
): Promise<bigint> {
  const row = await sql.one<{ planId: bigint }>`
    with new_plan as (
      insert into plan (no, partner_id, product_id, creative_id, origin, copies, offered_at,
        offered_until, status_at)
      values (${copy.no}, ${copy.partnerId}, ${copy.productId}, ${copy.creativeId}, 'follow',
        ${copiedId}, ${copy.offeredAt}, ${copy.offeredUntil}, ${copy.offeredAt})
      returning id
    )
    insert into plan_offer (plan_id, terms, limits)
    select id, ${JSON.stringify(copy.terms)}, ${JSON.stringify(copy.limits)} from new_plan
    returning plan_id`;
  return row.planId;
}

/** Partners with active accounts, to push to. */
export async function listActivePartners(sql: Sql): Promise<string[]> {
  const rows = await sql.many<{ id: string }>`select id from partner where status = 'active'`;
  return rows.map(({ id }) => id);
}

/** Partners whose offer of this product still waits for an amount. */
export async function listOffered(sql: Sql, productId: string, now: Date): Promise<string[]> {
  const rows = await sql.many<{ partnerId: string }>`
    select distinct partner_id from plan
     where product_id = ${productId} and status = 'waitPut' and offered_until > ${now}`;
  return rows.map(({ partnerId }) => partnerId);
}

export interface PlanStep {
  readonly status: PlanStatus;
  readonly cause: PlanCause;
  readonly actor: string;
  readonly facts?: Readonly<Record<string, string>>;
  readonly entryId?: string | null;
  readonly reachedAt: Date;
}

/** Moves a locked plan. The database checks the move and sets the status. */
export async function insertStep(
  sql: Sql,
  { id, status, steps }: Pick<Plan, 'id' | 'status' | 'steps'>,
  step: PlanStep,
): Promise<void> {
  await insert(sql, 'plan_step', {
    planId: id,
    step: steps + 1n,
    fromStatus: status,
    toStatus: step.status,
    cause: step.cause,
    actor: step.actor,
    facts: JSON.stringify(step.facts ?? {}),
    entryId: step.entryId ?? null,
    at: step.reachedAt,
  });
}

export interface PlanPause {
  /** Why the plan is paused; null when it resumes. */
  readonly cause: PauseCause | null;
  readonly actor: string;
  readonly changedAt: Date;
  /** The cause that ends the plan once its last tokens have expired. */
  readonly endsWith?: PlanCause;
}

export async function insertPause(
  sql: Sql,
  { id, pauses }: Pick<Plan, 'id' | 'pauses'>,
  pause: PlanPause,
): Promise<void> {
  await insert(sql, 'plan_pause', {
    planId: id,
    step: pauses + 1n,
    cause: pause.cause,
    actor: pause.actor,
    at: pause.changedAt,
    endsWith: pause.endsWith ?? null,
  });
}
