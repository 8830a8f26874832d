import { randomBytes } from 'node:crypto';
import type { Sql } from '../database/database.ts';
import { createSignedMarks, type Secrets } from '../settings/settings.ts';
import { spendChallenge } from './challenge-store.ts';

const marks = createSignedMarks('challenges of passkeys');

const lifeMs = 5 * 60_000;

/**
 * What a passkey is to sign, once and within minutes. It is signed by us instead of kept, so that
 * a login page that is only looked at writes nothing. `purpose` says for whom and for what.
 */
export function makeChallenge(secrets: Secrets, purpose: string, now: Date): string {
  const random = randomBytes(16).toString('base64url');
  return marks.make(secrets, purpose, `${now.getTime() + lifeMs}-${random}`);
}

/** Whether a signed challenge is one of ours for this purpose, in time, and was never taken. */
export async function takeChallenge(
  sql: Sql,
  secrets: Secrets,
  { purpose, signed, now }: { purpose: string; signed: string; now: Date },
): Promise<boolean> {
  const challenge = Buffer.from(signed, 'base64url').toString();
  const value = marks.read(secrets, purpose, challenge);
  const expiresAt = new Date(Number(value?.split('-', 1)[0] ?? 0));
  return value !== null && now < expiresAt && spendChallenge(sql, value, expiresAt, now);
}
