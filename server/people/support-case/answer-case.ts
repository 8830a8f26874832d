import { Refusal, refuse } from '#domain/refusal.ts';
import type { StaffPerson } from '#domain/staff/second-person.ts';
import { type CaseOutcome, whyNotAnswerCase } from '#domain/support/support-case.ts';
import type { Sql } from '../../platform/database/database.ts';
import { type SupportCase, saveAnswer } from './support-case-store.ts';

interface Answer {
  readonly outcome: CaseOutcome;
  readonly answer: string;
  readonly staff: StaffPerson;
}

/** Answers a case that the caller has locked: once, and by nobody whose act it is about. */
export async function answerCase(
  sql: Sql,
  supportCase: SupportCase | null,
  { staff, ...answer }: Answer,
  now: Date,
): Promise<SupportCase> {
  refuse(whyNotAnswerCase(supportCase, staff.id));
  if (!supportCase) throw new Refusal('desk_not_found');

  const { id } = supportCase;
  const { id: answeredBy, name: answerer } = staff;
  await saveAnswer(sql, { id, ...answer, answeredBy, answerer, answeredAt: now });
  return supportCase;
}
