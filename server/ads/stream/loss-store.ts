import type { integrityReport } from '#contract/integrity.ts';
import type { Reply } from '#contract/route.ts';
import { insert, literal, type Sql } from '../../platform/database/database.ts';
import type { StopReason } from './position-store.ts';

/** What a stopped partition waits for. */
export interface MissingBatches {
  readonly producer: string;
  /** The first and the last missing batch of that producer. */
  readonly first: number;
  readonly last: number;
  readonly why: StopReason;
  readonly stoppedAt: Date;
  /** For how long, by the database's clock. */
  readonly stoppedMs: number;
}

/** Null when the partition is not stopped. It stays locked meanwhile. */
export const lockMissingBatches = (sql: Sql, partition: number): Promise<MissingBatches | null> =>
  sql.maybeOne<MissingBatches>`
    select p.missing_producer producer, p.missing_counter::float8 "last",
           coalesce((select k.counter from producer_position k
             where k.producer = p.missing_producer and k.partition = p.partition), 0)::float8 + 1
             "first",
           p.stopped_why why, p.stopped_at,
           (extract(epoch from clock_timestamp() - p.stopped_at) * 1000)::float8 stopped_ms
      from partition_position p
     where p.partition = ${partition} and p.stopped_why is not null
       for update of p`;

export interface StreamLoss extends Omit<MissingBatches, 'stoppedMs'> {
  readonly partition: number;
  readonly reason: string;
  /** What two people decided. */
  readonly approvalId: string;
  readonly at: Date;
}

/**
 * Records what is lost, and lets the partition continue after it. The current reader of the
 * partition is fenced off, and restarts from the position in the books.
 */
export async function saveLoss(sql: Sql, loss: StreamLoss): Promise<void> {
  const { producer, partition, first, last } = loss;
  await insert(sql, 'stream_loss', {
    producer,
    partition,
    firstCounter: first,
    lastCounter: last,
    why: loss.why,
    stoppedAt: loss.stoppedAt,
    reason: loss.reason,
    approvalId: loss.approvalId,
    at: loss.at,
  });

  await sql`
    insert into producer_position (producer, partition, counter)
      values (${producer}, ${partition}, ${last})
    on conflict (producer, partition) do update
      set counter = excluded.counter, moved_at = excluded.moved_at`;

  await sql`
    update partition_position
       set epoch = epoch + 1, stopped_why = null, stopped_at = null,
           missing_producer = null, missing_counter = null
     where partition = ${partition}`;
}

type ReportedLoss = Reply<typeof integrityReport>['events']['lost'][number];

const lossesMax = 200;

/** What is lost for good, newest first. */
export const listLosses = (sql: Sql): Promise<ReportedLoss[]> =>
  sql.many<ReportedLoss>`
    select l.at, l.stopped_at, l.partition, (l.last_counter - l.first_counter + 1)::float8 batches
      from stream_loss l join approval a on a.id = l.approval_id and a.outcome = 'approved'
     order by l.at desc, l.partition limit ${literal(lossesMax)}`;
