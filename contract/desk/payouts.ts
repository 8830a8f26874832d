import * as v from 'valibot';
import { payoutStates } from '#domain/wallet/payout.ts';
import { payoutCautions } from '#domain/wallet/payout-caution.ts';
import { rejections } from '#domain/wallet/payout-stop.ts';
import { id, listOf, moment, money } from '../shape.ts';
import { actReason, actReference, daysFilter, partnerFilter } from './act-input.ts';
import { command, list, query } from './desk-builders.ts';

const readers = ['support', 'finance', 'approver', 'admin'] as const;
const state = v.picklist(payoutStates);

const payoutSummary = {
  id,
  partnerId: id,
  partner: v.string(),
  amount: money,
  fee: money,
  net: money,
  target: v.string(),
  state,
  requestedAt: moment,
};

export const listPayoutQueue = list('/payouts', {
  roles: readers,
  summary: 'Payouts, longest waiting first; without a state, those in progress',
  filters: {
    state: v.optional(state),
    partner: partnerFilter,
    ...daysFilter,
  },
  item: v.object(payoutSummary),
});

export const showPayout = query('/payouts/one', {
  roles: readers,
  summary: 'A payout with its steps, and the last digits of its card',
  input: { id },
  output: {
    ...payoutSummary,
    cardBoundAt: moment,
    /** What could divert it, newest first, and who began and agreed to each. */
    cautions: listOf(
      v.object({
        what: v.picklist(payoutCautions),
        at: moment,
        begunBy: v.string(),
        approvedBy: v.nullable(v.string()),
      }),
      20,
    ),
    steps: listOf(
      v.object({
        state,
        at: moment,
        by: v.string(),
        /** The member of staff; null if the partner did it. */
        byId: v.nullable(id),
        reason: v.nullable(v.string()),
        reference: v.nullable(v.string()),
      }),
      10,
    ),
  },
});

export const readPayoutCard = command('/payouts/card', {
  roles: ['finance', 'approver'],
  factor: 'fresh',
  audit: { partner: 'card-read' },
  effect: 'reads',
  summary: 'Read the full card number of a payout. The partner sees who did, and why',
  input: { id, reason: actReason },
  output: {
    label: v.string(),
    fields: listOf(v.object({ field: v.string(), value: v.string() }), 20),
  },
});

/** The state on the screen: if another person changed it, the call is refused. */
const seenPayout = { id, seen: state };

export const approvePayout = command('/payouts/approve', {
  roles: ['approver'],
  factor: 'fresh',
  decidedAt: '/payouts/send',
  audit: { partner: 'payout-approved' },
  effect: 'none',
  summary: 'Approve a payout; another person sends it',
  input: { ...seenPayout, reason: actReason },
});

export const sendPayout = command('/payouts/send', {
  roles: ['finance', 'approver'],
  factor: 'fresh',
  isDecision: true,
  isPayoutStep: true,
  audit: { partner: 'payout-sent' },
  effect: 'lowers-income',
  summary: 'Record that the bank has the payout, with the bank’s reference',
  input: { ...seenPayout, reference: actReference },
});

export const completePayout = command('/payouts/complete', {
  roles: ['finance', 'approver'],
  factor: 'fresh',
  isDecision: true,
  isPayoutStep: true,
  audit: { partner: 'payout-completed' },
  effect: 'lowers-income',
  summary: 'Record that a payout arrived which another person sent',
  input: { ...seenPayout, reference: actReference },
});

export const rejectPayout = command('/payouts/reject', {
  roles: ['finance', 'approver'],
  factor: 'fresh',
  audit: { partner: 'payout-rejected' },
  effect: 'stops',
  stop: {
    notice: 'payout-rejected',
    tells: { partner: 'payout-rejected' },
    undoneBy: { themselves: 'The partner requests it again, or asks for a review.' },
  },
  summary: 'Reject a requested payout for a reason from the fixed list; all of it is returned',
  input: { id, seen: v.literal('requested'), why: v.picklist(rejections) },
});
