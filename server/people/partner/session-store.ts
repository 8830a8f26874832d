import type { Language } from '#domain/language.ts';
import type { SessionTimes } from '#domain/partner/session.ts';
import type { PartnerStatus } from '#domain/partner/status.ts';
import { type Fragment, fragment, insert, type Sql } from '../../platform/database/database.ts';

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
export const isOfCurrentPassword: Fragment = fragment`
  s.password_changed_at is not distinct from p.password_changed_at`;

/** Sessions by the first halves of their tokens' hashes, which are their ids. */
export const listSessionRows = (sql: Sql, ids: readonly string[]): Promise<SessionRow[]> =>
  sql.many<SessionRow>`
    select s.id, s.token_hash, s.partner_id, s.created_at, s.used_at, s.ended_at, p.entry,
           p.status, p.language, s.kept_at is not null is_read_only
      from session s join partner p on p.id = s.partner_id
     where s.id = any(${ids}::uuid[]) and (s.kept_at is not null or ${isOfCurrentPassword})`;

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
  await insert(sql, 'session', {
    id,
    tokenHash,
    partnerId,
    createdAt: now,
    usedAt: now,
    device,
    address,
    passwordChangedAt,
  });
}

export async function saveSessionUse(sql: Sql, sessionId: string, now: Date): Promise<void> {
  await sql`update session set used_at = ${now} where id = ${sessionId}`;
}

export async function saveSessionEnd(sql: Sql, sessionId: string, now: Date): Promise<void> {
  await sql`update session set ended_at = ${now} where id = ${sessionId} and ended_at is null`;
}

/** Ends one of a partner's sessions, inside a larger transaction if need be. */
export async function endSession(
  sql: Sql,
  partnerId: string,
  sessionId: string,
  now: Date,
): Promise<boolean> {
  const count = await sql.count`
    update session set ended_at = ${now}
     where id = ${sessionId} and partner_id = ${partnerId} and ended_at is null
       and kept_at is null`;
  return count === 1;
}

/** All but the session kept for the owner to object with, which only its holder can end. */
export async function endAllSessions(sql: Sql, partnerId: string, now: Date): Promise<void> {
  await sql`
    update session set ended_at = ${now}
     where partner_id = ${partnerId} and ended_at is null and kept_at is null`;
}

/** Ends all but the caller's session, whose owner has just been proven. */
export async function endOtherSessions(
  sql: Sql,
  partnerId: string,
  sessionId: string,
  now: Date,
): Promise<void> {
  await sql`
    update session set ended_at = ${now}
     where partner_id = ${partnerId} and id <> ${sessionId} and ended_at is null
       and kept_at is null`;
}

export async function getSessionStart(sql: Sql, sessionId: string): Promise<Date> {
  const row = await sql.one<{ createdAt: Date }>`
    select created_at from session where id = ${sessionId}`;
  return row.createdAt;
}

/** A partner's sessions that have not ended; a rule decides which are still live. */
export const listSessions = (sql: Sql, partnerId: string): Promise<ListedSession[]> =>
  sql.many<ListedSession>`
    select s.id, device, address, s.created_at, used_at, ended_at
      from session s join partner p on p.id = s.partner_id
     where s.partner_id = ${partnerId} and s.ended_at is null and ${isOfCurrentPassword}
     order by used_at desc limit 100`;
