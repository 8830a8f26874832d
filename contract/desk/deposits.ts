import * as v from 'valibot';
import { depositStates } from '#domain/desk/deposit-state.ts';
import { id, moment, money, text } from '../shape.ts';
import { daysFilter, partnerFilter } from './act-input.ts';
import { list } from './desk-builders.ts';

const deposit = v.object({
  reference: v.string(),
  partner: v.string(),
  partnerId: id,
  createdAt: moment,
  state: v.picklist(depositStates),
  approvalId: v.nullable(id),
  amount: v.nullable(money),
  /** What the first person recorded about the transfer. */
  reason: v.nullable(v.string()),
  requestedBy: v.nullable(v.string()),
  requestedAt: v.nullable(moment),
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
