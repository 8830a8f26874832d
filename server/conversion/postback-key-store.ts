import { randomBytes } from 'node:crypto';
import type { Sql } from '../database/database.ts';
import type { Secrets } from '../settings/settings.ts';
import { openSecret, sealSecret } from './seal-postback-secret.ts';

const secretBytes = 32;

export interface MadeKey {
  readonly kid: string;
  /** Hexadecimal; shown once, then only kept sealed. The text itself is the key. */
  readonly secret: string;
}

/** How many keys a merchant was ever given. Nobody gives another before the transaction ends. */
export async function lockPostbackKeys(sql: Sql, merchantId: string): Promise<number> {
  await sql('select from merchant where id = $1 for update', [merchantId]);
  const [row] = await sql<{ keys: number }>(
    'select count(*)::int keys from postback_key where merchant_id = $1',
    [merchantId],
  );
  return row?.keys ?? 0;
}

/**
 * A new key for a merchant. Those before stay good until `oldUntil`, so that the merchant can
 * change over without a gap. Of two at once the second finds the key of the first.
 */
export async function addPostbackKey(
  sql: Sql,
  secrets: Pick<Secrets, 'cardKey'>,
  merchantId: string,
  now: Date,
  oldUntil: Date,
): Promise<MadeKey> {
  await lockPostbackKeys(sql, merchantId);
  const kid = randomBytes(6).toString('hex');
  const secret = randomBytes(secretBytes).toString('hex');
  await sql(
    `update postback_key set valid_until = $2
      where merchant_id = $1 and (valid_until is null or valid_until > $2)`,
    [merchantId, oldUntil],
  );
  const sealed = sealSecret(secrets, { merchantId, kid, secret: Buffer.from(secret) });
  await sql(
    'insert into postback_key (merchant_id, kid, secret, valid_from) values ($1, $2, $3, $4)',
    [merchantId, kid, sealed, now],
  );
  return { kid, secret };
}

/** Ends every key of a merchant at once; how many that were. */
export async function endPostbackKeysOf(sql: Sql, merchantId: string, now: Date): Promise<number> {
  await lockPostbackKeys(sql, merchantId);
  const rows = await sql(
    `update postback_key set valid_until = $2
      where merchant_id = $1 and (valid_until is null or valid_until > $2) returning kid`,
    [merchantId, now],
  );
  return rows.length;
}

/** The secret under which a merchant may sign now, or null. */
export async function findPostbackSecret(
  sql: Sql,
  secrets: Pick<Secrets, 'cardKey'>,
  merchantId: string,
  kid: string,
  now: Date,
): Promise<Buffer | null> {
  const [row] = await sql<{ secret: Buffer }>(
    `select secret from postback_key where merchant_id = $1 and kid = $2 and valid_from <= $3
        and (valid_until is null or valid_until > $3)`,
    [merchantId, kid, now],
  );
  return row ? openSecret(secrets, { merchantId, kid, secret: row.secret }) : null;
}
