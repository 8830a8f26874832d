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
export async function publishKeys(
  db: Db,
  secrets: Secrets,
  now: Date,
  author: string,
): Promise<void> {
  await db.transaction(async (sql) => {
    const publishedKeys = await listSigningKeys(sql);
    for (const [index, key] of secrets.statementKeys.entries()) {
      const text = publicKeyOf(key);
      if (publishedKeys[index]?.key === text) continue;
      // A start with foreign secrets was already refused, and they must not publish a key here.
      if (publishedKeys[index]) return;

      const validFrom = index === 0 ? new Date(0) : now;
      const previousKey = secrets.statementKeys[index - 1];
      const signature = previousKey ? signWith(previousKey, keyText(text, validFrom)) : null;
      await insertSigningKey(sql, { no: index + 1, key: text, validFrom, signature }, author);
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
  const publishedKeys = (await listSigningKeys(sql)).map(({ key }) => key).reverse();

  const toSigners = (keys: readonly KeyObject[]) => {
    const ownKeys = new Map(keys.map((key) => [publicKeyOf(key), key]));
    return publishedKeys.flatMap((key) => {
      const privateKey = ownKeys.get(key);
      if (!privateKey) return [];
      return [{ key, privateKey, sign: (text: string) => signWith(privateKey, text) }];
    });
  };

  const knownSigners = toSigners(secrets.statementKeys);
  const isFresh = knownSigners[0]?.key === publishedKeys[0];
  const signers =
    isFresh || secrets.file === undefined
      ? knownSigners
      : toSigners(readSecrets(secrets.file).statementKeys);

  return signers[0]?.key === publishedKeys[0] ? signers : [];
}
