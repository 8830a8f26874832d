import type {
  disputePayoutRefusal as disputeRoute,
  listPayoutRefusals as listRoute,
} from '#contract/review.ts';
import type { Reply } from '#contract/route.ts';
import { Refusal, refuse } from '#domain/refusal.ts';
import {
  cleanReviewText,
  isReviewOverdue,
  reviewDueAt,
  whyNotReviewText,
} from '#domain/wallet/review.ts';
import type { UseCase } from '../../ads/services/services.ts';
import { findRefusal, listRefusals, type StoredReview } from './refusal-store.ts';
import { insertReview } from './review-store.ts';

export const listPayoutRefusals: UseCase<typeof listRoute> = async (call, input) => {
  const isDisputedOnly = input.only === 'disputed';
  const { id } = call.member;
  const page = await listRefusals(call.db.sql, id, isDisputedOnly, input.cursor ?? null);
  return {
    list: page.list.map(({ id: refusalId, at, reason, remedy, facts, review }) => ({
      id: refusalId,
      at: at.toISOString(),
      reason,
      remedy,
      facts,
      review: review && shown(review, call.now()),
    })),
    next: page.next,
  };
};

/** Disputes a refusal. Someone who did not cause it answers within two working days. */
export const disputePayoutRefusal: UseCase<typeof disputeRoute> = async (call, input) => {
  refuse(whyNotReviewText(input.text));
  const text = cleanReviewText(input.text);
  const askedAt = call.now();
  const refusal = await findRefusal(call.db.sql, input.id);
  // Another partner's refusal gets the same answer as one that does not exist.
  if (refusal?.partnerId !== call.member.id) throw new Refusal('refusal_not_found');
  const { id: refusalId, partnerId, causedBy } = refusal;
  const dueAt = reviewDueAt(askedAt);
  await insertReview(call.db.sql, { refusalId, partnerId, text, askedAt, dueAt, causedBy });
  const review = (await findRefusal(call.db.sql, refusalId))?.review;
  // Resending the same text returns the same review; a different text is refused.
  if (review?.text !== text) throw new Refusal('review_asked_already');
  return shown(review, askedAt);
};

function shown(review: StoredReview, now: Date): Reply<typeof disputeRoute> {
  const { text, askedAt, dueAt, answeredAt, answeredBy, outcome, answer } = review;
  return {
    text,
    askedAt: askedAt.toISOString(),
    dueAt: dueAt.toISOString(),
    isOverdue: isReviewOverdue(review, now),
    answer:
      answeredAt && answeredBy && outcome && answer
        ? { at: answeredAt.toISOString(), by: answeredBy, outcome, reason: answer }
        : null,
  };
}
