import type { Sql } from '../database/db.ts';

/** Stores the digest of the secrets if there is none yet, and returns the one that is stored. */
export async function keepFirstDigest(sql: Sql, digest: Buffer): Promise<Buffer> {
  await sql('insert into secrets_fingerprint (digest) values ($1) on conflict do nothing', [
    digest,
  ]);
  const [stored] = await sql<{ digest: Buffer }>('select digest from secrets_fingerprint');
  if (!stored) throw new Error('The digest of the secrets vanished');
  return stored.digest;
}
