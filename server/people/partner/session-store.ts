import type { Language } from '#domain/language.ts';
import type { SessionTimes } from '#domain/partner/session.ts';
import type { PartnerStatus } from '#domain/partner/status.ts';
import type { Sql, SqlText } from '../../platform/database/database.ts';

export interface SessionRow extends SessionTimes {
  readonly id: string;
  readonly tokenHash: Buffer;
  readonly partnerId: string;
  readonly entry: string;
  readonly status: PartnerStatus;
  readonly language: Language;
  readonly isReadOnly: boolean;
}

export interface ListedSession extends SessionTimes {
  readonly id: string;
  readonly device: string;
  readonly address: string;
}

/** A login that began before a password change may end after it: its session must be invalid. */
export const isOfThisPassword: SqlText =
  's.password_changed_at is not distinct from p.password_changed_at';

/** Sessions by the first halves of their tokens' hashes, which are their ids. */
export const listSessionRows = (sql: Sql, ids: readonly string[]): Promise<SessionRow[]> =>
  sql<SessionRow>(
    `select s.id, s.token_hash "tokenHash", s.partner_id "partnerId", s.created_at "createdAt",
            s.used_at "usedAt", s.ended_at "endedAt", p.entry, p.status, p.language,
            s.kept_at is not null "isReadOnly"
       from session s join partner p on p.id = s.partner_id
      where s.id = any($1::uuid[]) and (s.kept_at is not null or ${isOfThisPassword})`,
    [ids],
  );

export interface StartedSession {
  readonly id: string;
  readonly tokenHash: Buffer;
  readonly partnerId: string;
  readonly device: string;
  readonly address: string;
  readonly now: Date;
  readonly passwordChangedAt: Date | null;
}

export async function insertSession(sql: Sql, session: StartedSession): Promise<void> {
  const { id, tokenHash, partnerId, now, device, address, passwordChangedAt } = session;
  await sql(
    `insert into session (id, token_hash, partner_id, created_at, used_at, device, address,
       password_changed_at)
     values ($1, $2, $3, $4, $4, $5, $6, $7)`,
    [id, tokenHash, partnerId, now, device, address, passwordChangedAt],
  );
}

export async function saveSessionUse(sql: Sql, sessionId: string, now: Date): Promise<void> {
  await sql('update session set used_at = $2 where id = $1', [sessionId, now]);
}

export async function saveSessionEnd(sql: Sql, sessionId: string, now: Date): Promise<void> {
  await sql('update session set ended_at = $2 where id = $1 and ended_at is null', [
    sessionId,
    now,
  ]);
}

/** Ends one of a partner's sessions, inside a larger transaction if need be. */
export async function endSessionIn(
  sql: Sql,
  partnerId: string,
  sessionId: string,
  now: Date,
): Promise<boolean> {
  const ended = await sql(
    `update session set ended_at = $3
      where id = $2 and partner_id = $1 and ended_at is null and kept_at is null returning id`,
    [partnerId, sessionId, now],
  );
  return ended.length === 1;
}

/** All but the session kept for the owner to object with, which only its holder can end. */
export async function endAllSessions(sql: Sql, partnerId: string, now: Date): Promise<void> {
  await sql(
    `update session set ended_at = $2
      where partner_id = $1 and ended_at is null and kept_at is null`,
    [partnerId, now],
  );
}

/** Ends all but the caller's session, whose owner has just been proven. */
export async function endOtherSessions(
  sql: Sql,
  partnerId: string,
  sessionId: string,
  now: Date,
): Promise<void> {
  await sql(
    `update session set ended_at = $3
      where partner_id = $1 and id <> $2 and ended_at is null and kept_at is null`,
    [partnerId, sessionId, now],
  );
}

export async function getSessionStart(sql: Sql, sessionId: string): Promise<Date> {
  const [row] = await sql<{ createdAt: Date }>(
    'select created_at "createdAt" from session where id = $1',
    [sessionId],
  );
  if (!row) throw new Error('A session vanished');
  return row.createdAt;
}

/** A partner's sessions that have not ended; a rule decides which are still live. */
export const listSessions = (sql: Sql, partnerId: string): Promise<ListedSession[]> =>
  sql<ListedSession>(
    `select s.id, device, address, s.created_at "createdAt", used_at "usedAt", ended_at "endedAt"
       from session s join partner p on p.id = s.partner_id
      where s.partner_id = $1 and s.ended_at is null and ${isOfThisPassword}
      order by used_at desc limit 100`,
    [partnerId],
  );
