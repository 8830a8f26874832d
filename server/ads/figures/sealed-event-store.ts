import type { FlagReason } from '#domain/delivery/flag.ts';
import type { Sql } from '../../platform/database/database.ts';

/** The later flags on a plan's events within a range of numbers. */
export async function listFlags(
  sql: Sql,
  planId: bigint,
  firstNo = 1,
  lastNo = Number.MAX_SAFE_INTEGER,
): Promise<ReadonlyMap<number, FlagReason>> {
  const flags = await sql.many<{ no: bigint; reason: FlagReason }>`
    select no, reason from event_flag
     where plan_id = ${planId} and no between ${firstNo} and ${lastNo}`;
  return new Map(flags.map(({ no, reason }) => [Number(no), reason]));
}

export async function listPlacementNames(
  sql: Sql,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const placements = await sql.many<{ id: number; name: string }>`
    select id, name from placement where id = any (${ids}::int[])`;
  return new Map(placements.map(({ id, name }) => [id, name]));
}
