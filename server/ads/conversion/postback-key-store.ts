import { randomBytes } from 'node:crypto';
import type { Sql } from '../../platform/database/database.ts';
import type { Secrets } from '../../platform/settings/settings.ts';
import { openSecret, sealSecret } from './seal-postback-secret.ts';

const secretBytes = 32;

export interface MadeKey {
  readonly kid: string;
  /** Hexadecimal, and used as text. Shown once; only its sealed form is stored. */
  readonly secret: string;
}

/** How many keys a merchant was ever given. Locks the merchant against concurrent new keys. */
export async function lockPostbackKeys(sql: Sql, merchantId: string): Promise<number> {
  await sql('select from merchant where id = $1 for update', [merchantId]);
  const [row] = await sql<{ keys: number }>(
    'select count(*)::int keys from postback_key where merchant_id = $1',
    [merchantId],
  );
  return row?.keys ?? 0;
}

/**
 * Creates a key for a merchant. Earlier keys stay valid until `oldUntil`, so that the merchant can
 * switch without a gap. Concurrent calls are serialised by the merchant's lock.
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

/** Ends all of a merchant's keys at once and returns how many there were. */
export async function endPostbackKeysOf(sql: Sql, merchantId: string, now: Date): Promise<number> {
  await lockPostbackKeys(sql, merchantId);
  const rows = await sql(
    `update postback_key set valid_until = $2
      where merchant_id = $1 and (valid_until is null or valid_until > $2) returning kid`,
    [merchantId, now],
  );
  return rows.length;
}

/** The secret of a merchant's key if the key is valid now; otherwise null. */
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
