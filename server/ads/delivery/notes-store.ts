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
  await sql`
    insert into placement_request (placement_id, hour, process, count)
    select placement_id, hour, ${process}, count
      from unnest(${plainArray(counts.map(({ placementId }) => placementId))}::int[],
                  ${plainArray(counts.map(({ hour }) => hour.toISOString()))}::timestamptz[],
                  ${plainArray(counts.map(({ count }) => count))}::bigint[])
             as counted (placement_id, hour, count)`;
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
  await sql`
    insert into reject (minute, placement_key, reason, process, count)
    select minute, placement_key, reason, ${process}, count
      from unnest(${plainArray(counts.map(({ minute }) => minute.toISOString()))}::timestamptz[],
                  ${counts.map(({ placementKey }) => placementKey)}::text[],
                  ${counts.map(({ reason }) => reason)}::text[],
                  ${plainArray(counts.map(({ count }) => count))}::bigint[])
             as counted (minute, placement_key, reason, count)`;
}

/** What a process counted for a plan. */
export interface PlanCounts {
  /** Requests at placements that fit the plan, and those of them by viewers whom it targets. */
  requests: number;
  targeted: number;
  /** How often it was chosen, and how often not because of its frequency cap. */
  chosen: number;
  capped: number;
}

export interface PaceRow extends Readonly<PlanCounts> {
  readonly planId: number;
  readonly passPpm: number;
  readonly target: bigint;
  readonly spent: bigint;
}

export async function insertPaces(
  sql: Sql,
  process: string,
  now: Date,
  paces: readonly PaceRow[],
): Promise<void> {
  await sql`
    insert into plan_pace (plan_id, at, process, pass_ppm, target, spent, requests, targeted,
                           chosen, capped)
    select plan_id, ${now}, ${process}, pass_ppm, target, spent, requests, targeted, chosen, capped
      from unnest(${plainArray(paces.map(({ planId }) => planId))}::bigint[],
                  ${plainArray(paces.map(({ passPpm }) => passPpm))}::int[],
                  ${plainArray(paces.map(({ target }) => target))}::bigint[],
                  ${plainArray(paces.map(({ spent }) => spent))}::bigint[],
                  ${plainArray(paces.map(({ requests }) => requests))}::bigint[],
                  ${plainArray(paces.map(({ targeted }) => targeted))}::bigint[],
                  ${plainArray(paces.map(({ chosen }) => chosen))}::bigint[],
                  ${plainArray(paces.map(({ capped }) => capped))}::bigint[])
             as paced (plan_id, pass_ppm, target, spent, requests, targeted, chosen, capped)
    on conflict do nothing`;
}

export interface LeaseRequest {
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
  { now: grantedAt, until: leasedUntil }: { readonly now: Date; readonly until: Date },
  requests: readonly LeaseRequest[],
): Promise<LeaseRow[]> =>
  sql.many<LeaseRow>`
    select plan_id, amount, spent, day, day_spent
      from grant_leases(${process}, ${grantedAt}, ${leasedUntil},
                        ${plainArray(requests.map(({ planId }) => planId))}::bigint[],
                        ${plainArray(requests.map(({ amount }) => amount))}::bigint[])`;

export const deleteLeases = (sql: Sql, process: string, now: Date) =>
  sql`delete from plan_lease where process = ${process} or until < ${now}`;
