import { joinLinkHours } from '#domain/desk/link-life.ts';
import { hourMs } from '#domain/time.ts';
import type { Sql } from '../../platform/database/database.ts';
import { removePasskeysOf } from './passkey-store.ts';
import { makeStaffLink } from './staff-link-store.ts';
import { endStaffSessions } from './staff-session-store.ts';
import { clearStaffSecrets } from './staff-store.ts';

const linkMs = joinLinkHours * hourMs;

interface JoinLink {
  readonly staffId: string;
  readonly madeBy: string;
  readonly origin: string;
  /** The digest of its word; without one the link alone opens the account. */
  readonly codeWordHash?: Buffer | null;
}

/** A link for joining, which works once. */
export async function makeJoinLink(sql: Sql, { origin, ...link }: JoinLink, now: Date) {
  const expiresAt = new Date(now.getTime() + linkMs);
  const token = await makeStaffLink(sql, { ...link, purpose: 'join', expiresAt }, now);
  return { address: `${origin}/desk/#/join?token=${token}`, expiresAt };
}

/** Whoever holds the old phone or knows the old password loses access at once. */
export async function lockOut(sql: Sql, staffId: string, now: Date): Promise<void> {
  await clearStaffSecrets(sql, staffId);
  await removePasskeysOf(sql, staffId, now);
  await endStaffSessions(sql, staffId, null, now);
}
