import type { LeafKind } from '#domain/transparency/log-leaf.ts';
import { insert, insertIfAbsent, type Sql } from '../../platform/database/database.ts';

export interface LogLeaf {
  readonly kind: LeafKind;
  readonly no: number;
  readonly text: string;
}

/** The texts of all leaves, in order. There are few: one root a day, and occasionally a key. */
export async function listLeafTexts(sql: Sql): Promise<string[]> {
  const rows = await sql.many<{ text: string }>`select text from log_leaf order by index`;
  return rows.map(({ text }) => text);
}

export async function countLeaves(sql: Sql): Promise<number> {
  const row = await sql.one<{ size: bigint }>`select count(*) size from log_leaf`;
  return Number(row.size);
}

/** The number of the last leaf of a kind, or zero. */
export async function findLastNo(sql: Sql, kind: LeafKind): Promise<number> {
  const row = await sql.one<{ no: number | null }>`
    select max(no) no from log_leaf where kind = ${kind}`;
  return row.no ?? 0;
}

export async function findLeafIndex(
  sql: Sql,
  kind: LeafKind,
  sourceNo: number,
): Promise<number | null> {
  const row = await sql.maybeOne<{ index: bigint }>`
    select index from log_leaf where kind = ${kind} and no = ${sourceNo}`;
  return row ? Number(row.index) : null;
}

export async function insertLeaf(
  sql: Sql,
  index: number,
  { kind, no, text }: LogLeaf,
): Promise<void> {
  await insert(sql, 'log_leaf', { index, kind, no, text });
}

export interface StoredCheckpoint {
  readonly size: number;
  readonly at: Date;
  /** Signed by us, without cosignatures. */
  readonly note: string;
}

export async function insertCheckpoint(
  sql: Sql,
  { size, at, note }: StoredCheckpoint,
): Promise<void> {
  await insert(sql, 'log_checkpoint', { size, at, note });
}

type CheckpointRow = Omit<StoredCheckpoint, 'size'> & { readonly size: bigint };

export async function findNewestCheckpoint(sql: Sql): Promise<StoredCheckpoint | null> {
  const row = await sql.maybeOne<CheckpointRow>`
    select size, at, note from log_checkpoint order by size desc limit 1`;
  return row ? { ...row, size: Number(row.size) } : null;
}

/** The newest checkpoint of at least this size that enough of the current witnesses cosigned. */
export async function findCosigned(
  sql: Sql,
  quorum: number,
  sizeMin = 0,
): Promise<StoredCheckpoint | null> {
  const row = await sql.maybeOne<CheckpointRow>`
    select c.size, c.at, c.note from log_checkpoint c
     where c.size >= ${sizeMin}
       and (select count(*)
              from cosignature s join witness w on w.id = s.witness_id and w.ended_at is null
             where s.size = c.size) >= ${quorum}
     order by c.size desc limit 1`;
  return row ? { ...row, size: Number(row.size) } : null;
}

export interface StoredCosignature {
  readonly name: string;
  readonly at: Date;
  readonly line: string;
}

export const listCosignatures = (sql: Sql, size: number): Promise<StoredCosignature[]> =>
  sql.many<StoredCosignature>`
    select w.name, s.at, s.line from cosignature s join witness w on w.id = s.witness_id
     where s.size = ${size} order by s.at, w.name`;

interface NewCosignature {
  readonly size: number;
  readonly witnessId: number;
  readonly at: Date;
  readonly line: string;
}

export async function insertCosignature(
  sql: Sql,
  { size, witnessId, at, line }: NewCosignature,
): Promise<void> {
  await insertIfAbsent(sql, 'cosignature', { size, witnessId, at, line });
}

/** The newest root among the first leaves of the log. */
export async function findLastRootIn(
  sql: Sql,
  size: number,
): Promise<{ readonly no: number; readonly at: Date } | null> {
  return sql.maybeOne<{ no: number; at: Date }>`
    select r.no, r.at
      from log_leaf l join ledger_root r on r.no = l.no
     where l.kind = 'root' and l.index < ${size}
     order by l.index desc limit 1`;
}

/** Whether a root made before this time is missing among the first leaves of the log. */
export async function hasRootAfter(sql: Sql, size: number, cutoff: Date): Promise<boolean> {
  const count = await sql.count`
    select from ledger_root r
     where r.at < ${cutoff}
       and not exists (
         select from log_leaf l where l.kind = 'root' and l.no = r.no and l.index < ${size})
     limit 1`;
  return count === 1;
}
