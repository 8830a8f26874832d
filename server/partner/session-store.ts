import { hash, timingSafeEqual } from 'node:crypto';
import type { Language } from '#domain/language.ts';
import {
  isSessionLive,
  isUseWorthNoting,
  type SessionTimes,
  sessionExpiresAt,
} from '#domain/partner/session.ts';
import type { PartnerStatus } from '#domain/partner/status.ts';
import {
  createBatch,
  type Db,
  plainArray,
  type Sql,
  type SqlText,
  textArray,
} from '../database/database.ts';
import type { Member } from '../gateway/gateway.ts';
import { makeToken } from './make-token.ts';

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
  readonly expiresAt: string;
}

interface SessionRow extends SessionTimes {
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

export interface SessionStore {
  findMember(token: string, now: Date): Promise<Member | null>;
  start(session: NewSession): Promise<Admitted>;
  list(partnerId: string, now: Date): Promise<ListedSession[]>;
  /** Ends the caller's session. */
  leave(sessionId: string, now: Date): Promise<void>;
  /** Ends one of the partner's own sessions; false when it is not theirs or has already ended. */
  end(partnerId: string, sessionId: string, now: Date): Promise<boolean>;
}

/** In hexadecimal: the database reads it as bytes, and its first half as an id. */
const digest = (token: string): string => hash('sha256', token);

/** The first half of a token's digest is the session's id; the whole digest is compared. */
const idOf = (digested: string): string => digested.slice(0, 32);

/** Only a token's digest is stored, so that a copy of the table opens no account. */
export function createSessionStore(db: Db): SessionStore {
  const find = createBatch((hashes: readonly string[]) => findSessions(db.sql, hashes));
  const insert = createBatch((started: readonly Started[]) =>
    insertSessions(db.sql, insertAlone, started),
  );
  return {
    async findMember(token, now) {
      const row = await find(digest(token));
      if (!row || !isSessionLive(row, now)) return null;
      if (isUseWorthNoting(row, now)) {
        await db.sql('update session set used_at = $2 where id = $1', [row.id, now]);
      }
      const { entry, status, language, isReadOnly } = row;
      return { id: row.partnerId, sessionId: row.id, entry, status, language, isReadOnly };
    },
    start: (session) => insert(startedBy(session)),
    async leave(sessionId, now) {
      await db.sql('update session set ended_at = $2 where id = $1 and ended_at is null', [
        sessionId,
        now,
      ]);
    },
    list: (partnerId, now) => listSessions(db.sql, partnerId, now),
    end: (partnerId, sessionId, now) => endSessionIn(db.sql, partnerId, sessionId, now),
  };
}

function admittedBy({ token, now }: Started): Admitted {
  const expiresAt = sessionExpiresAt({ createdAt: now, usedAt: now, endedAt: null });
  return { token, expiresAt: expiresAt.toISOString() };
}

/** A login that began before a password change may end after it: its session must be invalid. */
export const isOfThisPassword: SqlText =
  's.password_changed_at is not distinct from p.password_changed_at';

async function findSessions(
  sql: Sql,
  hashes: readonly string[],
): Promise<(SessionRow | undefined)[]> {
  const rows = await sql<SessionRow>(
    `select s.id, s.token_hash "tokenHash", s.partner_id "partnerId", s.created_at "createdAt",
            s.used_at "usedAt", s.ended_at "endedAt", p.entry, p.status, p.language,
            s.kept_at is not null "isReadOnly"
       from session s join partner p on p.id = s.partner_id
      where s.id = any($1::uuid[]) and (s.kept_at is not null or ${isOfThisPassword})`,
    [plainArray(hashes.map(idOf))],
  );
  const byId = new Map(rows.map((row) => [row.tokenHash.toString('hex', 0, 16), row]));
  return hashes.map((hash) => {
    const row = byId.get(idOf(hash));
    return row && timingSafeEqual(row.tokenHash, Buffer.from(hash, 'hex')) ? row : undefined;
  });
}

interface Started extends Required<NewSession> {
  readonly token: string;
  readonly hash: string;
}

function startedBy(session: NewSession): Started {
  const { partnerId, device, address, now, passwordChangedAt = null } = session;
  const token = makeToken();
  const hash = digest(token);
  return { partnerId, device, address, now, passwordChangedAt, token, hash };
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

async function insertSessions(
  sql: Sql,
  text: string,
  started: readonly Started[],
): Promise<Admitted[]> {
  await sql(text, [
    plainArray(started.map(({ hash }) => hash)),
    plainArray(started.map(({ partnerId }) => partnerId)),
    plainArray(started.map(({ now }) => now.getTime())),
    textArray(started.map(({ device }) => device)),
    textArray(started.map(({ address }) => address)),
    plainArray(started.map(({ passwordChangedAt: at }) => at?.toISOString() ?? 'null')),
  ]);
  return started.map(admittedBy);
}

/** Starts a session inside a larger transaction, such as opening the account. */
export async function startSessionIn(sql: Sql, session: NewSession): Promise<Admitted> {
  const [admitted] = await insertSessions(sql, insertInTransaction, [startedBy(session)]);
  return admitted as Admitted;
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

async function listSessions(sql: Sql, partnerId: string, now: Date): Promise<ListedSession[]> {
  const rows = await sql<ListedSession>(
    `select s.id, device, address, s.created_at "createdAt", used_at "usedAt", ended_at "endedAt"
       from session s join partner p on p.id = s.partner_id
      where s.partner_id = $1 and s.ended_at is null and ${isOfThisPassword}
      order by used_at desc limit 100`,
    [partnerId],
  );
  return rows.filter((row) => isSessionLive(row, now));
}
