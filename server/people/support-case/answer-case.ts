import { refuse } from '#domain/refusal.ts';
import type { StaffPerson } from '#domain/staff/second-person.ts';
import { type CaseKind, type CaseOutcome, whyNotAnswerCase } from '#domain/support/support-case.ts';
import type { Sql } from '../../platform/database/database.ts';
import { type SupportCase, saveAnswer } from './support-case-store.ts';

interface Answer<Kind extends CaseKind> {
  readonly outcome: CaseOutcome<Kind>;
  /** Null where the answers are steps. */
  readonly answer: string | null;
  readonly staff: StaffPerson;
}

/** Answers a case that the caller has locked: once, and by nobody whose act it is about. */
export async function answerCase<Kind extends CaseKind>(
  sql: Sql,
  supportCase: SupportCase<Kind>,
  { staff, ...answer }: Answer<Kind>,
  now: Date,
): Promise<void> {
  refuse(whyNotAnswerCase(supportCase, staff.id));

  const { id } = supportCase;
  const { id: answeredBy, name: answerer } = staff;
  await saveAnswer(sql, { id, ...answer, answeredBy, answerer, answeredAt: now });
}
