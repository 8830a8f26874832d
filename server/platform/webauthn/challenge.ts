import { randomBytes } from 'node:crypto';
import { minuteMs } from '#domain/time.ts';
import type { Sql } from '../database/sql.ts';
import { saveSignedUse } from '../one-time-token/one-time-token.ts';
import type { Secrets } from '../settings/secrets.ts';
import { createSignedTokens } from '../settings/signed-token.ts';

const tokens = createSignedTokens('challenges of passkeys');

const lifeMs = 5 * minuteMs;

/**
 * A challenge for a passkey, valid once and for minutes. It is signed rather than stored, so that
 * merely opening a login page writes nothing. `purpose` says for whom and for what.
 */
export function createChallenge(secrets: Secrets, purpose: string, now: Date): string {
  const random = randomBytes(16).toString('base64url');
  return tokens.create(secrets, purpose, `${now.getTime() + lifeMs}-${random}`);
}

/** Whether a signed challenge is ours, for this purpose, in time and not used before. */
export async function acceptChallenge(
  sql: Sql,
  secrets: Secrets,
  { purpose, signed, now }: { purpose: string; signed: string; now: Date },
): Promise<boolean> {
  const challenge = Buffer.from(signed, 'base64url').toString();
  const value = tokens.read(secrets, purpose, challenge);
  const expiresAt = new Date(Number(value?.split('-', 1)[0] ?? 0));
  if (value === null || now >= expiresAt) return false;

  return saveSignedUse(sql, { purpose: 'passkey-challenge', text: value, expiresAt }, now);
}
