import * as v from 'valibot';
import { payoutStates } from '#domain/wallet/payout.ts';
import { payoutCautions } from '#domain/wallet/payout-caution.ts';
import { failures, rejections } from '#domain/wallet/payout-stop.ts';
import { id, listOf, moment, money, nothing, page, pageOf } from '../shape.ts';
import { actReason, actReference, daysFilter, partnerFilter } from './act-input.ts';
import type { DeskRoute } from './desk-route.ts';
import { aloneFresh, asksFresh, decidesFresh, looks } from './desk-rule.ts';

const readers = ['support', 'finance', 'approver', 'admin'] as const;
const state = v.picklist(payoutStates);

const listed = {
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

export const listPayoutQueue = {
  method: 'GET',
  path: '/payouts',
  roles: readers,
  trace: 'none',
  rule: looks,
  summary: 'Payouts, longest waiting first; without a state, those in progress',
  input: v.strictObject({
    ...page,
    state: v.optional(state),
    partner: partnerFilter,
    ...daysFilter,
  }),
  output: pageOf(v.object(listed)),
} as const satisfies DeskRoute;

export const showPayout = {
  method: 'GET',
  path: '/payouts/one',
  roles: readers,
  trace: 'none',
  rule: looks,
  summary: 'A payout with its steps, and the last digits of its card',
  input: v.strictObject({ id }),
  output: v.object({
    ...listed,
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
        reason: v.nullable(v.string()),
        reference: v.nullable(v.string()),
      }),
      10,
    ),
  }),
} as const satisfies DeskRoute;

export const readPayoutCard = {
  method: 'POST',
  path: '/payouts/card',
  roles: ['finance', 'approver'],
  trace: 'staff-activity',
  rule: aloneFresh,
  summary: 'Read the full card number of a payout. The partner sees who did, and why',
  input: v.strictObject({ id, reason: actReason }),
  output: v.object({
    label: v.string(),
    fields: listOf(v.object({ field: v.string(), value: v.string() }), 20),
  }),
} as const satisfies DeskRoute;

/** The state on the screen: if another person changed it, the call is refused. */
const seen = { id, seen: state };

export const approvePayout = {
  method: 'POST',
  path: '/payouts/approve',
  roles: ['approver'],
  trace: 'staff-activity',
  rule: asksFresh('/payouts/send'),
  summary: 'Approve a payout; another person sends it',
  input: v.strictObject({ ...seen, reason: actReason }),
  output: nothing,
} as const satisfies DeskRoute;

export const sendPayout = {
  method: 'POST',
  path: '/payouts/send',
  roles: ['finance', 'approver'],
  trace: 'staff-activity',
  rule: decidesFresh,
  summary: 'Record that the bank has the payout, with the bank’s reference',
  input: v.strictObject({ ...seen, reference: actReference }),
  output: nothing,
} as const satisfies DeskRoute;

export const completePayout = {
  method: 'POST',
  path: '/payouts/complete',
  roles: ['finance', 'approver'],
  trace: 'staff-activity',
  rule: aloneFresh,
  summary: 'Record that the payout arrived',
  input: v.strictObject({ ...seen, reference: actReference }),
  output: nothing,
} as const satisfies DeskRoute;

export const rejectPayout = {
  method: 'POST',
  path: '/payouts/reject',
  roles: ['finance', 'approver'],
  trace: 'staff-activity',
  rule: aloneFresh,
  summary: 'Reject a payout for a reason from the fixed list; the whole amount is returned',
  input: v.strictObject({ ...seen, why: v.picklist(rejections) }),
  output: nothing,
} as const satisfies DeskRoute;

export const failPayout = {
  method: 'POST',
  path: '/payouts/fail',
  roles: ['finance', 'approver'],
  trace: 'staff-activity',
  rule: decidesFresh,
  summary: 'Record that the bank sent the payout back; the whole amount is returned',
  input: v.strictObject({
    ...seen,
    why: v.picklist(failures),
    reference: actReference,
  }),
  output: nothing,
} as const satisfies DeskRoute;
