import type { StaffRole } from '#domain/desk/role.ts';
import type { DeskProofs, DeskSessionTimes } from '#domain/desk/session.ts';
import type { Sql } from '../../platform/database/database.ts';

interface SessionRow extends DeskSessionTimes, DeskProofs {
  readonly staffId: string;
  readonly tokenHash: Buffer;
  readonly name: string;
  readonly roles: readonly StaffRole[];
  readonly decidesFrom: Date | null;
}

/** Null for somebody who is locked out. */
export async function findStaffSession(sql: Sql, id: string): Promise<SessionRow | null> {
  return sql.maybeOne<SessionRow>`
    select s.staff_id, s.token_hash, s.created_at, s.used_at, s.ended_at, s.factor_at, s.whole_at,
           f.name, f.roles,
           (select max(m.decides_from) from machine_admission m
             where m.staff_id = f.id) decides_from
      from staff_session s join staff f on f.id = s.staff_id
     where s.id = ${id} and f.is_active`;
}

export async function saveStaffSessionUse(sql: Sql, id: string, now: Date): Promise<void> {
  await sql`update staff_session set used_at = ${now} where id = ${id}`;
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
  const count = await sql.count`
    with held as (
      select id from staff where id = ${staffId} and is_active and version = ${version} for share
    )
    insert into staff_session
      (id, token_hash, staff_id, created_at, used_at, factor_at, device, address)
    select ${id}::uuid, ${tokenHash}::bytea, id, ${now}::timestamptz, ${now}, ${now},
           ${device}::text, ${address}::text
      from held`;
  return count === 1;
}

export interface ListedSession extends DeskSessionTimes {
  readonly id: string;
  readonly device: string;
  readonly address: string;
}

/** Those that have not ended; a rule decides which are still live. */
export const listOpenSessions = (sql: Sql, staffId: string): Promise<ListedSession[]> =>
  sql.many<ListedSession>`
    select id, device, address, created_at, used_at, ended_at
      from staff_session
     where staff_id = ${staffId} and ended_at is null
     order by used_at desc limit 100`;

/** Ends one of their sessions, or all of them. False when there was none to end. */
export async function endStaffSessions(
  sql: Sql,
  staffId: string,
  id: string | null,
  now: Date,
): Promise<boolean> {
  const count = await sql.count`
    update staff_session set ended_at = ${now}
     where staff_id = ${staffId} and (${id}::uuid is null or id = ${id}) and ended_at is null`;
  return count > 0;
}

/** All but this one. */
export async function endOtherSessions(sql: Sql, staffId: string, id: string, now: Date) {
  await sql`
    update staff_session set ended_at = ${now}
     where staff_id = ${staffId} and id <> ${id}::uuid and ended_at is null`;
}

/** Somebody proved a second factor; `isWhole` with the password as well, or with a passkey. */
export async function saveProof(sql: Sql, sessionId: string, isWhole: boolean, now: Date) {
  await sql`
    update staff_session
       set factor_at = ${now}, whole_at = case when ${isWhole} then ${now} else whole_at end
     where id = ${sessionId}`;
}

/** Of two concurrent changes with one proof, one finds it used up. */
export async function spendProof(sql: Sql, sessionId: string): Promise<boolean> {
  const count = await sql.count`
    update staff_session set whole_at = null
     where id = ${sessionId} and whole_at is not null`;
  return count === 1;
}
