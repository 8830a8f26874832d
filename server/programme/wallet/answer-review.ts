import { RefusalError } from '#domain/refusal.ts';
import type { StaffPerson } from '#domain/staff/second-person.ts';
import type { CaseOutcome } from '#domain/support/support-case.ts';
import { leaveNotice } from '../../people/notice/notice.ts';
import { answerCase, lockCaseAbout } from '../../people/support-case/support-case.ts';
import type { Sql } from '../../platform/database/database.ts';
import { findRefusal } from './refusal-store.ts';

interface ReviewAnswer {
  readonly refusalId: string;
  readonly outcome: CaseOutcome<'payout-refusal'>;
  readonly answer: string;
  readonly staff: StaffPerson;
}

/**
 * Staff answer a disputed refusal once; whoever caused it may not. The partner sees who answered.
 */
export async function answerReview(
  sql: Sql,
  { refusalId, ...answer }: ReviewAnswer,
  now: Date,
): Promise<{ readonly partnerId: string }> {
  const review = await lockCaseAbout(sql, 'payout-refusal', refusalId);
  const refusal = await findRefusal(sql, refusalId);
  if (!review || !refusal) throw new RefusalError('review_not_found');
  await answerCase(sql, review, answer, now);

  const { partnerId, payoutId } = refusal;
  const details = payoutId ? { payout: payoutId } : {};
  await leaveNotice(sql, { partnerId, createdAt: now, kind: 'review-answered', details });
  return { partnerId };
}
