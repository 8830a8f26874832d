import type { Sql } from '../db/db.ts';
import { plainArray } from '../db/plain-array.ts';

/** What a process notes by the way: how often placements asked, what came without a token. */

export interface RequestCount {
  readonly zoneId: number;
  readonly hour: Date;
  readonly count: number;
}

export async function insertRequests(
  sql: Sql,
  process: string,
  counts: readonly RequestCount[],
): Promise<void> {
  await sql(
    `insert into zone_request (zone_id, hour, process, count)
     select zone_id, hour, $1, count
       from unnest($2::int[], $3::timestamptz[], $4::bigint[]) as counted (zone_id, hour, count)`,
    [
      process,
      plainArray(counts.map(({ zoneId }) => zoneId)),
      plainArray(counts.map(({ hour }) => hour.toISOString())),
      plainArray(counts.map(({ count }) => count)),
    ],
  );
}

export interface RejectCount {
  readonly minute: Date;
  readonly zoneKey: string;
  readonly reason: string;
  readonly count: number;
}

export async function insertRejects(
  sql: Sql,
  process: string,
  counts: readonly RejectCount[],
): Promise<void> {
  await sql(
    `insert into reject (minute, zone_key, reason, process, count)
     select minute, zone_key, reason, $1, count
       from unnest($2::timestamptz[], $3::text[], $4::text[], $5::bigint[])
         as counted (minute, zone_key, reason, count)`,
    [
      process,
      plainArray(counts.map(({ minute }) => minute.toISOString())),
      counts.map(({ zoneKey }) => zoneKey),
      counts.map(({ reason }) => reason),
      plainArray(counts.map(({ count }) => count)),
    ],
  );
}

export interface PaceRow {
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
    `insert into plan_pace (plan_id, at, process, pass_ppm, target, spent)
     select plan_id, $2, $1, pass_ppm, target, spent
       from unnest($3::bigint[], $4::int[], $5::bigint[], $6::bigint[])
         as paced (plan_id, pass_ppm, target, spent)
     on conflict do nothing`,
    [
      process,
      now,
      plainArray(rows.map(({ planId }) => planId)),
      plainArray(rows.map(({ passPpm }) => passPpm)),
      plainArray(rows.map(({ target }) => target)),
      plainArray(rows.map(({ spent }) => spent)),
    ],
  );
}

export interface LeaseRow {
  readonly planId: number;
  readonly amount: bigint;
}

/** Takes or renews leases, and says what other processes have leased of the same plans. */
export async function renewLeases(
  sql: Sql,
  process: string,
  until: Date,
  now: Date,
  leases: readonly LeaseRow[],
): Promise<Map<number, bigint>> {
  await sql(
    `insert into plan_lease (process, plan_id, amount, until)
     select $1, plan_id, amount, $2
       from unnest($3::bigint[], $4::bigint[]) as leased (plan_id, amount) order by plan_id
     on conflict (plan_id, process) do update set amount = excluded.amount, until = excluded.until`,
    [
      process,
      until,
      plainArray(leases.map(({ planId }) => planId)),
      plainArray(leases.map(({ amount }) => amount)),
    ],
  );
  return listOtherLeases(sql, process, now);
}

/** What other processes may still hand out, by plan. */
export async function listOtherLeases(
  sql: Sql,
  process: string,
  now: Date,
): Promise<Map<number, bigint>> {
  const rows = await sql<{ planId: bigint; amount: bigint }>(
    `select plan_id "planId", sum(amount)::bigint amount from plan_lease
      where process <> $1 and until > $2 group by plan_id`,
    [process, now],
  );
  return new Map(rows.map(({ planId, amount }) => [Number(planId), amount]));
}

export const deleteLeases = (sql: Sql, process: string, now: Date) =>
  sql('delete from plan_lease where process = $1 or until < $2', [process, now]);
