import { type Db, fragment, type Sql } from '../../platform/database/database.ts';
import type { EventRange, RangeSums } from './block-chain.ts';

/** A range with its manifest row and the place of its events. */
export interface BlockRange extends EventRange, RangeSums {
  readonly planNo: string;
  readonly file: string;
  readonly firstRow: number;
  /** Bit sets of the event kinds and of the filter rules that occur in the range. */
  readonly kinds: number;
  readonly rules: number;
}

type RangeRow = Omit<BlockRange, 'planId' | 'firstNo' | 'lastNo' | 'firstRow'> & {
  readonly planId: bigint;
  readonly firstNo: bigint;
  readonly lastNo: bigint;
  readonly firstRow: bigint;
};

const rangeColumns = fragment`
  b.plan_id, p.no plan_no, b.from_no first_no, b.to_no last_no,
  encode(coalesce((select l.head from event_block_range l
                    where l.plan_id = b.plan_id and l.to_no = b.from_no - 1),
                  sha256(convert_to(p.no, 'UTF8'))), 'hex') previous,
  encode(b.head, 'hex') head, b.cost, b.unbilled_pay, b.first_row, k.file, b.kinds, b.rules`;
const rangeTables = fragment`
  event_block_range b join plan p on p.id = b.plan_id
  join event_block k on k.id = b.block_id`;

const toBlockRange = (row: RangeRow): BlockRange => ({
  ...row,
  planId: Number(row.planId),
  firstNo: Number(row.firstNo),
  lastNo: Number(row.lastNo),
  firstRow: Number(row.firstRow),
});

/** The ranges of a plan that hold any of these event numbers, both included, newest last. */
export async function listRanges(
  sql: Sql,
  planId: bigint,
  firstNo = 1,
  lastNo = Number.MAX_SAFE_INTEGER,
): Promise<BlockRange[]> {
  const rows = await sql.many<RangeRow>`
    select ${rangeColumns} from ${rangeTables}
     where b.plan_id = ${planId} and b.to_no >= ${firstNo} and b.from_no <= ${lastNo}
     order by b.from_no`;
  return rows.map(toBlockRange);
}

/** Whether a plan's events exist only in blocks. */
export async function isDropped(sql: Sql, planId: bigint): Promise<boolean> {
  const sealedPlans = await sql.count`select from sealed_plan where plan_id = ${planId}`;
  return sealedPlans === 1;
}

export interface Block {
  readonly id: bigint;
  readonly file: string;
  readonly sha256: string;
  readonly bytes: bigint;
}

const blockColumns = fragment`k.id, k.file, encode(k.sha256, 'hex') sha256, k.bytes`;

/** The blocks after an id, in the order they were sealed. */
export const listBlocks = (sql: Sql, previousId: bigint, countMax: number): Promise<Block[]> =>
  sql.many<Block>`
    select ${blockColumns} from event_block k
     where k.id > ${previousId} order by k.id limit ${countMax}`;

export const listBlocksOfPartition = (sql: Sql, partition: number): Promise<Block[]> =>
  sql.many<Block>`
    select ${blockColumns} from event_block k
     where exists (select from event_block_range b
             where b.block_id = k.id and event_partition_of(b.plan_id) = ${partition})
     order by k.id`;

export async function listRangesOfBlock(sql: Sql, blockId: bigint): Promise<BlockRange[]> {
  const rows = await sql.many<RangeRow>`
    select ${rangeColumns} from ${rangeTables}
     where b.block_id = ${blockId} order by b.first_row`;
  return rows.map(toBlockRange);
}

interface SealablePartition {
  readonly no: number;
  /** Names it among the failures of the job. */
  readonly name: string;
}

/**
 * The oldest partition that can be dropped: all its plans ended long enough ago, are rolled up and
 * audited, and no new plan can land in it. One that this job failed on comes after all others.
 */
