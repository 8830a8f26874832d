import { fragment, literal, plainArray, type Sql } from '../../platform/database/database.ts';
import { partitionCount } from './partition.ts';

export type StopReason = 'gap' | 'refused';

/** A partition that a reader owns, with its position. */
export interface OwnedPartition {
  readonly partition: number;
  readonly epoch: number;
  readonly sequence: number;
  readonly stoppedWhy: StopReason | null;
  readonly stoppedAt: Date | null;
  readonly missingProducer: string | null;
  readonly missingCounter: number | null;
}

const leaseSeconds = 10;

export const registerPartitions = (sql: Sql) =>
  sql`
    insert into partition_position (partition)
      select generate_series(0, ${literal(partitionCount - 1)})
    on conflict do nothing`;

/** Whether events ever came here through a stream. */
export async function hasPartitions(sql: Sql): Promise<boolean> {
  const partitionsFound = await sql.count`select from partition_position limit 1`;
  return partitionsFound > 0;
}

const leaseEnd = fragment`clock_timestamp() + interval '${literal(leaseSeconds)} seconds'`;
/** How many partitions each reader may own while so many of them live. */
const fairShare = fragment`
  (select ceil(${literal(partitionCount)}::numeric / greatest(1, count(*)))
     from stream_reader where until > clock_timestamp())`;

/** Renews what a reader owns, gives up what exceeds its share, and takes what is free. */
export async function claimPartitions(sql: Sql, reader: string): Promise<OwnedPartition[]> {
  await sql`delete from stream_reader where until < clock_timestamp() and id <> ${reader}`;
  await sql`
    insert into stream_reader values (${reader}, ${leaseEnd})
    on conflict (id) do update set until = excluded.until`;

  // Each new owner begins a new epoch, which fences the previous one off.
  await sql`
    update partition_position set epoch = epoch + 1, owner = null, until = null
     where partition in (select partition from partition_position where owner = ${reader}
                          order by partition offset ${fairShare})`;
  await sql`update partition_position set until = ${leaseEnd} where owner = ${reader}`;
  await sql`
    update partition_position set epoch = epoch + 1, owner = ${reader}, until = ${leaseEnd}
     where partition in (
       select partition from partition_position where owner is null or until < clock_timestamp()
        order by partition
        limit greatest(0, ${fairShare}
          - (select count(*) from partition_position where owner = ${reader}))
          for update skip locked)`;

  return sql.many<OwnedPartition>`
    select partition, epoch::float8, sequence::float8, stopped_why, stopped_at, missing_producer,
           missing_counter::float8 missing_counter
      from partition_position where owner = ${reader} order by partition`;
}

/** Releases the partitions for others at once. */
export async function releasePartitions(sql: Sql, reader: string): Promise<void> {
  await sql`
    update partition_position set epoch = epoch + 1, owner = null, until = null
     where owner = ${reader}`;
  await sql`delete from stream_reader where id = ${reader}`;
}

export interface ProducerPosition {
  readonly producer: string;
  readonly partition: number;
  readonly counter: number;
}

export const listProducerPositions = (
  sql: Sql,
  partitions: readonly number[],
): Promise<ProducerPosition[]> =>
  sql.many<ProducerPosition>`
    select producer, partition, counter::float8 from producer_position
     where partition = any (${plainArray(partitions)}::smallint[])`;

/** The old and the new position of a partition, and how many parts of each producer are applied. */
export interface PositionMoves {
  readonly partitions: readonly {
    readonly partition: number;
    readonly epoch: number;
    readonly previousSequence: number;
    readonly sequence: number;
    readonly completeTo: Date | null;
  }[];
  readonly producers: readonly (ProducerPosition & { readonly previousCounter: number })[];
}

