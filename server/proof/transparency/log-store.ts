import type { LeafKind } from '#domain/transparency/log-leaf.ts';
import type { Sql } from '../../platform/database/database.ts';

export interface LogLeaf {
  readonly kind: LeafKind;
  readonly no: number;
  readonly text: string;
}

/** The texts of all leaves, in order. There are few: one root a day, and occasionally a key. */
export const listLeafTexts = async (sql: Sql): Promise<string[]> =>
  (await sql<{ text: string }>('select text from log_leaf order by index')).map(({ text }) => text);

export async function countLeaves(sql: Sql): Promise<number> {
  const [row] = await sql<{ size: bigint }>('select count(*) size from log_leaf');
  return Number(row?.size ?? 0n);
}

/** The number of the last leaf of a kind, or zero. */
export async function findLastNo(sql: Sql, kind: LeafKind): Promise<number> {
  const [row] = await sql<{ no: number | null }>(
    'select max(no) no from log_leaf where kind = $1',
    [kind],
  );
  return row?.no ?? 0;
}

export async function findLeafIndex(sql: Sql, kind: LeafKind, no: number): Promise<number | null> {
  const [row] = await sql<{ index: bigint }>(
    'select index from log_leaf where kind = $1 and no = $2',
    [kind, no],
  );
  return row ? Number(row.index) : null;
}

export async function insertLeaf(sql: Sql, index: number, leaf: LogLeaf): Promise<void> {
  await sql('insert into log_leaf (index, kind, no, text) values ($1, $2, $3, $4)', [
    ...[index, leaf.kind, leaf.no, leaf.text],
  ]);
}

export interface StoredCheckpoint {
  readonly size: number;
  readonly at: Date;
  /** Signed by us, without cosignatures. */
  readonly note: string;
}

export async function insertCheckpoint(sql: Sql, given: StoredCheckpoint): Promise<void> {
  await sql('insert into log_checkpoint (size, at, note) values ($1, $2, $3)', [
    ...[given.size, given.at, given.note],
  ]);
}

type CheckpointRow = Omit<StoredCheckpoint, 'size'> & { readonly size: bigint };

export async function findNewestCheckpoint(sql: Sql): Promise<StoredCheckpoint | null> {
  const [row] = await sql<CheckpointRow>(
    'select size, at, note from log_checkpoint order by size desc limit 1',
  );
  return row ? { ...row, size: Number(row.size) } : null;
}

/** The newest checkpoint of at least this size that enough of the current witnesses cosigned. */
export async function findCosigned(
  sql: Sql,
  quorum: number,
  leastSize = 0,
): Promise<StoredCheckpoint | null> {
  const [row] = await sql<CheckpointRow>(
    `select c.size, c.at, c.note from log_checkpoint c
      where c.size >= $2 and (select count(*) from cosignature s join witness w
        on w.id = s.witness_id and w.ended_at is null where s.size = c.size) >= $1
      order by c.size desc limit 1`,
    [quorum, leastSize],
  );
  return row ? { ...row, size: Number(row.size) } : null;
}

export interface StoredCosignature {
  readonly name: string;
  readonly at: Date;
  readonly line: string;
}

export const listCosignatures = (sql: Sql, size: number): Promise<StoredCosignature[]> =>
  sql<StoredCosignature>(
    `select w.name, s.at, s.line from cosignature s join witness w on w.id = s.witness_id
      where s.size = $1 order by s.at, w.name`,
    [size],
  );

export async function insertCosignature(
  sql: Sql,
  given: { size: number; witnessId: number; at: Date; line: string },
): Promise<void> {
  await sql(
    `insert into cosignature (size, witness_id, at, line) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [given.size, given.witnessId, given.at, given.line],
  );
}

/** The newest root among the first leaves of the log. */
export async function findLastRootIn(
  sql: Sql,
  size: number,
): Promise<{ readonly no: number; readonly at: Date } | null> {
  const [row] = await sql<{ no: number; at: Date }>(
    `select r.no, r.at from log_leaf l join ledger_root r on r.no = l.no
      where l.kind = 'root' and l.index < $1 order by l.index desc limit 1`,
    [size],
  );
  return row ?? null;
}

/** Whether a root made before this time is missing among the first leaves of the log. */
export async function hasRootAfter(sql: Sql, size: number, before: Date): Promise<boolean> {
  const rows = await sql(
    `select from ledger_root r where r.at < $2 and not exists
      (select from log_leaf l where l.kind = 'root' and l.no = r.no and l.index < $1) limit 1`,
    [size, before],
  );
  return rows.length === 1;
}
