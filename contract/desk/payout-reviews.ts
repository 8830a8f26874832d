import * as v from 'valibot';
import { payoutReasonNames } from '#domain/wallet/payout-refusals.ts';
import { reviewOutcomes } from '#domain/wallet/review.ts';
import { id, moment } from '../shape.ts';
import { actReason } from './act-input.ts';
import { command, list } from './desk-builders.ts';

const outcome = v.picklist(reviewOutcomes);

export const listPayoutReviews = list('/payout-reviews', {
  roles: ['support', 'finance', 'approver', 'admin'],
  summary: 'Refused payouts that partners dispute, the most urgent first',
  filters: { state: v.optional(v.picklist(['open', 'answered'])) },
  item: v.object({
    refusalId: id,
    partnerId: id,
    partner: v.string(),
    reason: v.picklist(payoutReasonNames),
    text: v.string(),
    askedAt: moment,
    dueAt: moment,
    isOverdue: v.boolean(),
    causedBy: v.nullable(v.string()),
    causedById: v.nullable(id),
    answeredBy: v.nullable(v.string()),
    answeredAt: v.nullable(moment),
    outcome: v.nullable(outcome),
    answer: v.nullable(v.string()),
  }),
});

export const answerPayoutReview = command('/payout-reviews/answer', {
  roles: ['finance', 'approver'],
  factor: 'fresh',
  isDecision: true,
  audit: { partner: ['review-upheld', 'review-lifted'] },
  effect: 'lowers-income',
  summary: 'Answer a disputed refusal; nobody answers for their own act',
  input: { refusalId: id, outcome, reason: actReason },
});
