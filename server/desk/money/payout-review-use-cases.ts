import type * as payoutReviews from '#contract/desk/payout-reviews.ts';
import { isCaseOverdue } from '#domain/support/support-case.ts';
import { answerReview, listReviewPage } from '../../programme/wallet/wallet.ts';
import { tellMeanwhile } from '../call/told-meanwhile.ts';
import type { DeskUseCases } from '../call/use-case.ts';

export const payoutReviewUseCases = {
  async listPayoutReviews({ db, now }, filter) {
    const { list, next } = await listReviewPage(db.sql, filter);
    return {
      list: list.map((review) => ({ ...review, isOverdue: isCaseOverdue(review, now()) })),
      next,
    };
  },

  async answerPayoutReview({ sql, staff, now }, { refusalId, outcome, reason }) {
    const answer = { refusalId, outcome, answer: reason, staff };
    const { partnerId } = await tellMeanwhile(answerReview(sql, answer, now));
    return { concerns: { partnerId, act: `review-${outcome}`, reference: refusalId } };
  },
} satisfies DeskUseCases<typeof payoutReviews>;
