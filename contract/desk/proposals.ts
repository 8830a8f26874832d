import * as v from 'valibot';
import { proposalStates } from '#domain/desk/proposal-state.ts';
import { id, moment, money, nothing, page, pageOf, text } from '../shape.ts';
import { staffReason } from '../staff-text.ts';
import { actReason, daysFilter, partnerFilter } from './act-input.ts';
import type { DeskRoute } from './desk-route.ts';
import { alone, decidesFresh, looks } from './desk-rule.ts';

const readers = ['support', 'finance', 'approver', 'admin'] as const;
/** A refusal needs its reason, which the proposer and the partner read. */
const decision = v.strictObject({
  id,
  isConfirmed: v.boolean(),
  reason: v.optional(staffReason(500, 0)),
});
const proposers = ['support', 'finance', 'approver', 'admin'] as const;
const withdrawal = v.strictObject({ id, reason: actReason });

export const listProposals = {
  method: 'GET',
  path: '/proposals',
  roles: readers,
  trace: 'none',
  rule: looks,
  summary: 'Proposed transfers of money; waiting ones come oldest first',
  input: v.strictObject({
    ...page,
    state: v.optional(v.picklist(proposalStates)),
    act: v.optional(text(40)),
    partner: partnerFilter,
    ...daysFilter,
  }),
  output: pageOf(
    v.object({
      id,
      act: v.string(),
      state: v.picklist(proposalStates),
      partnerId: v.nullable(id),
      /** The partner, merchant or publisher whose money it is about. */
      whose: v.nullable(v.string()),
      amount: v.nullable(money),
      /**
       * The subject by id, and its facts: for an entry its kind and time, and for the reversal of a
       * deposit how much the partner would still owe (`staysOwed`).
       */
      about: v.record(v.string(), v.string()),
      reason: v.string(),
      reference: v.string(),
      madeBy: v.string(),
      madeAt: moment,
      decidedBy: v.nullable(v.string()),
      decidedAt: v.nullable(moment),
      /** Why it was refused or withdrawn. */
      answer: v.nullable(v.string()),
    }),
  ),
} as const satisfies DeskRoute;

export const decideForPartner = {
  method: 'POST',
  path: '/proposals/decide',
  roles: ['approver'],
  trace: 'staff-activity',
  rule: decidesFresh,
  summary: 'Confirm or refuse another person’s proposal on a partner’s account',
  input: decision,
  output: nothing,
} as const satisfies DeskRoute;

export const decideForNetwork = {
  method: 'POST',
  path: '/proposals/decide-network',
  roles: ['approver'],
  trace: 'log',
  rule: decidesFresh,
  summary: 'Confirm or refuse another person’s proposal about money that is no partner’s',
  input: decision,
  output: nothing,
} as const satisfies DeskRoute;

export const withdrawForPartner = {
  method: 'POST',
  path: '/proposals/withdraw',
  roles: proposers,
  trace: 'staff-activity',
  rule: alone,
  summary: 'Withdraw your own proposal on a partner’s account',
  input: withdrawal,
  output: nothing,
} as const satisfies DeskRoute;

export const withdrawForNetwork = {
  method: 'POST',
  path: '/proposals/withdraw-network',
  roles: proposers,
  trace: 'log',
  rule: alone,
  summary: 'Withdraw your own proposal about money that is no partner’s',
  input: withdrawal,
  output: nothing,
} as const satisfies DeskRoute;
