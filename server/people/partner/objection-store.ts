import type { Sql } from '../../platform/database/database.ts';
import { openCase } from '../support-case/support-case.ts';

export interface Objection {
  readonly at: Date;
  /** Who on staff asked to clear the objection, and why; null until someone does. */
  readonly askedBy: string | null;
  readonly askedById: string | null;
  readonly askedReason: string | null;
}

export async function insertObjection(
  sql: Sql,
  { partnerId, sessionId }: { readonly partnerId: string; readonly sessionId: string },
  now: Date,
): Promise<void> {
  const isNew = await openCase(sql, {
    kind: 'takeover',
    partnerId,
    subject: sessionId,
    text: '',
    openedAt: now,
    causedBy: null,
    causer: null,
  });
  if (!isNew) throw new Error('An objection that is open was made again');
}

/** The objection that has not been cleared yet. */
export async function findObjection(sql: Sql, partnerId: string): Promise<Objection | null> {
  return sql.maybeOne<Objection>`
    select opened_at "at", requester asked_by, requested_by asked_by_id,
           request_reason asked_reason
      from support_case
     where kind = 'takeover' and partner_id = ${partnerId} and answered_at is null`;
}
