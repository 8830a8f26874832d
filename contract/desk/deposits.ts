import * as v from 'valibot';
import { depositStates } from '#domain/desk/proposal-state.ts';
import { id, moment, money, text, typedMoney } from '../shape.ts';
import { staffReason } from '../staff-text.ts';
import { actReason, daysFilter, partnerFilter } from './act-input.ts';
import { command, list } from './desk-builders.ts';

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

export const listDeposits = list('/deposits', {
  roles: ['support', 'finance', 'approver', 'admin'],
  summary: 'References that partners hold, newest first, with what came under each',
  filters: {
    state: v.optional(v.picklist(depositStates)),
    partner: partnerFilter,
    reference: v.optional(text(60)),
    ...daysFilter,
  },
  item: deposit,
});

export const recordDeposit = command('/deposits/record', {
  roles: ['finance', 'approver'],
  decidedAt: '/proposals/decide',
  audit: { partner: 'propose-deposit' },
  effect: 'raises-cost',
  summary: 'Record a transfer that arrived under a reference; another person confirms it',
  input: { reference: staffReason(60), amount: typedMoney, reason: actReason },
  output: { id },
});
