import type { Db, Sql } from '../../platform/database/database.ts';
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

type RangeRow = Omit<BlockRange, 'planId' | 'from' | 'to' | 'firstRow'> & {
  readonly planId: bigint;
  readonly from: bigint;
  readonly to: bigint;
  readonly firstRow: bigint;
};

const rangeColumns = `b.plan_id "planId", p.no "planNo", b.from_no "from", b.to_no "to",
  encode(coalesce((select l.head from event_block_range l
     where l.plan_id = b.plan_id and l.to_no = b.from_no - 1),
    sha256(convert_to(p.no, 'UTF8'))), 'hex') previous,
  encode(b.head, 'hex') head, b.cost, b.unbilled_pay "unbilledPay", b.first_row "firstRow", k.file,
  b.kinds, b.rules`;
const rangeTables = `event_block_range b join plan p on p.id = b.plan_id
  join event_block k on k.id = b.block_id`;

const rangeOf = (row: RangeRow): BlockRange => ({
  ...row,
  planId: Number(row.planId),
  from: Number(row.from),
  to: Number(row.to),
  firstRow: Number(row.firstRow),
});

/** The ranges of a plan that overlap the event numbers `from` to `to`, newest last. */
export async function listRanges(
  sql: Sql,
  planId: bigint,
  from = 1,
  to = Number.MAX_SAFE_INTEGER,
): Promise<BlockRange[]> {
  const rows = await sql<RangeRow>(
    `select ${rangeColumns} from ${rangeTables}
      where b.plan_id = $1 and b.to_no >= $2 and b.from_no <= $3 order by b.from_no`,
    [planId, from, to],
  );
  return rows.map(rangeOf);
}

/** Whether a plan's events exist only in blocks. */
export async function isDropped(sql: Sql, planId: bigint): Promise<boolean> {
  return (await sql('select from sealed_plan where plan_id = $1', [planId])).length === 1;
}

export interface Block {
  readonly id: bigint;
  readonly file: string;
  readonly sha256: string;
  readonly bytes: bigint;
}

const blockColumns = `k.id, k.file, encode(k.sha256, 'hex') sha256, k.bytes`;

/** The blocks after an id, in the order they were sealed. */
export const listBlocks = (sql: Sql, after: bigint, most: number): Promise<Block[]> =>
  sql<Block>(`select ${blockColumns} from event_block k where k.id > $1 order by k.id limit $2`, [
    after,
    most,
  ]);

export const listBlocksOf = (sql: Sql, partition: number): Promise<Block[]> =>
  sql<Block>(
    `select ${blockColumns} from event_block k where exists (select from event_block_range b
        where b.block_id = k.id and event_partition_of(b.plan_id) = $1) order by k.id`,
    [partition],
  );

export async function listRangesOfBlock(sql: Sql, block: bigint): Promise<BlockRange[]> {
  const rows = await sql<RangeRow>(
    `select ${rangeColumns} from ${rangeTables} where b.block_id = $1 order by b.first_row`,
    [block],
  );
  return rows.map(rangeOf);
}

/**
 * The oldest partition that can be dropped: all its plans ended long enough ago, are rolled up and
 * audited, and no new plan can land in it.
 */
export async function findSealable(sql: Sql, endedBefore: Date): Promise<number | null> {
  const [row] = await sql<{ no: number }>(
    `select n.no from event_partition n
      where n.dropped_at is null
        and exists (select from plan p where event_partition_of(p.id) > n.no)
        and not exists (select from plan p
             left join plan_meter m on m.plan_id = p.id
             left join rollup_progress r on r.plan_id = p.id
             left join plan_audited a on a.plan_id = p.id
            where event_partition_of(p.id) = n.no
              and (p.status not in ('settled', 'putFailed') or p.status_at > $1
                or (m.last_no > 0 and (r.rolled_to < m.last_no or a.no is distinct from m.last_no
                  or exists (select from event_flag_due d where d.plan_id = p.id)))))
      order by n.no limit 1`,
    [endedBefore],
  );
  return row?.no ?? null;
}

export interface SealablePlan {
  readonly planId: bigint;
  readonly planNo: string;
  readonly lastNo: bigint;
  /** The last sealed event, and its hash. */
  readonly sealedTo: bigint;
  readonly head: string;
}

export const listUnsealed = (sql: Sql, partition: number): Promise<SealablePlan[]> =>
  sql<SealablePlan>(
    `select m.plan_id "planId", p.no "planNo", m.last_no "lastNo",
            coalesce(last.to_no, 0)::bigint "sealedTo",
            encode(coalesce(last.head, sha256(convert_to(p.no, 'UTF8'))), 'hex') head
       from plan_meter m join plan p on p.id = m.plan_id
       left join lateral (select to_no, head from event_block_range b
          where b.plan_id = m.plan_id order by b.from_no desc limit 1) last on true
      where event_partition_of(m.plan_id) = $1 and m.last_no > 0 and not m.is_sealed
      order by m.plan_id`,
    [partition],
  );

export interface Manifest {
  readonly file: string;
  readonly sha256: string;
  readonly bytes: number;
  readonly ranges: readonly (EventRange & RangeSums & { readonly firstRow: number })[];
}

const hex = (text: string) => `\\x${text}`;

/** Saves a block's manifest; the database refuses one that does not match its events. */
export async function saveManifest(sql: Sql, manifest: Manifest, now: Date): Promise<void> {
  const { file, sha256, bytes, ranges } = manifest;
  await sql(
    `select seal_block($1, $2::bytea, $3, $4, $5::bigint[], $6::bigint[], $7::bigint[],
       $8::bytea[], $9::bigint[], $10::bigint[], $11::bigint[])`,
    [
      file,
      hex(sha256),
      bytes,
      now,
      ranges.map(({ planId }) => planId),
      ranges.map(({ from }) => from),
      ranges.map(({ to }) => to),
      ranges.map(({ head }) => hex(head)),
      ranges.map(({ cost }) => cost),
      ranges.map(({ unbilledPay }) => unbilledPay),
      ranges.map(({ firstRow }) => firstRow),
    ],
  );
}

/** What a re-read of a block found, independent of its manifest. */
export interface ReadBlock {
  readonly file: string;
  readonly sha256: string;
  readonly ranges: readonly { planId: number; to: number; head: string }[];
}

export async function dropPartition(
  sql: Sql,
  partition: number,
  read: readonly ReadBlock[],
  now: Date,
): Promise<void> {
  const ranges = read.flatMap((block) => block.ranges);
  await sql(
    `select drop_events($1, $2::text[], $3::bytea[], $4::bigint[], $5::bigint[], $6::bytea[], $7)`,
    [
      partition,
      read.map(({ file }) => file),
      read.map(({ sha256 }) => hex(sha256)),
      ranges.map(({ planId }) => planId),
      ranges.map(({ to }) => to),
      ranges.map(({ head }) => hex(head)),
      now,
    ],
  );
}

/**
 * Reads events in one snapshot, entirely before or entirely after a partition is dropped: the lock
 * is taken before the snapshot, and a drop waits for it.
 */
export const readEventsInSnapshot = <Result>(db: Db, work: (sql: Sql) => Promise<Result>) =>
  db.transaction(async (sql) => {
    await sql('set transaction isolation level repeatable read, read only');
    await sql('lock table event in access share mode');
    return work(sql);
  });
