import { createHash } from 'node:crypto';
import type { StaffRole } from '#domain/desk/role.ts';
import { type DeskProofs, type DeskSessionTimes, isDeskSessionLive } from '#domain/desk/session.ts';
import type { Sql } from '../../database/database.ts';
import { makeToken } from '../../partner/partner.ts';
import type { StaffMember } from '../call/desk-call.ts';

/** Only digests of tokens are stored, so that a copy of the table opens no desk. */
const digest = (token: string): Buffer => createHash('sha256').update(token).digest();
const idOf = (hash: Buffer): string => hash.toString('hex', 0, 16);

const noteUseMs = 60_000;

interface SessionRow extends DeskSessionTimes, DeskProofs {
  readonly staffId: string;
  readonly tokenHash: Buffer;
  readonly name: string;
  readonly roles: readonly StaffRole[];
}

/** Roles are read at each call, so that a revoked one is gone at once. */
export async function findSessionStaff(
  sql: Sql,
  token: string,
  now: Date,
): Promise<StaffMember | null> {
  const hash = digest(token);
  const id = idOf(hash);
  const [row] = await sql<SessionRow>(
    `select s.staff_id "staffId", s.token_hash "tokenHash", s.created_at "createdAt",
            s.used_at "usedAt", s.ended_at "endedAt", s.factor_at "factorAt", s.whole_at "wholeAt",
            f.name, f.roles
       from staff_session s join staff f on f.id = s.staff_id
      where s.id = $1 and f.is_active`,
    [id],
  );
  if (!row?.tokenHash.equals(hash) || !isDeskSessionLive(row, now)) return null;
  if (now.getTime() - row.usedAt.getTime() > noteUseMs) {
    await sql('update staff_session set used_at = $2 where id = $1', [id, now]);
  }
  const { staffId, name, roles, factorAt, wholeAt } = row;
  return { id: staffId, name, roles, sessionId: id, proofs: { factorAt, wholeAt } };
}

export interface NewDeskSession {
  readonly staffId: string;
  readonly version: number;
  readonly device: string;
  readonly address: string;
}

/**
 * Null when the person was signed or locked out since the proof, so that nobody slips in after a
 * renewed link. `version` is that of the row which the proof was verified against.
 */
export async function startDeskSession(
  sql: Sql,
  { staffId, version, device, address }: NewDeskSession,
  now: Date,
): Promise<string | null> {
  const token = makeToken();
  const hash = digest(token);
  const rows = await sql(
    `with held as (
       select id from staff where id = $3 and is_active and version = $7 for share)
     insert into staff_session
       (id, token_hash, staff_id, created_at, used_at, factor_at, device, address)
     select $1::uuid, $2::bytea, id, $4::timestamptz, $4, $4, $5::text, $6::text from held
     returning id`,
    [idOf(hash), hash, staffId, now, device, address, version],
  );
  return rows.length === 1 ? token : null;
}

interface ListedSession extends DeskSessionTimes {
  readonly id: string;
  readonly device: string;
  readonly address: string;
}

export async function listStaffSessions(sql: Sql, staffId: string, now: Date) {
  const rows = await sql<ListedSession>(
    `select id, device, address, created_at "createdAt", used_at "usedAt", ended_at "endedAt"
       from staff_session where staff_id = $1 and ended_at is null
      order by used_at desc limit 100`,
    [staffId],
  );
  return rows.filter((row) => isDeskSessionLive(row, now));
}

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
