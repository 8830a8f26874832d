import type { StaffRole } from '#domain/desk/role.ts';
import type { DeskProofs, DeskSessionTimes } from '#domain/desk/session.ts';
import type { Sql } from '../../platform/database/database.ts';

interface SessionRow extends DeskSessionTimes, DeskProofs {
  readonly staffId: string;
  readonly tokenHash: Buffer;
  readonly name: string;
  readonly roles: readonly StaffRole[];
}

/** Null for somebody who is locked out. */
export async function findStaffSession(sql: Sql, id: string): Promise<SessionRow | null> {
  const [row] = await sql<SessionRow>(
    `select s.staff_id "staffId", s.token_hash "tokenHash", s.created_at "createdAt",
            s.used_at "usedAt", s.ended_at "endedAt", s.factor_at "factorAt", s.whole_at "wholeAt",
            f.name, f.roles
       from staff_session s join staff f on f.id = s.staff_id
      where s.id = $1 and f.is_active`,
    [id],
  );
  return row ?? null;
}

export async function saveStaffSessionUse(sql: Sql, id: string, now: Date): Promise<void> {
  await sql('update staff_session set used_at = $2 where id = $1', [id, now]);
}

export interface NewDeskSession {
  readonly staffId: string;
  readonly version: number;
  readonly device: string;
  readonly address: string;
}

/** False when the person was signed or locked out since the proof. */
export async function insertStaffSession(
  sql: Sql,
  id: string,
  tokenHash: Buffer,
  { staffId, version, device, address }: NewDeskSession,
  now: Date,
): Promise<boolean> {
  const rows = await sql(
    `with held as (
       select id from staff where id = $3 and is_active and version = $7 for share)
     insert into staff_session
       (id, token_hash, staff_id, created_at, used_at, factor_at, device, address)
     select $1::uuid, $2::bytea, id, $4::timestamptz, $4, $4, $5::text, $6::text from held
     returning id`,
    [id, tokenHash, staffId, now, device, address, version],
  );
  return rows.length === 1;
}

export interface ListedSession extends DeskSessionTimes {
  readonly id: string;
  readonly device: string;
  readonly address: string;
}

/** Those that have not ended; a rule decides which are still live. */
export const listOpenSessions = (sql: Sql, staffId: string): Promise<ListedSession[]> =>
  sql<ListedSession>(
    `select id, device, address, created_at "createdAt", used_at "usedAt", ended_at "endedAt"
       from staff_session where staff_id = $1 and ended_at is null
      order by used_at desc limit 100`,
    [staffId],
  );

/** Ends one of their sessions, or all of them. False when there was none to end. */
export async function endStaffSessions(
  sql: Sql,
  staffId: string,
  id: string | null,
  now: Date,
): Promise<boolean> {
  const ended = await sql(
    `update staff_session set ended_at = $3
      where staff_id = $1 and ($2::uuid is null or id = $2) and ended_at is null returning id`,
    [staffId, id, now],
  );
  return ended.length > 0;
}

/** All but the one that asks. */
export async function endOtherSessions(sql: Sql, staffId: string, id: string, now: Date) {
  await sql(
    `update staff_session set ended_at = $3
      where staff_id = $1 and id <> $2::uuid and ended_at is null`,
    [staffId, id, now],
  );
}

/** A second factor was given at an open desk; `isWhole` if the password was too, or a passkey. */
export async function saveProof(sql: Sql, sessionId: string, isWhole: boolean, now: Date) {
  await sql(
    `update staff_session set factor_at = $3, whole_at = case when $2 then $3 else whole_at end
      where id = $1`,
    [sessionId, isWhole, now],
  );
}

/** Of two concurrent changes with one proof, one finds it used up. */
export async function spendProof(sql: Sql, sessionId: string): Promise<boolean> {
  const rows = await sql(
    `update staff_session set whole_at = null
      where id = $1 and whole_at is not null returning id`,
    [sessionId],
  );
  return rows.length === 1;
}
