import type * as reviews from '#contract/review.ts';
import { RefusalError, refuse } from '#domain/refusal.ts';
import { cleanCaseText } from '#domain/support/case-text.ts';
import { isCaseOverdue } from '#domain/support/support-case.ts';
import { whyNotReviewText } from '#domain/wallet/review.ts';
import type { UseCases } from '../../ads/services/services.ts';
import { openCase } from '../../people/support-case/support-case.ts';
import { findRefusal, listRefusals, type StoredReview } from './refusal-store.ts';

export const reviewUseCases = {
  async listPayoutRefusals({ db, partner, now }, input) {
    const { list, next } = await listRefusals(db.sql, partner.id, input);
    return {
      list: list.map(({ review, ...refusal }) => ({
        ...refusal,
        review: review && toReviewReply(review, now()),
      })),
      next,
    };
  },

  /** Disputes a refusal. Someone who did not cause it answers within two working days. */
  async disputePayoutRefusal({ db, partner, now }, input) {
    refuse(whyNotReviewText(input.text));

    const text = cleanCaseText(input.text);
    const refusal = await findRefusal(db.sql, input.id);
    // Another partner's refusal gets the same answer as one that does not exist.
    if (refusal?.partnerId !== partner.id) throw new RefusalError('refusal_not_found');

    const openedAt = now();
    await openCase(db.sql, {
      kind: 'payout-refusal',
      partnerId: partner.id,
      subject: refusal.id,
      text,
      openedAt,
      causedBy: refusal.staffId,
      causer: refusal.causedBy,
    });

    const review = (await findRefusal(db.sql, refusal.id))?.review;
    // Resending the same text returns the same review; a different text is refused.
    if (review?.text !== text) throw new RefusalError('review_asked_already');
    return toReviewReply(review, openedAt);
  },
} satisfies UseCases<typeof reviews>;

function toReviewReply(review: StoredReview, now: Date) {
  const { answeredAt, answeredBy, outcome, answer } = review;
  const isAnswered = answeredAt && answeredBy && outcome && answer;

  return {
    ...review,
    isOverdue: isCaseOverdue(review, now),
    answer: isAnswered ? { at: answeredAt, by: answeredBy, outcome, reason: answer } : null,
  };
}
