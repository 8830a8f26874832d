import { insertIfAbsent } from '../database/database.ts';
import type { Sql } from '../database/sql.ts';

/** A public key as published: valid until the next one, and signed by the previous one. */
export interface PublishedKey {
  readonly no: number;
  readonly key: string;
  readonly validFrom: Date;
  readonly signature: string | null;
}

export const listSigningKeys = (sql: Sql): Promise<PublishedKey[]> =>
  sql.many<PublishedKey>`select no, key, valid_from, signature from signing_key order by no`;

/** Does nothing if another process has just published it. */
export async function insertSigningKey(
  sql: Sql,
  { no, key, validFrom, signature }: PublishedKey,
  author: string,
): Promise<void> {
  await insertIfAbsent(sql, 'signing_key', { no, key, validFrom, signature, madeBy: author });
}
