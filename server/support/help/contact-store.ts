import type { ContactChange } from '#domain/help/contact-change.ts';
import {
  fragment,
  type List,
  type Page,
  readPage,
  type Sql,
} from '../../platform/database/database.ts';

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

const changes: List = {
  columns,
  from: fragment`from contact_change where true`,
  id: fragment`no`,
  idType: 'int',
};

export const listContactChanges = (
  sql: Sql,
  cursor: string | undefined,
): Promise<Page<SignedContacts>> => readPage<SignedContacts>(sql, changes, cursor);

export async function insertContacts(
  sql: Sql,
  { no, at, part, value, previous, hash, key, signature }: SignedContacts,
): Promise<void> {
  await sql`
    insert into contact_change (no, at, part, value, previous, hash, key, signature)
    values (${no}, ${at}, ${part}, ${value},
      decode(${previous}, 'hex'), decode(${hash}, 'hex'), ${key}, ${signature})`;
}
