import { joinLinkHours } from '#domain/desk/link-life.ts';
import { hourMs } from '#domain/time.ts';
import type { Sql } from '../../platform/database/database.ts';
import { createLink, endLinks } from '../../platform/one-time-token/one-time-token.ts';
import { removePasskeysOf } from './passkey-store.ts';
import { endStaffSessions } from './staff-session-store.ts';
import { clearStaffSecrets } from './staff-store.ts';

const linkMs = joinLinkHours * hourMs;

interface JoinLink {
  readonly staffId: string;
  readonly origin: string;
  /** The digest of its word; without one the link alone opens the account. */
  readonly codeWordHash: Buffer | null;
}

/** A link for joining, which works once. */
export async function makeJoinLink(
  sql: Sql,
  { staffId, origin, codeWordHash }: JoinLink,
  now: Date,
) {
  const expiresAt = new Date(now.getTime() + linkMs);
  const link = { ownerId: staffId, expiresAt, codeWordHash, details: {} };
  const token = await createLink(sql, { ...link, purpose: 'join-desk' }, now);
  return { address: `${origin}/desk/#/join?token=${token}`, expiresAt };
}

/** Whoever holds the old phone or knows the old password loses access at once. */
export async function lockOut(sql: Sql, staffId: string, now: Date): Promise<void> {
  await clearStaffSecrets(sql, staffId);
  await removePasskeysOf(sql, staffId, now);
  await endLinks(sql, ['join-desk', 'enter-desk'], staffId, now);
  await endStaffSessions(sql, staffId, null, now);
}
