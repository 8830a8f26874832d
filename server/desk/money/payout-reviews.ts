import type {
  answerPayoutReview as answerPayoutReviewRoute,
  listPayoutReviews as listPayoutReviewsRoute,
} from '#contract/desk/payout-reviews.ts';
import { isReviewOverdue } from '#domain/wallet/review.ts';
import { answerReview, listReviewPage } from '../../programme/wallet/wallet.ts';
import type { DeskUseCase } from '../call/desk-call.ts';
import { tellMeanwhile } from '../call/told-meanwhile.ts';

export const listPayoutReviews: DeskUseCase<typeof listPayoutReviewsRoute> = async (
  call,
  input,
) => {
  const isOpen = input.state !== 'answered';
  const { list, next } = await listReviewPage(call.db.sql, isOpen, input.cursor);
  const shown = list.map(({ username, askedAt, dueAt, answeredAt, ...review }) => ({
    ...review,
    partner: username,
    askedAt: askedAt.toISOString(),
    dueAt: dueAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    isOverdue: isReviewOverdue({ dueAt, answeredAt }, call.now()),
  }));
  return { list: shown, next };
};

export const answerPayoutReview: DeskUseCase<typeof answerPayoutReviewRoute> = async (
  call,
  input,
) => {
  await tellMeanwhile(answerReview(call.db, { ...input, by: call.staff.name }, call.now()));
  return {};
};
