import type { ConversionState } from '#domain/conversion/state.ts';
import type { Micro } from '#domain/money.ts';
import type { Sql } from '../../platform/database/database.ts';

/** A conversion with its current state. */
export interface Conversion {
  readonly id: string;
  readonly planId: bigint;
  readonly serveId: string;
  readonly commission: Micro;
  readonly fee: Micro;
  readonly orderAmount: Micro | null;
  readonly clickedAt: Date;
  readonly at: Date;
  readonly lockAt: Date;
  readonly state: ConversionState;
  readonly reason: string | null;
  readonly step: number;
}

const columns = `id, plan_id "planId", serve_id "serveId", commission, fee,
  order_amount "orderAmount", clicked_at "clickedAt", at, lock_at "lockAt", state, reason, step`;

/** A plan's conversions that are not final: pending or held. */
export const listOpenConversions = (sql: Sql, planId: bigint): Promise<Conversion[]> =>
  sql<Conversion>(
    `select ${columns} from conversion_now where plan_id = $1 and state in ('held', 'pending')
      order by lock_at, id`,
    [planId],
  );

/** Held conversions that their merchant can no longer reverse. */
export const listHeldUntil = (sql: Sql, now: Date): Promise<Conversion[]> =>
  sql<Conversion>(
    `select ${columns} from conversion_now
      where state = 'held' and lock_at <= $1
        and plan_id in (select id from plan where status <> 'settled')
      order by lock_at, id limit 500`,
    [now],
  );

/**
 * Open conversions whose click was found invalid later, in plans not yet settled. A conversion that
 * two people granted to the partner is final.
 */
export const listFlagged = (
  sql: Sql,
  {
    id = null,
    planId = null,
  }: { readonly id?: string | null; readonly planId?: bigint | null } = {},
): Promise<Conversion[]> =>
  sql<Conversion>(
    `select ${columns} from conversion_now c
      where c.id in (
        select made.id from click_flag k
          join plan p on p.id = k.plan_id and p.status <> 'settled'
          join conversion made on made.serve_id = k.serve_id
         where ($1::uuid is null or made.id = $1) and ($2::bigint is null or k.plan_id = $2))
        and state in ('held', 'pending')
        and not exists (select from dispute_now d
              where d.conversion_id = c.id and d.outcome = 'approved')
      order by at, id limit 500`,
    [id, planId],
  );

/** A conversion and its settlement entry, which is posted in the same transaction. */
export interface Approval {
  readonly id: string;
  readonly entryId: string;
}

/**
 * Approves pending conversions, each with its settlement entry: from now on they count as ad
 * revenue. Throws if one is no longer pending or can still be reversed.
 */
export async function approveDue(
  sql: Sql,
  approvals: readonly Approval[],
  now: Date,
): Promise<void> {
  if (approvals.length === 0) return;
  const saved = await sql(
    `insert into conversion_step (conversion_id, step, state, actor, entry_id, at)
     select c.id, c.step + 1, 'approved', 'network', given.entry_id, $3
       from unnest($1::uuid[], $2::uuid[]) as given (id, entry_id)
       join conversion_now c on c.id = given.id
      where c.state = 'pending' and c.lock_at <= $3
     returning conversion_id`,
    [approvals.map(({ id }) => id), approvals.map(({ entryId }) => entryId), now],
  );
  if (saved.length !== approvals.length) throw new Error('A conversion cannot be approved now');
}

export interface ConversionStep {
  readonly id: string;
  readonly step: number;
  readonly state: ConversionState;
  readonly reason: string | null;
  /** 'merchant', 'network', or the name of a member of staff. */
  readonly actor: string;
  readonly entryId: string | null;
  readonly at: Date;
}

export async function saveConversionStep(sql: Sql, step: ConversionStep): Promise<void> {
  await sql(
    `insert into conversion_step (conversion_id, step, state, reason, actor, entry_id, at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [step.id, step.step, step.state, step.reason, step.actor, step.entryId, step.at],
  );
}

export interface NewConversion extends Omit<Conversion, 'state' | 'reason' | 'step'> {
  readonly merchantId: string;
  readonly name: string;
  readonly txid: string;
  readonly occurredAt: Date;
  readonly bodyHash: Buffer;
}

export async function saveConversion(sql: Sql, made: NewConversion): Promise<void> {
  await sql(
    `insert into conversion (id, merchant_id, name, txid, plan_id, serve_id, order_amount,
       commission, fee, clicked_at, occurred_at, at, lock_at, body_hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      made.id,
      made.merchantId,
      made.name,
      made.txid,
      made.planId,
      made.serveId,
      made.orderAmount,
      made.commission,
      made.fee,
      made.clickedAt,
      made.occurredAt,
      made.at,
      made.lockAt,
      made.bodyHash,
    ],
  );
}

/** The conversion a merchant reported under this event name and transaction id. */
export async function findConversion(
  sql: Sql,
  merchantId: string,
  name: string,
  txid: string,
): Promise<Conversion | null> {
  const [row] = await sql<Conversion>(
    `select ${columns} from conversion_now where merchant_id = $1 and name = $2 and txid = $3`,
    [merchantId, name, txid],
  );
  return row ?? null;
}

export async function findConversionById(sql: Sql, id: string): Promise<Conversion | null> {
  const [row] = await sql<Conversion>(`select ${columns} from conversion_now where id = $1`, [id]);
  return row ?? null;
}

export async function getConversion(sql: Sql, id: string): Promise<Conversion> {
  const found = await findConversionById(sql, id);
  if (!found) throw new Error(`There is no conversion ${id}`);
  return found;
}

export interface CountedConversion extends Conversion {
  /** The state, except that a conversion charged back after payment counts as reversed. */
  readonly countsAs: ConversionState;
}

const within = (time: string) =>
  `(($6::timestamptz is null or ${time} >= $6) and ($7::timestamptz is null or ${time} < $7))`;
const wanted = {
  report: `($5::text[] is null or counts_as = any ($5)) and ${within('at')}`,
  state: `($5::text[] is null or state = any ($5))
    and (${within('state_at')} or (undone_at is not null and ${within('undone_at')}))`,
};

/** A page of a plan's conversions after a position, newest first. */
export const listConversions = (
  sql: Sql,
  planId: bigint,
  { states, by, from, to }: ConversionFilter,
  after: { readonly at: Date; readonly id: string } | null,
  most: number,
): Promise<CountedConversion[]> =>
  sql<CountedConversion>(
    `select ${columns}, counts_as "countsAs" from conversion_worth
      where plan_id = $1 and ($2::timestamptz is null or (at, id) < ($2, $3::uuid))
        and ${wanted[by]}
      order by at desc, id desc limit $4`,
    [planId, after?.at ?? null, after?.id ?? null, most, states, from, to],
  );

export interface ConversionFilter {
  readonly states: readonly ConversionState[] | null;
  /**
   * `report`: conversions that count as these states now, by the time of their report. `state`:
   * conversions that entered one of these states in the period, or left it by a chargeback.
   */
  readonly by: 'report' | 'state';
  readonly from: Date | null;
  readonly to: Date | null;
}
