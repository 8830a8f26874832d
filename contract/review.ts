import * as v from 'valibot';
import { payoutReasonNames, remedies } from '#domain/wallet/payout-refusals.ts';
import { reviewOutcomes } from '#domain/wallet/review.ts';
import { command, list } from './route.ts';
import { id, moment, text } from './shape.ts';

const review = v.object({
  askedAt: moment,
  text: v.string(),
  /** Two working days after the request. */
  dueAt: moment,
  isOverdue: v.boolean(),
  answer: v.nullable(
    v.object({
      at: moment,
      by: v.string(),
      outcome: v.picklist(reviewOutcomes),
      reason: v.string(),
    }),
  ),
});

const refusal = v.object({
  id,
  at: moment,
  reason: v.picklist(payoutReasonNames),
  remedy: v.picklist(remedies),
  facts: v.record(v.string(), v.union([v.string(), v.number()])),
  review: v.nullable(review),
});

export const listPayoutRefusals = list('/user/withdraw/refusals', {
  access: 'owner',
  summary: 'Every refusal of your payouts, newest first, each with its review if there is one',
  filters: { only: v.optional(v.literal('disputed')) },
  item: refusal,
});

export const disputePayoutRefusal = command('/user/withdraw/refusals/dispute', {
  access: 'owner',
  summary: 'Dispute a refusal; another person answers within two working days',
  input: { id, text: text(500) },
  output: review,
});
