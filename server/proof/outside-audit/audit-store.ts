import type { Sql } from '../../platform/database/database.ts';

/** An outside auditor, identified by a key. */
export interface Auditor {
  readonly id: number;
  readonly name: string;
  readonly key: string;
  readonly addedBy: string;
  readonly addedAt: Date;
}

export const listAuditors = (sql: Sql): Promise<Auditor[]> =>
  sql<Auditor>(
    `select id, name, key, added_by "addedBy", added_at "addedAt" from auditor
      where ended_at is null order by id`,
  );

/** False when there is an auditor of that name, or the key was used before. */
export async function insertAuditor(sql: Sql, given: Omit<Auditor, 'id'>): Promise<boolean> {
  const rows = await sql(
    `insert into auditor (name, key, added_by, added_at) values ($1, $2, $3, $4)
     on conflict do nothing returning id`,
    [given.name, given.key, given.addedBy, given.addedAt],
  );
  return rows.length === 1;
}

export async function endAuditor(sql: Sql, name: string, by: string, now: Date): Promise<boolean> {
  const rows = await sql(
    `update auditor set ended_by = $2, ended_at = $3 where name = $1 and ended_at is null
     returning id`,
    [name, by, now],
  );
  return rows.length === 1;
}

/** An auditor's result, as signed. */
export interface OutsideAudit {
  readonly sha256: string;
  readonly auditor: string;
  readonly key: string;
  readonly at: Date;
  readonly rootNo: number;
  readonly rootAt: Date;
  readonly isSound: boolean;
  readonly text: string;
  readonly takenBy: string;
  readonly takenAt: Date;
}

const columns = `encode(o.sha256, 'hex') sha256, a.name auditor, a.key, o.at "at",
  o.root_no "rootNo", r.at "rootAt", o.is_sound "isSound", o.text, o.taken_by "takenBy",
  o.taken_at "takenAt"`;

/** The newest results, by when they were made. */
export const listOutsideAudits = (sql: Sql, most: number): Promise<OutsideAudit[]> =>
  sql<OutsideAudit>(
    `select ${columns} from outside_audit o join auditor a on a.id = o.auditor_id
       join ledger_root r on r.no = o.root_no order by o.at desc, o.sha256 limit $1`,
    [most],
  );

export async function findOutsideAudit(sql: Sql, sha256: string): Promise<string | null> {
  const rows = await sql<{ text: string }>(
    `select text from outside_audit where sha256 = decode($1, 'hex')`,
    [sha256],
  );
  return rows[0]?.text ?? null;
}

export interface TakenAudit {
  readonly sha256: string;
  readonly auditorId: number;
  readonly at: Date;
  readonly rootNo: number;
  readonly isSound: boolean;
  readonly text: string;
  readonly takenBy: string;
  readonly takenAt: Date;
}

/** False when it is already there. */
export async function insertOutsideAudit(sql: Sql, taken: TakenAudit): Promise<boolean> {
  const rows = await sql(
    `insert into outside_audit
       (sha256, auditor_id, at, root_no, is_sound, text, taken_by, taken_at)
     values (decode($1, 'hex'), $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning 1 "n"`,
    [
      ...[taken.sha256, taken.auditorId, taken.at, taken.rootNo, taken.isSound],
      ...[taken.text, taken.takenBy, taken.takenAt],
    ],
  );
  return rows.length === 1;
}

export async function findRootHash(sql: Sql, no: number): Promise<string | null> {
  const rows = await sql<{ hash: string }>(
    `select encode(hash, 'hex') hash from ledger_root where no = $1`,
    [no],
  );
  return rows[0]?.hash ?? null;
}
