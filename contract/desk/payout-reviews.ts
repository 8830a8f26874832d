import * as v from 'valibot';
import { payoutReasonNames } from '#domain/wallet/payout-refusals.ts';
import { reviewOutcomes } from '#domain/wallet/review.ts';
import { id, moment, nothing, page, pageOf } from '../shape.ts';
import { actReason } from './act-input.ts';
import type { DeskRoute } from './desk-route.ts';
import { decidesFresh, looks } from './desk-rule.ts';

const outcome = v.picklist(reviewOutcomes);

export const listPayoutReviews = {
  method: 'GET',
  path: '/payout-reviews',
  roles: ['support', 'finance', 'approver', 'admin'],
  trace: 'none',
  rule: looks,
  summary: 'Refused payouts that partners dispute, the most urgent first',
  input: v.strictObject({ ...page, state: v.optional(v.picklist(['open', 'answered'])) }),
  output: pageOf(
    v.object({
      refusalId: id,
      partnerId: id,
      partner: v.string(),
      reason: v.picklist(payoutReasonNames),
      text: v.string(),
      askedAt: moment,
      dueAt: moment,
      isOverdue: v.boolean(),
      causedBy: v.nullable(v.string()),
      answeredBy: v.nullable(v.string()),
      answeredAt: v.nullable(moment),
      outcome: v.nullable(outcome),
      answer: v.nullable(v.string()),
    }),
  ),
} as const satisfies DeskRoute;

export const answerPayoutReview = {
  method: 'POST',
  path: '/payout-reviews/answer',
  roles: ['finance', 'approver'],
  trace: 'staff-activity',
  rule: decidesFresh,
  summary: 'Answer a disputed refusal; nobody answers for their own act',
  input: v.strictObject({ refusalId: id, outcome, reason: actReason }),
  output: nothing,
} as const satisfies DeskRoute;
