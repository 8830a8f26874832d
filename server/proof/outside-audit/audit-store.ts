import type { listAudits } from '#contract/desk/audits.ts';
import type { Reply } from '#contract/route.ts';
import { fragment, insertIfAbsent, type Sql } from '../../platform/database/database.ts';

type Audits = Reply<typeof listAudits>;

/** An outside auditor, identified by a key. */
type Auditor = Audits['auditors'][number] & { readonly id: number };

export const listAuditors = (sql: Sql): Promise<Auditor[]> =>
  sql.many<Auditor>`
    select id, name, key, added_by, added_at from auditor where ended_at is null order by id`;

/** False when there is an auditor of that name, or the key was used before. */
export async function insertAuditor(
  sql: Sql,
  { name, key, addedBy, addedAt }: Omit<Auditor, 'id'>,
): Promise<boolean> {
  return insertIfAbsent(sql, 'auditor', { name, key, addedBy, addedAt });
}

export async function endAuditor(
  sql: Sql,
  name: string,
  endedBy: string,
  now: Date,
): Promise<boolean> {
  const count = await sql.count`
    update auditor set ended_by = ${endedBy}, ended_at = ${now}
     where name = ${name} and ended_at is null`;
  return count === 1;
}

/** An auditor's result, as signed. */
type OutsideAudit = Omit<Audits['list'][number], 'finding'> & {
  readonly key: string;
  readonly text: string;
};

const columns = fragment`
  encode(o.sha256, 'hex') sha256, a.name auditor, a.key, o.at "at",
  o.root_no, r.at root_at, o.is_sound, o.text, o.taken_by, o.taken_at`;

/** The newest results, by when they were made. */
export const listOutsideAudits = (sql: Sql, auditsMax: number): Promise<OutsideAudit[]> =>
  sql.many<OutsideAudit>`
    select ${columns}
      from outside_audit o join auditor a on a.id = o.auditor_id
      join ledger_root r on r.no = o.root_no
     order by o.at desc, o.sha256 limit ${auditsMax}`;

export async function findOutsideAudit(sql: Sql, sha256: string): Promise<string | null> {
  const row = await sql.maybeOne<{ text: string }>`
    select text from outside_audit where sha256 = decode(${sha256}, 'hex')`;
  return row?.text ?? null;
}

type NewOutsideAudit = Omit<OutsideAudit, 'auditor' | 'key' | 'rootAt'> & {
  readonly auditorId: number;
};

/** False when it is already there. */
export async function insertOutsideAudit(sql: Sql, audit: NewOutsideAudit): Promise<boolean> {
  const count = await sql.count`
    insert into outside_audit
      (sha256, auditor_id, at, root_no, is_sound, text, taken_by, taken_at)
    values (decode(${audit.sha256}, 'hex'), ${audit.auditorId}, ${audit.at}, ${audit.rootNo},
      ${audit.isSound}, ${audit.text}, ${audit.takenBy}, ${audit.takenAt})
    on conflict do nothing returning 1 "n"`;
  return count === 1;
}

export async function findRootHash(sql: Sql, rootNo: number): Promise<string | null> {
  const row = await sql.maybeOne<{ hash: string }>`
    select encode(hash, 'hex') hash from ledger_root where no = ${rootNo}`;
  return row?.hash ?? null;
}
