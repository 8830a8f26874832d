import type { StaffPerson } from '#domain/staff/second-person.ts';
import type { CaseKind, CaseOutcome } from '#domain/support/support-case.ts';
import { fragment, insertIfAbsent, type Sql } from '../../platform/database/database.ts';

/** What is written down when a case is opened. */
export interface NewCase {
  readonly id: string;
  readonly kind: CaseKind;
  readonly partnerId: string;
  readonly subject: string;
  readonly openedBy: 'partner' | 'merchant';
  readonly text: string;
  /** What a ticket says more. */
  readonly topic: string | null;
  readonly about: string | null;
  readonly images: readonly string[];
  readonly openedAt: Date;
  readonly dueAt: Date | 'infinity';
  readonly takesTwo: boolean;
  /** The member of staff whose act it is about; null where nobody's is. */
  readonly causedBy: string | null;
  readonly causer: string | null;
}

export interface SupportCase<Kind extends CaseKind = CaseKind>
  extends Pick<NewCase, 'id' | 'partnerId' | 'subject'> {
  readonly kind: Kind;
  readonly causedBy: string | null;
  readonly requestedBy: string | null;
  readonly answeredAt: Date | null;
}

/** False if there is a case about the same already. */
export const insertCase = (sql: Sql, newCase: NewCase): Promise<boolean> =>
  insertIfAbsent(sql, 'support_case', {
    id: newCase.id,
    kind: newCase.kind,
    partnerId: newCase.partnerId,
    subject: newCase.subject,
    openedBy: newCase.openedBy,
    text: newCase.text,
    topic: newCase.topic,
    about: newCase.about,
    images: newCase.images,
    openedAt: newCase.openedAt,
    dueAt: newCase.dueAt,
    takesTwo: newCase.takesTwo,
    causedBy: newCase.causedBy,
    causer: newCase.causer,
  });

const columns = fragment`id, kind, partner_id, subject, caused_by, requested_by, answered_at`;

export const lockCase = <Kind extends CaseKind>(
  sql: Sql,
  kinds: readonly Kind[],
  id: string,
): Promise<SupportCase<Kind> | null> =>
  sql.maybeOne<SupportCase<Kind>>`
    select ${columns} from support_case where id = ${id} and kind = any (${kinds}) for update`;

/** The case about a subject, of a kind where each is one partner's. */
export const lockCaseAbout = <Kind extends CaseKind>(
  sql: Sql,
  kind: Kind,
  subject: string,
): Promise<SupportCase<Kind> | null> =>
  sql.maybeOne<SupportCase<Kind>>`
    select ${columns} from support_case where kind = ${kind} and subject = ${subject} for update`;

/** The open case of a partner, of a kind of which there is one at a time. */
export const lockOpenCase = <Kind extends CaseKind>(
  sql: Sql,
  kind: Kind,
  partnerId: string,
): Promise<SupportCase<Kind> | null> =>
  sql.maybeOne<SupportCase<Kind>>`
    select ${columns} from support_case
     where kind = ${kind} and partner_id = ${partnerId} and answered_at is null for update`;

interface AnswerRequest {
  readonly staff: StaffPerson;
  readonly reason: string;
}

/** The request of an answer that takes two; null when it was refused or withdrawn. */
export async function saveAnswerRequest(
  sql: Sql,
  id: string,
  request: AnswerRequest | null,
  now: Date,
): Promise<void> {
  await sql`
    update support_case
       set requested_by = ${request?.staff.id ?? null},
           requester = ${request?.staff.name ?? null},
           requested_at = ${request ? now : null}, request_reason = ${request?.reason ?? null}
     where id = ${id}`;
}

interface CaseAnswer {
  readonly id: string;
  readonly answeredAt: Date;
  /** Null where nobody answered in time, and so the network did. */
  readonly answeredBy: string | null;
  readonly answerer: string;
  readonly outcome: CaseOutcome;
  readonly answer: string | null;
}

export async function saveAnswer(sql: Sql, answer: CaseAnswer): Promise<void> {
  await sql`
    update support_case
       set answered_at = ${answer.answeredAt}, answered_by = ${answer.answeredBy},
           answerer = ${answer.answerer}, outcome = ${answer.outcome}, answer = ${answer.answer}
     where id = ${answer.id}`;
}
