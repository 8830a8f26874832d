import {
  type CaseOutcome,
  type ObjectionKind,
  objectionKinds,
} from '#domain/support/support-case.ts';
import { fragment, type List, readPage, type Sql } from '../../platform/database/database.ts';
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

interface StoredObjection {
  readonly id: string;
  readonly kind: ObjectionKind;
  readonly at: Date;
  readonly text: string;
  readonly planNo: string | null;
  readonly dueAt: Date | null;
  readonly answeredAt: Date | null;
  /** All three are null until it is answered. */
  readonly answerer: string | null;
  readonly outcome: CaseOutcome | null;
  readonly answer: string | null;
}

/** What this partner objected to or reported, newest first. */
export function listPartnerObjections(sql: Sql, partnerId: string, cursor: string | undefined) {
  const objections: List = {
    columns: fragment`
      c.id, c.kind, c.opened_at "at", c.text, p.no plan_no, nullif(c.due_at, 'infinity') due_at,
      c.answered_at, c.answerer, c.outcome, c.answer`,
    from: fragment`
      from support_case c
      left join conversion v on v.id = c.conversion_id left join plan p on p.id = v.plan_id
     where c.partner_id = ${partnerId} and c.opened_by = 'partner'
       and c.kind = any (${objectionKinds})`,
    at: fragment`c.opened_at`,
    id: fragment`c.id`,
    idType: 'uuid',
  };
  return readPage<StoredObjection>(sql, objections, cursor);
}
