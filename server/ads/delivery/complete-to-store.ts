import { earliestOf } from '#domain/time.ts';
import type { Sql } from '../../platform/database/database.ts';

/**
 * The moment up to which every acknowledged event is in the books: now, unless a stream has not
 * been read that far. Whatever must come after the last event waits for this moment, not for the
 * clock.
 */
export async function readCompleteTo(sql: Sql, now: Date): Promise<Date> {
  const { completeTo } = await sql.one<{ completeTo: Date | null }>`
    select min(complete_to) complete_to from partition_position`;
  return earliestOf(now, completeTo);
}