/** Moves all positions, or returns false when one of them is not where it was expected. */
export async function movePositions(
  sql: Sql,
  { partitions, producers }: PositionMoves,
): Promise<boolean> {
  const completeTimes = partitions.map(({ completeTo }) => completeTo?.toISOString() ?? 'null');
  const previousSequences = partitions.map(({ previousSequence }) => previousSequence);

  const movedPartitions = await sql.count`
    update partition_position p
       set sequence = m.to_sequence, complete_to = greatest(p.complete_to, m.complete_to),
           stopped_why = null, stopped_at = null, missing_producer = null, missing_counter = null
      from unnest(${plainArray(partitions.map(({ partition }) => partition))}::smallint[],
                  ${plainArray(partitions.map(({ epoch }) => epoch))}::bigint[],
                  ${plainArray(previousSequences)}::bigint[],
                  ${plainArray(partitions.map(({ sequence }) => sequence))}::bigint[],
                  ${plainArray(completeTimes)}::timestamptz[])
             as m (partition, epoch, from_sequence, to_sequence, complete_to)
     where p.partition = m.partition and p.epoch = m.epoch and p.sequence = m.from_sequence`;
  if (movedPartitions !== partitions.length) return false;
  if (producers.length === 0) return true;

  const movedProducers = await sql.count`
    insert into producer_position as p (producer, partition, counter)
    select producer, partition, counter
      from unnest(${plainArray(producers.map(({ producer }) => producer))}::uuid[],
                  ${plainArray(producers.map(({ partition }) => partition))}::smallint[],
                  ${plainArray(producers.map(({ counter }) => counter))}::bigint[],
                  ${plainArray(producers.map(({ previousCounter }) => previousCounter))}::bigint[])
             as m (producer, partition, counter, from_counter)
     where from_counter = coalesce((
             select k.counter from producer_position k
              where k.producer = m.producer and k.partition = m.partition), 0)
    on conflict (producer, partition) do update
      set counter = excluded.counter, moved_at = excluded.moved_at`;
  return movedProducers === producers.length;
}

export interface PartitionStop {
  readonly partition: number;
  readonly epoch: number;
  readonly reason: StopReason;
  readonly producer: string;
  readonly counter: number;
}

/** Records why a partition is stopped, for people and for whichever edge can repair it. */
export const stopPartition = (sql: Sql, stop: PartitionStop) =>
  sql`
    update partition_position
       set stopped_why = ${stop.reason},
           stopped_at = case when stopped_why = ${stop.reason} then stopped_at
                             else clock_timestamp() end,
           missing_producer = ${stop.producer}, missing_counter = ${stop.counter}
     where partition = ${stop.partition} and epoch = ${stop.epoch}`;

export interface ReadPosition {
  readonly partition: number;
  readonly sequence: number;
  /** In the order of the requested producers; 0 when none of its parts is applied. */
  readonly counters: readonly number[];
}

/**
 * The position of each partition, and how much of these producers is in the books, in one snapshot.
 */
export const listReadPositions = (
  sql: Sql,
  producers: readonly string[],
): Promise<ReadPosition[]> =>
  sql.many<ReadPosition>`
    select p.partition, p.sequence::float8,
           array(select coalesce(k.counter, 0)::float8
                   from unnest(${plainArray(producers)}::uuid[])
                        with ordinality as requested (producer, position)
                   left join producer_position k
                     on k.producer = requested.producer and k.partition = p.partition
                  order by position) counters
      from partition_position p`;

export interface MeterRow {
  readonly planId: number;
  readonly spent: bigint;
  readonly day: number;
  readonly daySpent: bigint;
}

export const listMeters = (sql: Sql, planIds: readonly number[]): Promise<MeterRow[]> =>
  sql.many<MeterRow>`
    select plan_id::float8 plan_id, spent, day, day_spent from plan_meter
     where plan_id = any (${plainArray(planIds)}::bigint[])`;

/** Deletes producers that are long gone: neither the stream nor a journal has them any more. */
export const forgetProducers = (sql: Sql) =>
  sql`
    delete from producer_position
     where producer in (
       select producer from producer_position
        group by producer having max(moved_at) < clock_timestamp() - interval '400 days')`;
