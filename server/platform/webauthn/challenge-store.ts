import type { Sql } from '../database/db.ts';

/** False when it was used before: each challenge is accepted once. */
export async function spendChallenge(
  sql: Sql,
  challenge: string,
  expiresAt: Date,
  now: Date,
): Promise<boolean> {
  await sql('delete from passkey_challenge where expires_at < $1', [now]);
  const rows = await sql(
    `insert into passkey_challenge (challenge, expires_at) values ($1, $2)
     on conflict do nothing returning challenge`,
    [challenge, expiresAt],
  );
  return rows.length === 1;
}
