import * as v from 'valibot';
import { depositStates } from '#domain/desk/proposal-state.ts';
import { id, moment, money, page, pageOf, text, typedMoney } from '../shape.ts';
import { staffReason } from '../staff-text.ts';
import { actReason, daysFilter, partnerFilter } from './act-input.ts';
import type { DeskRoute } from './desk-route.ts';
import { asks, looks } from './desk-rule.ts';

const deposit = v.object({
  reference: v.string(),
  partner: v.string(),
  partnerId: id,
  createdAt: moment,
  state: v.picklist(depositStates),
  proposalId: v.nullable(id),
  amount: v.nullable(money),
  /** What the first person recorded about the transfer. */
  reason: v.nullable(v.string()),
  madeBy: v.nullable(v.string()),
  madeAt: v.nullable(moment),
  decidedBy: v.nullable(v.string()),
  decidedAt: v.nullable(moment),
});

export const listDeposits = {
  method: 'GET',
  path: '/deposits',
  roles: ['support', 'finance', 'approver', 'admin'],
  trace: 'none',
  rule: looks,
  summary: 'References that partners hold, newest first, with what came under each',
  input: v.strictObject({
    ...page,
    state: v.optional(v.picklist(depositStates)),
    partner: partnerFilter,
    reference: v.optional(text(60)),
    ...daysFilter,
  }),
  output: pageOf(deposit),
} as const satisfies DeskRoute;

export const recordDeposit = {
  method: 'POST',
  path: '/deposits/record',
  roles: ['finance', 'approver'],
  trace: 'staff-activity',
  rule: asks('/proposals/decide'),
  summary: 'Record a transfer that arrived under a reference; another person confirms it',
  input: v.strictObject({ reference: staffReason(60), amount: typedMoney, reason: actReason }),
  output: v.object({ id }),
} as const satisfies DeskRoute;