export const findSealablePartition = (
  sql: Sql,
  job: string,
  endedBefore: Date,
): Promise<SealablePartition | null> =>
  sql.maybeOne<SealablePartition>`
    select n.no, named.name from event_partition n
      cross join lateral (select 'partition ' || n.no "name") named
      left join job_problem j on j.job = ${job} and j.what = named.name
     where n.dropped_at is null
       and exists (select from plan p where event_partition_of(p.id) > n.no)
       and not exists (select from plan p
            left join plan_meter m on m.plan_id = p.id
            left join rollup_progress r on r.plan_id = p.id
            left join plan_audited a on a.plan_id = p.id
           where event_partition_of(p.id) = n.no
             and (p.status not in ('settled', 'putFailed') or p.status_at > ${endedBefore}
               or (m.last_no > 0 and (r.rolled_to < m.last_no or a.no is distinct from m.last_no
                 or exists (select from event_flag_due d where d.plan_id = p.id)))))
     order by j.due_at nulls first, n.no limit 1`;

export interface SealablePlan {
  readonly planId: bigint;
  readonly planNo: string;
  readonly lastNo: bigint;
  /** The last sealed event, and its hash. */
  readonly sealedTo: bigint;
  readonly head: string;
}

export const listUnsealedPlans = (sql: Sql, partition: number): Promise<SealablePlan[]> =>
  sql.many<SealablePlan>`
    select m.plan_id, p.no plan_no, m.last_no, coalesce(last.to_no, 0)::bigint sealed_to,
           encode(coalesce(last.head, sha256(convert_to(p.no, 'UTF8'))), 'hex') head
      from plan_meter m join plan p on p.id = m.plan_id
      left join lateral (
        select to_no, head from event_block_range b
         where b.plan_id = m.plan_id order by b.from_no desc limit 1) last on true
     where event_partition_of(m.plan_id) = ${partition} and m.last_no > 0 and not m.is_sealed
     order by m.plan_id`;

export interface Manifest {
  readonly file: string;
  readonly sha256: string;
  readonly bytes: number;
  readonly ranges: readonly (EventRange & RangeSums & { readonly firstRow: number })[];
}

/** A hash as PostgreSQL reads it into bytes. */
const byteText = (hash: string) => `\\x${hash}`;

/** Saves a block's manifest; the database refuses one that does not match its events. */
export async function saveManifest(sql: Sql, manifest: Manifest, now: Date): Promise<void> {
  const { file, sha256, bytes, ranges } = manifest;
  await sql`
    select seal_block(${file}, ${byteText(sha256)}::bytea, ${bytes}, ${now},
      ${ranges.map(({ planId }) => planId)}::bigint[],
      ${ranges.map(({ firstNo }) => firstNo)}::bigint[],
      ${ranges.map(({ lastNo }) => lastNo)}::bigint[],
      ${ranges.map(({ head }) => byteText(head))}::bytea[],
      ${ranges.map(({ cost }) => cost)}::bigint[],
      ${ranges.map(({ unbilledPay }) => unbilledPay)}::bigint[],
      ${ranges.map(({ firstRow }) => firstRow)}::bigint[])`;
}

/** What a re-read of a block found, independent of its manifest. */
export interface ReadBlock {
  readonly file: string;
  readonly sha256: string;
  readonly ranges: readonly { planId: number; lastNo: number; head: string }[];
}

export async function dropPartition(
  sql: Sql,
  partition: number,
  blocks: readonly ReadBlock[],
  now: Date,
): Promise<void> {
  const ranges = blocks.flatMap((block) => block.ranges);
  await sql`
    select drop_events(${partition},
      ${blocks.map(({ file }) => file)}::text[],
      ${blocks.map(({ sha256 }) => byteText(sha256))}::bytea[],
      ${ranges.map(({ planId }) => planId)}::bigint[],
      ${ranges.map(({ lastNo }) => lastNo)}::bigint[],
      ${ranges.map(({ head }) => byteText(head))}::bytea[],
      ${now})`;
}

/**
 * Reads events in one snapshot, entirely before or entirely after a partition is dropped: the lock
 * is taken before the snapshot, and a drop waits for it.
 */
export const readEventsInSnapshot = <Result>(db: Db, work: (sql: Sql) => Promise<Result>) =>
  db.transaction(async (sql) => {
    await sql`set transaction isolation level repeatable read, read only`;
    await sql`lock table event in access share mode`;
    return work(sql);
  });
