import { isDeskSessionLive } from '#domain/desk/session.ts';
import type { Sql } from '../../platform/database/database.ts';
import { createToken, hashToken } from '../../platform/process/process.ts';
import type { StaffMember } from '../call/desk-call.ts';
import {
  findStaffSession,
  insertStaffSession,
  type ListedSession,
  listOpenSessions,
  type NewDeskSession,
  saveStaffSessionUse,
} from './staff-session-store.ts';

/** The first half of a token's hash is the session's id; the whole hash is compared. */
const idOf = (hash: Buffer): string => hash.toString('hex', 0, 16);

const noteUseMs = 60_000;

/**
 * Null when the person was signed or locked out since the proof, so that nobody slips in after a
 * renewed link. `version` is that of the row which the proof was verified against.
 */
export async function startDeskSession(
  sql: Sql,
  session: NewDeskSession,
  now: Date,
): Promise<string | null> {
  const token = createToken();
  const hash = hashToken(token);
  return (await insertStaffSession(sql, idOf(hash), hash, session, now)) ? token : null;
}

/** Roles are read at each call, so that a revoked one is gone at once. */
export async function findSessionStaff(
  sql: Sql,
  token: string,
  now: Date,
): Promise<StaffMember | null> {
  const hash = hashToken(token);
  const id = idOf(hash);
  const row = await findStaffSession(sql, id);
  if (!row?.tokenHash.equals(hash) || !isDeskSessionLive(row, now)) return null;
  if (now.getTime() - row.usedAt.getTime() > noteUseMs) await saveStaffSessionUse(sql, id, now);
  const { staffId, name, roles, decidesFrom, factorAt, wholeAt } = row;
  return { id: staffId, name, roles, decidesFrom, sessionId: id, proofs: { factorAt, wholeAt } };
}

export async function listStaffSessions(
  sql: Sql,
  staffId: string,
  now: Date,
): Promise<ListedSession[]> {
  const rows = await listOpenSessions(sql, staffId);
  return rows.filter((row) => isDeskSessionLive(row, now));
}
