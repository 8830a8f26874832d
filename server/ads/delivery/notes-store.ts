import { plainArray, type Sql } from '../../platform/database/database.ts';

/** Counts of a process: requests per placement, and events without a token. */

export interface RequestCount {
  readonly placementId: number;
  readonly hour: Date;
  readonly count: number;
}

export async function insertRequests(
  sql: Sql,
  process: string,
  counts: readonly RequestCount[],
): Promise<void> {
  await sql(
    `insert into placement_request (placement_id, hour, process, count)
     select placement_id, hour, $1, count
       from unnest($2::int[], $3::timestamptz[], $4::bigint[]) as counted (placement_id, hour,
         count)`,
    [
      process,
      plainArray(counts.map(({ placementId }) => placementId)),
      plainArray(counts.map(({ hour }) => hour.toISOString())),
      plainArray(counts.map(({ count }) => count)),
    ],
  );
}

export interface RejectCount {
  readonly minute: Date;
  readonly placementKey: string;
  readonly reason: string;
  readonly count: number;
}

export async function insertRejects(
  sql: Sql,
  process: string,
  counts: readonly RejectCount[],
): Promise<void> {
  await sql(
    `insert into reject (minute, placement_key, reason, process, count)
     select minute, placement_key, reason, $1, count
       from unnest($2::timestamptz[], $3::text[], $4::text[], $5::bigint[])
         as counted (minute, placement_key, reason, count)`,
    [
      process,
      plainArray(counts.map(({ minute }) => minute.toISOString())),
      counts.map(({ placementKey }) => placementKey),
      counts.map(({ reason }) => reason),
      plainArray(counts.map(({ count }) => count)),
    ],
  );
}

/** What a process counted for a plan. */
export interface Chances {
  /** Requests at placements that fit the plan, and those of them by viewers whom it targets. */
  requests: number;
  targeted: number;
  /** How often it was chosen, and how often not because of its frequency cap. */
  chosen: number;
  capped: number;
}

export interface PaceRow extends Readonly<Chances> {
  readonly planId: number;
  readonly passPpm: number;
  readonly target: bigint;
  readonly spent: bigint;
}

export async function insertPaces(
  sql: Sql,
  process: string,
  now: Date,
  rows: readonly PaceRow[],
): Promise<void> {
  await sql(
    `insert into plan_pace (plan_id, at, process, pass_ppm, target, spent, requests, targeted,
       chosen, capped)
     select plan_id, $2, $1, pass_ppm, target, spent, requests, targeted, chosen, capped
       from unnest($3::bigint[], $4::int[], $5::bigint[], $6::bigint[], $7::bigint[], $8::bigint[],
           $9::bigint[], $10::bigint[])
         as paced (plan_id, pass_ppm, target, spent, requests, targeted, chosen, capped)
     on conflict do nothing`,
    [
      process,
      now,
      plainArray(rows.map(({ planId }) => planId)),
      plainArray(rows.map(({ passPpm }) => passPpm)),
      plainArray(rows.map(({ target }) => target)),
      plainArray(rows.map(({ spent }) => spent)),
      plainArray(rows.map(({ requests }) => requests)),
      plainArray(rows.map(({ targeted }) => targeted)),
      plainArray(rows.map(({ chosen }) => chosen)),
      plainArray(rows.map(({ capped }) => capped)),
    ],
  );
}

export interface LeaseWish {
  readonly planId: number;
  readonly amount: bigint;
}

/** The amount leased of a plan, and the plan's meter. */
export interface LeaseRow {
  readonly planId: bigint;
  readonly amount: bigint;
  readonly spent: bigint;
  readonly day: number;
  readonly daySpent: bigint;
}

/** Takes or renews leases: of each plan at most what spending and other leases leave. */
export const grantLeases = (
  sql: Sql,
  process: string,
  { now, until }: { readonly now: Date; readonly until: Date },
  wishes: readonly LeaseWish[],
): Promise<LeaseRow[]> =>
  sql<LeaseRow>(
    `select plan_id "planId", amount, spent, day, day_spent "daySpent"
       from grant_leases($1, $2, $3, $4::bigint[], $5::bigint[])`,
    [
      process,
      now,
      until,
      plainArray(wishes.map(({ planId }) => planId)),
      plainArray(wishes.map(({ amount }) => amount)),
    ],
  );

export const deleteLeases = (sql: Sql, process: string, now: Date) =>
  sql('delete from plan_lease where process = $1 or until < $2', [process, now]);
