import { insertIfAbsent } from '../database/database.ts';
import type { Sql } from '../database/sql.ts';

/** Stores the digest of the secrets if there is none yet, and returns the one that is stored. */
export async function getFirstDigest(sql: Sql, digest: Buffer): Promise<Buffer> {
  await insertIfAbsent(sql, 'secrets_fingerprint', { digest });
  const fingerprint = await sql.one<{ digest: Buffer }>`select digest from secrets_fingerprint`;
  return fingerprint.digest;
}
