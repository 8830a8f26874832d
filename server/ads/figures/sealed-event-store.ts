import type { FlagReason } from '#domain/delivery/flag.ts';
import type { Sql } from '../../platform/database/database.ts';

/** The later flags on a plan's events within a range of numbers. */
export async function listFlags(
  sql: Sql,
  planId: bigint,
  from = 1,
  to = Number.MAX_SAFE_INTEGER,
): Promise<ReadonlyMap<number, FlagReason>> {
  const rows = await sql<{ no: bigint; reason: FlagReason }>(
    'select no, reason from event_flag where plan_id = $1 and no between $2 and $3',
    [planId, from, to],
  );
  return new Map(rows.map(({ no, reason }) => [Number(no), reason]));
}

export async function listPlacementNames(
  sql: Sql,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await sql<{ id: number; name: string }>(
    'select id, name from placement where id = any ($1::int[])',
    [ids],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
