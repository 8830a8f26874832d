import type { Sql } from '../database/database.ts';
import type { StoppedWhy } from './position-store.ts';

export interface StoppedPartition {
  readonly partition: number;
  readonly why: StoppedWhy;
  readonly since: Date;
}

/** How far the books have read the stream. */
export interface StreamProgress {
  /** Everything acknowledged before this moment is in the books. */
  readonly completeTo: Date;
  readonly ageSeconds: number;
  readonly stopped: readonly StoppedPartition[];
}

/** Null when events never came by a stream. */
export async function readProgress(sql: Sql): Promise<StreamProgress | null> {
  const [row] = await sql<{ completeTo: Date | null; ageSeconds: number }>(
    `select min(complete_to) "completeTo",
            greatest(0, extract(epoch from clock_timestamp() - min(complete_to)))::float8
              "ageSeconds"
       from partition_position`,
  );
  if (!row?.completeTo) return null;
  const rows = await sql<{ partition: number; why: StoppedWhy | null; since: Date | null }>(
    `select partition, stopped_why why, stopped_at since from partition_position
      where stopped_why is not null order by stopped_at, partition`,
  );
  const stopped = rows.flatMap(({ partition, why, since }) =>
    why && since ? [{ partition, why, since }] : [],
  );
  return { completeTo: row.completeTo, ageSeconds: row.ageSeconds, stopped };
}
