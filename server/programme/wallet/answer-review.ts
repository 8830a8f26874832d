import { Refusal, refuse } from '#domain/refusal.ts';
import { whyNotAnswer } from '#domain/wallet/review.ts';
import { leaveNotice } from '../../people/notice/notice.ts';
import { noteAct } from '../../people/staff-activity/staff-activity.ts';
import type { Db } from '../../platform/database/database.ts';
import { lockReview, type ReviewAnswer, saveAnswer } from './review-store.ts';

/**
 * Staff answer a disputed refusal once; whoever caused it may not. The partner sees who answered.
 */
export async function answerReview(db: Db, answer: ReviewAnswer, now: Date): Promise<void> {
  await db.transaction(async (sql) => {
    const review = await lockReview(sql, answer.refusalId);
    const no = whyNotAnswer(review, answer.by);
    refuse(no);
    if (!review) throw new Refusal('review_not_found');
    await saveAnswer(sql, answer, now);
    const { by, reason, refusalId: reference } = answer;
    const { partnerId, payoutId } = review;
    await noteAct(sql, { partnerId, by, act: `review-${answer.outcome}`, reason, reference }, now);
    const facts = payoutId ? { payout: payoutId } : {};
    await leaveNotice(sql, { partnerId, at: now, what: 'review-answered', facts });
  });
}
