import type { Sql } from '../database/database.ts';

/**
 * Up to when everything that was acknowledged is in the books: now, unless there is a stream that
 * is not read that far. What must not happen before the last event waits for this and not for the
 * clock.
 */
export async function readCompleteTo(sql: Sql, now: Date): Promise<Date> {
  const [row] = await sql<{ completeTo: Date | null }>(
    'select min(complete_to) "completeTo" from partition_position',
  );
  return row?.completeTo && row.completeTo < now ? row.completeTo : now;
}
