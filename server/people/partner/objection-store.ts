import { randomUUID } from 'node:crypto';
import type { Sql } from '../../platform/database/database.ts';

export interface Objection {
  readonly id: string;
  readonly partnerId: string;
  readonly at: Date;
  /** Who on staff asked to clear the objection, and why; null until someone does. */
  readonly askedBy: string | null;
  readonly askedReason: string | null;
}

const columns = `id, partner_id "partnerId", at, asked_by "askedBy", asked_reason "askedReason"`;

export async function insertObjection(
  sql: Sql,
  { partnerId, sessionId }: { readonly partnerId: string; readonly sessionId: string },
  now: Date,
): Promise<void> {
  await sql('insert into objection (id, partner_id, session_id, at) values ($1, $2, $3, $4)', [
    randomUUID(),
    partnerId,
    sessionId,
    now,
  ]);
}

/** The objection that has not been cleared yet. */
export async function findObjection(sql: Sql, partnerId: string): Promise<Objection | null> {
  const [row] = await sql<Objection>(
    `select ${columns} from objection where partner_id = $1 and cleared_at is null`,
    [partnerId],
  );
  return row ?? null;
}

export async function lockObjection(sql: Sql, partnerId: string): Promise<Objection | null> {
  const [row] = await sql<Objection>(
    `select ${columns} from objection where partner_id = $1 and cleared_at is null for update`,
    [partnerId],
  );
  return row ?? null;
}

export async function saveClearingAsked(
  sql: Sql,
  id: string,
  asked: { readonly by: string; readonly reason: string } | null,
  now: Date,
): Promise<void> {
  await sql('update objection set asked_by = $2, asked_reason = $3, asked_at = $4 where id = $1', [
    id,
    asked?.by ?? null,
    asked?.reason ?? null,
    asked ? now : null,
  ]);
}

export async function saveCleared(sql: Sql, id: string, by: string, now: Date): Promise<void> {
  await sql('update objection set cleared_by = $2, cleared_at = $3 where id = $1', [id, by, now]);
}
