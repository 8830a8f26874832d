import type { CaseKind, CaseOutcome } from '#domain/support/support-case.ts';
import { insertIfAbsent, type Sql } from '../../platform/database/database.ts';

/** What is written down when a case is opened. */
export interface NewCase {
  readonly id: string;
  readonly kind: CaseKind;
  readonly partnerId: string;
  readonly subject: string;
  readonly text: string;
  readonly openedAt: Date;
  /** The member of staff whose act it is about; null where nobody's is. */
  readonly causedBy: string | null;
  readonly causer: string | null;
}

export interface SupportCase extends Pick<NewCase, 'id' | 'kind' | 'partnerId' | 'subject'> {
  readonly causedBy: string | null;
  readonly answeredAt: Date | null;
}

/** False if there is a case about the same already. */
export const insertCase = (sql: Sql, newCase: NewCase): Promise<boolean> =>
  insertIfAbsent(sql, 'support_case', {
    id: newCase.id,
    kind: newCase.kind,
    partnerId: newCase.partnerId,
    subject: newCase.subject,
    text: newCase.text,
    openedAt: newCase.openedAt,
    causedBy: newCase.causedBy,
    causer: newCase.causer,
  });

export const lockCase = (
  sql: Sql,
  kinds: readonly CaseKind[],
  id: string,
): Promise<SupportCase | null> =>
  sql.maybeOne<SupportCase>`
    select id, kind, partner_id, subject, caused_by, answered_at from support_case
     where id = ${id} and kind = any (${kinds}) for update`;

interface CaseAnswer {
  readonly id: string;
  readonly answeredAt: Date;
  readonly answeredBy: string;
  readonly answerer: string;
  readonly outcome: CaseOutcome;
  readonly answer: string;
}

export async function saveAnswer(sql: Sql, answer: CaseAnswer): Promise<void> {
  await sql`
    update support_case
       set answered_at = ${answer.answeredAt}, answered_by = ${answer.answeredBy},
           answerer = ${answer.answerer}, outcome = ${answer.outcome}, answer = ${answer.answer}
     where id = ${answer.id}`;
}
