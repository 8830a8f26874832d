import { Refusal, refuse } from '#domain/refusal.ts';
import { whyNotAnswer } from '#domain/wallet/review.ts';
import { leaveNotice } from '../../people/notice/notice.ts';
import type { Sql } from '../../platform/database/database.ts';
import { lockReview, type ReviewAnswer, saveAnswer } from './review-store.ts';

/**
 * Staff answer a disputed refusal once; whoever caused it may not. The partner sees who answered.
 */
export async function answerReview(
  sql: Sql,
  answer: ReviewAnswer,
  now: Date,
): Promise<{ readonly partnerId: string }> {
  const review = await lockReview(sql, answer.refusalId);
  refuse(whyNotAnswer(review, answer.answeredBy));
  if (!review) throw new Refusal('review_not_found');

  await saveAnswer(sql, answer, now);

  const { partnerId, payoutId } = review;
  const facts = payoutId ? { payout: payoutId } : {};
  await leaveNotice(sql, { partnerId, at: now, what: 'review-answered', facts });
  return { partnerId };
}
