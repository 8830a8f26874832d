import type { Language } from '#domain/language.ts';
import type { SessionTimes } from '#domain/partner/session.ts';
import type { PartnerStatus } from '#domain/partner/status.ts';
import { plainArray, type Sql, type SqlText, textArray } from '../database/database.ts';

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
    [plainArray(ids)],
  );

/** A session to insert, with the hash of its token in hexadecimal. */
export interface StartedSession {
  readonly hash: string;
  readonly partnerId: string;
  readonly device: string;
  readonly address: string;
  readonly now: Date;
  readonly passwordChangedAt: Date | null;
}

const insertText = (before: string) =>
  `insert into session (id, token_hash, partner_id, created_at, used_at, device, address,
     password_changed_at)
   select substr(hash, 1, 32)::uuid, decode(hash, 'hex'), partner_id, to_timestamp(at / 1000),
          to_timestamp(at / 1000), device, address, changed
     from ${before} unnest($1::text[], $2::uuid[], $3::float8[], $4::text[], $5::text[],
       $6::timestamptz[]) as started (hash, partner_id, at, device, address, changed)`;

const insertInTransaction = insertText('');

/**
 * The commit does not wait for the disk, though the rows are visible at once. A database crash may
 * lose the last second's logins, whose owners then log in again.
 */
const insertAlone = insertText(`set_config('synchronous_commit', 'off', true),`);

async function insertWith(
  sql: Sql,
  text: string,
  started: readonly StartedSession[],
): Promise<void> {
  await sql(text, [
    plainArray(started.map(({ hash }) => hash)),
    plainArray(started.map(({ partnerId }) => partnerId)),
    plainArray(started.map(({ now }) => now.getTime())),
    textArray(started.map(({ device }) => device)),
    textArray(started.map(({ address }) => address)),
    plainArray(started.map(({ passwordChangedAt: at }) => at?.toISOString() ?? 'null')),
  ]);
}

export const insertSessions = (sql: Sql, started: readonly StartedSession[]): Promise<void> =>
  insertWith(sql, insertAlone, started);

/** Inserts a session inside a larger transaction. */
export const insertSessionIn = (sql: Sql, started: StartedSession): Promise<void> =>
  insertWith(sql, insertInTransaction, [started]);

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
