import type { ContactChange } from '#domain/help/contact-change.ts';
import { fragment, literal, type Sql } from '../../platform/database/database.ts';

export interface SignedContacts extends Omit<ContactChange, 'network'> {
  readonly hash: string;
  readonly signature: string;
}

const columns = fragment`
  no, at, part, value, encode(previous, 'hex') previous, encode(hash, 'hex') hash, key, signature`;

export async function findNewestContacts(sql: Sql): Promise<SignedContacts | null> {
  return sql.maybeOne<SignedContacts>`
    select ${columns} from contact_change order by no desc limit 1`;
}

const pageSize = 50;

export async function listContactChanges(sql: Sql, cursor: string | null) {
  const lastNo = cursor !== null && /^\d{1,9}$/.test(cursor) ? Number(cursor) : null;

  const rows = await sql.many<SignedContacts>`
    select ${columns} from contact_change where ${lastNo}::int is null or no < ${lastNo}
     order by no desc limit ${literal(pageSize + 1)}`;

  const list = rows.slice(0, pageSize);
  return { list, next: rows.length > pageSize ? String(list.at(-1)?.no) : null };
}

export async function insertContacts(
  sql: Sql,
  { no, at, part, value, previous, hash, key, signature }: SignedContacts,
): Promise<void> {
  await sql`
    insert into contact_change (no, at, part, value, previous, hash, key, signature)
    values (${no}, ${at}, ${part}, ${value},
      decode(${previous}, 'hex'), decode(${hash}, 'hex'), ${key}, ${signature})`;
}
