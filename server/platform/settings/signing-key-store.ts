import type { Sql } from '../database/db.ts';

/** A public key as published: valid until the next one, and signed by the previous one. */
export interface PublishedKey {
  readonly no: number;
  readonly key: string;
  readonly validFrom: Date;
  readonly signature: string | null;
}

export const listSigningKeys = (sql: Sql): Promise<PublishedKey[]> =>
  sql<PublishedKey>(
    'select no, key, valid_from "validFrom", signature from signing_key order by no',
  );

/** Does nothing if another process has just published it. */
export async function insertSigningKey(
  sql: Sql,
  { no, key, validFrom, signature }: PublishedKey,
  by: string,
): Promise<void> {
  await sql(
    `insert into signing_key (no, key, valid_from, signature, made_by)
     values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [no, key, validFrom, signature, by],
  );
}
