import type { Db } from '../database/db.ts';
import { assertOwnSecrets, readSecrets, saveSecrets, withNewKey } from './secrets.ts';
import { publicKeyOf, publishKeys } from './signing-keys.ts';

/**
 * Creates a new signing key and publishes it, signed by the old one. The file is written before the
 * database, so that a published key can always sign.
 */
export async function rotateKey(db: Db, file: string, author: string, now: Date): Promise<string> {
  const secrets = readSecrets(file);
  await assertOwnSecrets(db.sql, secrets, file);
  const rotatedSecrets = withNewKey(secrets);
  saveSecrets(file, rotatedSecrets);
  await publishKeys(db, rotatedSecrets, now, author);

  return publicKeyOf(rotatedSecrets.statementKeys.at(-1) ?? rotatedSecrets.statementKeys[0]);
}
