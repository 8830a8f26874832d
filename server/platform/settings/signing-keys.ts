import { createPublicKey, type KeyObject, sign } from 'node:crypto';
import { keyText } from '#domain/ledger/signing-key.ts';
import type { Db } from '../database/db.ts';
import type { Sql } from '../database/sql.ts';
import { readSecrets, type Secrets } from './secrets.ts';
import { insertSigningKey, listSigningKeys } from './signing-key-store.ts';

/** The current signer. */
export interface Signer {
  readonly key: string;
  readonly privateKey: KeyObject;
  sign(text: string): string;
}

export const publicKeyOf = (key: KeyObject): string =>
  createPublicKey(key).export({ format: 'jwk' }).x ?? '';

const signWith = (key: KeyObject, text: string) =>
  sign(null, Buffer.from(text), key).toString('base64url');

/**
 * Publishes the keys that are not published yet: each is valid from now on and signed by the
 * previous one. The first is valid from the beginning, as nothing precedes it.
 */
export async function publishKeys(db: Db, secrets: Secrets, now: Date, by: string): Promise<void> {
  await db.transaction(async (sql) => {
    const known = await listSigningKeys(sql);
    for (const [at, key] of secrets.statementKeys.entries()) {
      const text = publicKeyOf(key);
      if (known[at]?.key === text) continue;
      // A start with foreign secrets was already refused, and they must not publish a key here.
      if (known[at]) return;
      const validFrom = at === 0 ? new Date(0) : now;
      const before = secrets.statementKeys[at - 1];
      const signature = before ? signWith(before, keyText(text, validFrom)) : null;
      await insertSigningKey(sql, { no: at + 1, key: text, validFrom, signature }, by);
    }
  });
}

/** The newest published key signs. Staff may have created it after this process started. */
export async function getSigner(sql: Sql, secrets: Secrets): Promise<Signer> {
  const [newest] = await listSigners(sql, secrets);
  if (!newest) throw new Error('The newest signing key is not among ours');
  return newest;
}

/** Who can sign as each published key, the newest first; none if we lack the newest. */
export async function listSigners(sql: Sql, secrets: Secrets): Promise<Signer[]> {
  const published = (await listSigningKeys(sql)).map(({ key }) => key).reverse();
  const signersAmong = (keys: readonly KeyObject[]) => {
    const own = new Map(keys.map((key) => [publicKeyOf(key), key]));
    return published.flatMap((key) => {
      const privateKey = own.get(key);
      if (!privateKey) return [];
      return [{ key, privateKey, sign: (text: string) => signWith(privateKey, text) }];
    });
  };
  const known = signersAmong(secrets.statementKeys);
  const isFresh = known[0]?.key === published[0];
  const found =
    isFresh || secrets.file === undefined
      ? known
      : signersAmong(readSecrets(secrets.file).statementKeys);
  return found[0]?.key === published[0] ? found : [];
}
