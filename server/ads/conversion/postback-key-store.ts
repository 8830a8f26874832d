import { randomBytes } from 'node:crypto';
import { insert, type Sql } from '../../platform/database/database.ts';
import type { Secrets } from '../../platform/settings/settings.ts';
import { openSecret, sealSecret } from './seal-postback-secret.ts';

const secretBytes = 32;

export interface NewPostbackKey {
  readonly kid: string;
  /** Hexadecimal, and used as text. Shown once; only its sealed form is stored. */
  readonly secret: string;
}

/** How many keys a merchant was ever given. Locks the merchant against concurrent new keys. */
export async function lockPostbackKeys(sql: Sql, merchantId: string): Promise<number> {
  await sql`select from merchant where id = ${merchantId} for update`;

  const { keys } = await sql.one<{ keys: number }>`
    select count(*)::int keys from postback_key where merchant_id = ${merchantId}`;
  return keys;
}

/**
 * Creates a key for a merchant. Earlier ones stay valid until `earlierEndsAt`, so that the merchant
 * can switch without a gap. Concurrent calls are serialised by the merchant's lock.
 */
export async function addPostbackKey(
  sql: Sql,
  secrets: Pick<Secrets, 'cardKey'>,
  merchantId: string,
  now: Date,
  earlierEndsAt: Date,
): Promise<NewPostbackKey> {
  await lockPostbackKeys(sql, merchantId);
  await sql`
    update postback_key set valid_until = ${earlierEndsAt}
     where merchant_id = ${merchantId}
       and (valid_until is null or valid_until > ${earlierEndsAt})`;

  const kid = randomBytes(6).toString('hex');
  const secret = randomBytes(secretBytes).toString('hex');
  const sealed = sealSecret(secrets, { merchantId, kid, secret: Buffer.from(secret) });
  await insert(sql, 'postback_key', { merchantId, kid, secret: sealed, validFrom: now });

  return { kid, secret };
}

/** Ends all of a merchant's keys at once and returns how many there were. */
export async function endPostbackKeys(sql: Sql, merchantId: string, now: Date): Promise<number> {
  await lockPostbackKeys(sql, merchantId);
  return sql.count`
    update postback_key set valid_until = ${now}
     where merchant_id = ${merchantId} and (valid_until is null or valid_until > ${now})`;
}

/** The secret of a merchant's key if the key is valid now; otherwise null. */
export async function findPostbackSecret(
  sql: Sql,
  secrets: Pick<Secrets, 'cardKey'>,
  merchantId: string,
  kid: string,
  now: Date,
): Promise<Buffer | null> {
  const key = await sql.maybeOne<{ secret: Buffer }>`
    select secret from postback_key
     where merchant_id = ${merchantId} and kid = ${kid} and valid_from <= ${now}
       and (valid_until is null or valid_until > ${now})`;
  return key ? openSecret(secrets, { merchantId, kid, secret: key.secret }) : null;
}
