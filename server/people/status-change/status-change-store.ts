import { type Fragment, fragment, type Sql } from '../../platform/database/database.ts';

/** What moves: one of these. */
interface Subject {
  readonly payoutId?: string | null;
  readonly exchangeId?: string | null;
  readonly creativeId?: number | null;
  readonly caseId?: string | null;
}

/** A step to a state, and who took it. */
export interface StatusChange<State extends string = string> {
  readonly state: State;
  readonly at: Date;
  /** `partner`, or the name of the member of staff. */
  readonly by: string;
  /** The member of staff; null if the partner did it. */
  readonly byId: string | null;
  readonly reason: string | null;
  readonly reference: string | null;
}

/** Writes the next step. Whoever calls this has locked what moves. */
export async function insertStatusChange(
  sql: Sql,
  { payoutId = null, exchangeId = null, creativeId = null, caseId = null }: Subject,
  { state, at, by, byId, reason, reference }: StatusChange,
): Promise<void> {
  await sql`
    insert into status_change (payout_id, exchange_id, creative_id, case_id, step, state, at,
                               made_by, staff_id, reason, reference)
    select ${payoutId}, ${exchangeId}, ${creativeId}, ${caseId}, count(*) + 1, ${state}, ${at},
           ${by}, ${byId}, ${reason}, ${reference}
      from status_change
     where payout_id = ${payoutId} or exchange_id = ${exchangeId} or creative_id = ${creativeId}
        or case_id = ${caseId}`;
}

/** The steps under a condition about `s`, as JSON in their order. */
export const changesAsJson = (condition: Fragment): Fragment => fragment`
  (select coalesce(json_agg(json_build_object('state', s.state, 'at', s.at, 'by', s.made_by,
            'reason', s.reason, 'reference', s.reference) order by s.step), '[]')
     from status_change s where ${condition})`;
