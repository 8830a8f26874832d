import type { overview } from '#contract/desk/overview.ts';
import type { Reply } from '#contract/route.ts';
import type { Sql } from '../../platform/database/database.ts';

type StoppedPartition = NonNullable<Reply<typeof overview>['stream']>['stopped'][number];

/** How far the books have read the stream. */
export interface StreamProgress {
  /** Everything acknowledged before this moment is in the books. */
  readonly completeTo: Date;
  readonly ageSeconds: number;
  readonly stopped: readonly StoppedPartition[];
}

/** Null when events never came through a stream. */
export async function readProgress(sql: Sql): Promise<StreamProgress | null> {
  const progress = await sql.one<{ completeTo: Date | null; ageSeconds: number }>`
    select min(complete_to) complete_to,
           greatest(0, extract(epoch from clock_timestamp() - min(complete_to)))::float8
             age_seconds
      from partition_position`;
  const { completeTo, ageSeconds } = progress;
  if (!completeTo) return null;

  const stopped = await sql.many<StoppedPartition>`
    select p.partition, p.stopped_why why, p.stopped_at since,
           (p.missing_counter - coalesce(k.counter, 0))::float8 batches
      from partition_position p
      left join producer_position k
        on k.producer = p.missing_producer and k.partition = p.partition
     where p.stopped_why is not null order by p.stopped_at, p.partition`;
  return { completeTo, ageSeconds, stopped };
}
