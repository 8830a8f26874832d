import type { PauseCause, PlanCause, PlanStatus } from '#domain/plan/status.ts';
import type { Sql } from '../../platform/database/database.ts';
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

export async function insertOffers(sql: Sql, offers: readonly Offer[]): Promise<void> {
  await sql(
    `insert into plan (no, partner_id, product_id, creative_id, origin, offered_at, offered_until,
       status_at)
     select no, partner_id, product_id, creative_id, 'push', offered_at, offered_until, offered_at
       from unnest($1::text[], $2::uuid[], $3::uuid[], $4::int[], $5::timestamptz[],
              $6::timestamptz[])
         as offer (no, partner_id, product_id, creative_id, offered_at, offered_until)`,
    [
      offers.map(({ no }) => no),
      offers.map(({ partnerId }) => partnerId),
      offers.map(({ productId }) => productId),
      offers.map(({ creativeId }) => creativeId),
      offers.map(({ offeredAt }) => offeredAt),
      offers.map(({ offeredUntil }) => offeredUntil),
    ],
  );
}

/** Copies an operator's plan for a follower and returns the new plan's id. */
export async function insertCopiedPlan(sql: Sql, copy: Offer, copiedId: bigint): Promise<bigint> {
  const [row] = await sql<{ id: bigint }>(
    `insert into plan (no, partner_id, product_id, creative_id, origin, copies, offered_at,
       offered_until, status_at) values ($1, $2, $3, $4, 'follow', $5, $6, $7, $6) returning id`,
    [
      copy.no,
      copy.partnerId,
      copy.productId,
      copy.creativeId,
      copiedId,
      copy.offeredAt,
      copy.offeredUntil,
    ],
  );
  if (!row) throw new Error('A plan was not made');
  return row.id;
}

/** Partners with active accounts, to push to. */
export async function listActivePartners(sql: Sql): Promise<string[]> {
  const rows = await sql<{ id: string }>("select id from partner where status = 'active'");
  return rows.map(({ id }) => id);
}

/** Partners whose offer of this product still waits for an amount. */
export async function listOffered(sql: Sql, productId: string, now: Date): Promise<string[]> {
  const rows = await sql<{ partnerId: string }>(
    `select distinct partner_id "partnerId" from plan
      where product_id = $1 and status = 'waitPut' and offered_until > $2`,
    [productId, now],
  );
  return rows.map(({ partnerId }) => partnerId);
}

export interface PlanStep {
  readonly to: PlanStatus;
  readonly cause: PlanCause;
  readonly actor: string;
  readonly facts?: Readonly<Record<string, string>>;
  readonly entryId?: string | null;
  readonly at: Date;
}

/** Moves a locked plan. The database checks the move and sets the status. */
export async function insertStep(
  sql: Sql,
  { id, status, steps }: Pick<Plan, 'id' | 'status' | 'steps'>,
  step: PlanStep,
): Promise<void> {
  await sql(
    `insert into plan_step (plan_id, step, from_status, to_status, cause, actor, facts, entry_id,
       at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      id,
      steps + 1n,
      status,
      step.to,
      step.cause,
      step.actor,
      JSON.stringify(step.facts ?? {}),
      step.entryId ?? null,
      step.at,
    ],
  );
}

export interface PlanPause {
  /** Why the plan is paused; null when it resumes. */
  readonly cause: PauseCause | null;
  readonly actor: string;
  readonly at: Date;
  /** The cause that ends the plan once its last tokens have expired. */
  readonly endsWith?: PlanCause;
}

export async function insertPause(
  sql: Sql,
  { id, pauses }: Pick<Plan, 'id' | 'pauses'>,
  pause: PlanPause,
): Promise<void> {
  await sql(
    `insert into plan_pause (plan_id, step, cause, actor, at, ends_with)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, pauses + 1n, pause.cause, pause.actor, pause.at, pause.endsWith ?? null],
  );
}
