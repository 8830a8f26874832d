import * as v from 'valibot';
import { payoutReasonNames, remedies } from '#domain/wallet/payout-refusals.ts';
import { reviewOutcomes } from '#domain/wallet/review.ts';
import type { Route } from './route.ts';
import { id, moment, page, pageOf, text } from './shape.ts';

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

export const listPayoutRefusals = {
  method: 'GET',
  path: '/user/withdraw/refusals',
  access: 'owner',
  summary: 'Every refusal of your payouts, newest first, each with its review if there is one',
  input: v.strictObject({ ...page, only: v.optional(v.literal('disputed')) }),
  output: pageOf(refusal),
} as const satisfies Route;

export const disputePayoutRefusal = {
  method: 'POST',
  path: '/user/withdraw/refusals/dispute',
  access: 'owner',
  summary: 'Dispute a refusal; another person answers within two working days',
  input: v.strictObject({ id, text: text(500) }),
  output: review,
} as const satisfies Route;
