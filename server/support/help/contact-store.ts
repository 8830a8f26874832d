import type { ContactChange } from '#domain/help/contact-change.ts';
import type { Sql } from '../../platform/database/database.ts';

export interface SignedContacts extends Omit<ContactChange, 'network'> {
  readonly hash: string;
  readonly signature: string;
}

const columns = `no, at, part, value, encode(previous, 'hex') previous, encode(hash, 'hex') hash,
  key, signature`;

export async function findNewestContacts(sql: Sql): Promise<SignedContacts | null> {
  const [row] = await sql<SignedContacts>(
    `select ${columns} from contact_change order by no desc limit 1`,
  );
  return row ?? null;
}

const pageSize = 50;

export async function listContactChanges(sql: Sql, cursor: string | null) {
  const below = cursor !== null && /^\d{1,9}$/.test(cursor) ? Number(cursor) : null;
  const rows = await sql<SignedContacts>(
    `select ${columns} from contact_change where $1::int is null or no < $1
      order by no desc limit ${pageSize + 1}`,
    [below],
  );
  const list = rows.slice(0, pageSize);
  return { list, next: rows.length > pageSize ? String(list.at(-1)?.no) : null };
}

export async function insertContacts(
  sql: Sql,
  { no, at, part, value, previous, hash, key, signature }: SignedContacts,
): Promise<void> {
  await sql(
    `insert into contact_change (no, at, part, value, previous, hash, key, signature)
     values ($1, $2, $3, $4, decode($5, 'hex'), decode($6, 'hex'), $7, $8)`,
    [no, at, part, value, previous, hash, key, signature],
  );
}
