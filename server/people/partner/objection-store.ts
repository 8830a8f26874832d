import { randomUUID } from 'node:crypto';
import { fragment, insert, type Sql } from '../../platform/database/database.ts';

export interface Objection {
  readonly id: string;
  readonly partnerId: string;
  readonly at: Date;
  /** Who on staff asked to clear the objection, and why; null until someone does. */
  readonly askedBy: string | null;
  readonly askedReason: string | null;
}

const columns = fragment`id, partner_id, at, asked_by, asked_reason`;

export async function insertObjection(
  sql: Sql,
  { partnerId, sessionId }: { readonly partnerId: string; readonly sessionId: string },
  now: Date,
): Promise<void> {
  await insert(sql, 'objection', { id: randomUUID(), partnerId, sessionId, at: now });
}

/** The objection that has not been cleared yet. */
export async function findObjection(sql: Sql, partnerId: string): Promise<Objection | null> {
  return sql.maybeOne<Objection>`
    select ${columns} from objection where partner_id = ${partnerId} and cleared_at is null`;
}

export async function lockObjection(sql: Sql, partnerId: string): Promise<Objection | null> {
  return sql.maybeOne<Objection>`
    select ${columns} from objection
     where partner_id = ${partnerId} and cleared_at is null for update`;
}

/** The request of staff to clear an objection; null when it was refused or withdrawn. */
export async function saveClearingRequest(
  sql: Sql,
  id: string,
  request: { readonly by: string; readonly reason: string } | null,
  now: Date,
): Promise<void> {
  await sql`
    update objection
       set asked_by = ${request?.by ?? null}, asked_reason = ${request?.reason ?? null},
           asked_at = ${request ? now : null}
     where id = ${id}`;
}

export async function clearObjection(sql: Sql, id: string, by: string, now: Date): Promise<void> {
  await sql`update objection set cleared_by = ${by}, cleared_at = ${now} where id = ${id}`;
}
