import * as v from 'valibot';
import { disputeOpeners, disputeOutcomes } from '#domain/conversion/dispute.ts';
import { command } from './route.ts';
import { id, moment, text } from './shape.ts';

/** A dispute about an order, and its decision. */
export const dispute = v.object({
  openedBy: v.picklist(disputeOpeners),
  text: v.string(),
  at: moment,
  /** If nobody has decided by then, the commission is paid. */
  dueAt: moment,
  decision: v.nullable(
    v.object({
      outcome: v.picklist(disputeOutcomes),
      /** Those who decided, or 'network' when nobody decided in time. */
      by: v.string(),
      reason: v.string(),
      at: moment,
    }),
  ),
});

export const disputeConversion = command('/plan/order/conversions/dispute', {
  access: 'owner',
  summary: 'Object to the reversal of an order; two people decide within thirty days',
  input: { id, text: text(1_000) },
  output: dispute,
});
