import * as v from 'valibot';
import { proposalStates } from '#domain/desk/proposal-state.ts';
import { id, moment, money, nothing, page, pageOf, text } from '../shape.ts';
import { partnerFilter } from './act-input.ts';
import type { DeskRoute } from './desk-route.ts';
import { decidesFresh, looks } from './desk-rule.ts';

const readers = ['support', 'finance', 'approver', 'admin'] as const;
const decision = v.strictObject({ id, isConfirmed: v.boolean() });

export const listProposals = {
  method: 'GET',
  path: '/proposals',
  roles: readers,
  trace: 'none',
  rule: looks,
  summary: 'Movements of money that staff asked for; what waits comes oldest first',
  input: v.strictObject({
    ...page,
    state: v.optional(v.picklist(proposalStates)),
    act: v.optional(text(40)),
    partner: partnerFilter,
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
      /** What it names, by id, and what is known of that: of an entry its kind and time. */
      about: v.record(v.string(), v.string()),
      reason: v.string(),
      reference: v.string(),
      madeBy: v.string(),
      madeAt: moment,
      decidedBy: v.nullable(v.string()),
      decidedAt: v.nullable(moment),
    }),
  ),
} as const satisfies DeskRoute;

export const decideForPartner = {
  method: 'POST',
  path: '/proposals/decide',
  roles: ['approver'],
  trace: 'activity',
  rule: decidesFresh,
  summary: 'Confirm or refuse what another person asked for on a partner’s account',
  input: decision,
  output: nothing,
} as const satisfies DeskRoute;

export const decideForNetwork = {
  method: 'POST',
  path: '/proposals/decide-network',
  roles: ['approver'],
  trace: 'log',
  rule: decidesFresh,
  summary: 'Confirm or refuse what another person asked for on money of no partner',
  input: decision,
  output: nothing,
} as const satisfies DeskRoute;
