import { insertIfAbsent } from '../database/database.ts';
import type { Sql } from '../database/sql.ts';

/** False when it was used before: each challenge is accepted once. */
export async function saveUsedChallenge(
  sql: Sql,
  challenge: string,
  expiresAt: Date,
  now: Date,
): Promise<boolean> {
  await sql`delete from passkey_challenge where expires_at < ${now}`;
  return insertIfAbsent(sql, 'passkey_challenge', { challenge, expiresAt });
}
