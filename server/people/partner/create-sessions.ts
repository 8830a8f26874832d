import { timingSafeEqual } from 'node:crypto';
import { isSessionLive, isUseWorthNoting, sessionExpiresAt } from '#domain/partner/session.ts';
import { createBatch, type Db, type Sql } from '../../platform/database/database.ts';
import type { LoggedInPartner } from '../../platform/gateway/gateway.ts';
import { createToken, hashToken } from '../../platform/process/process.ts';
import {
  endSession,
  insertSession,
  type ListedSession,
  listSessionRows,
  listSessions,
  type SessionRow,
  saveSessionEnd,
  saveSessionUse,
} from './session-store.ts';

export interface NewSession {
  readonly partnerId: string;
  readonly device: string;
  readonly address: string;
  readonly now: Date;
  /**
   * When the compared password was set, so that a newer one voids this session; null if never
   * changed.
   */
  readonly passwordChangedAt?: Date | null;
}

export interface Admitted {
  readonly token: string;
  readonly expiresAt: Date;
}

export interface Sessions {
  findLoggedInPartner(token: string, now: Date): Promise<LoggedInPartner | null>;
  list(partnerId: string, now: Date): Promise<ListedSession[]>;
  /** Ends the caller's session. */
  leave(sessionId: string, now: Date): Promise<void>;
  /** Ends one of the partner's own sessions; false when it is not theirs or has already ended. */
  end(partnerId: string, sessionId: string, now: Date): Promise<boolean>;
}

/** The first half of a token's hash is the session's id; the whole hash is compared. */
const getSessionId = (hash: Buffer): string => hash.toString('hex', 0, 16);

/** Lookups that arrive together share a statement: every call needs one. */
export function createSessions({ sql }: Db): Sessions {
  const find = createBatch((hashes: readonly Buffer[]) => findSessions(sql, hashes));
  return {
    async findLoggedInPartner(token, now) {
      const row = await find(hashToken(token));
      if (!row || !isSessionLive(row, now)) return null;

      if (isUseWorthNoting(row, now)) await saveSessionUse(sql, row.id, now);
      const { entry, status, language, isReadOnly } = row;
      return { id: row.partnerId, sessionId: row.id, entry, status, language, isReadOnly };
    },
    leave: (sessionId, now) => saveSessionEnd(sql, sessionId, now),
    async list(partnerId, now) {
      const rows = await listSessions(sql, partnerId);
      return rows.filter((row) => isSessionLive(row, now));
    },
    end: (partnerId, sessionId, now) => endSession(sql, partnerId, sessionId, now),
  };
}

async function findSessions(
  sql: Sql,
  hashes: readonly Buffer[],
): Promise<(SessionRow | undefined)[]> {
  const rows = await listSessionRows(sql, hashes.map(getSessionId));
  const byId = new Map(rows.map((row) => [getSessionId(row.tokenHash), row]));
  return hashes.map((hash) => {
    const row = byId.get(getSessionId(hash));
    return row && timingSafeEqual(row.tokenHash, hash) ? row : undefined;
  });
}

export async function startSession(sql: Sql, session: NewSession): Promise<Admitted> {
  const token = createToken();
  const hash = hashToken(token);
  const { passwordChangedAt = null, now } = session;
  await insertSession(sql, {
    ...session,
    passwordChangedAt,
    id: getSessionId(hash),
    tokenHash: hash,
  });

  return { token, expiresAt: sessionExpiresAt({ createdAt: now, usedAt: now, endedAt: null }) };
}
