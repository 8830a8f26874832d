import * as v from 'valibot';
import { exchangeStates } from '#domain/exchange/exchange.ts';
import { id, listOf, moment, money } from '../shape.ts';
import { actReason, actReference, partnerFilter } from './act-input.ts';
import { command, list } from './desk-builders.ts';

const readers = ['support', 'finance', 'approver', 'admin'] as const;
const state = v.picklist(exchangeStates);

export const listExchangeQueue = list('/exchanges', {
  roles: readers,
  summary: 'Exchanges, longest waiting first; without a state, the open ones',
  filters: { state: v.optional(state), partner: partnerFilter },
  item: v.object({
    id,
    partnerId: id,
    partner: v.string(),
    acceptor: v.string(),
    currency: v.string(),
    amount: money,
    rate: v.string(),
    arrives: v.string(),
    state,
    heldAt: moment,
    dueAt: moment,
    isOverdue: v.boolean(),
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
});

export const takeExchange = command('/exchanges/accept', {
  roles: ['finance', 'approver'],
  approval: {
    kind: 'exchange-accepted',
    title: 'Exchange taken by its acceptor',
    effect: 'The partner is told, and can no longer cancel it. No money moves.',
    decidedBy: ['finance', 'approver'],
  },
  audit: { partner: 'approve-exchange-accepted' },
  // The partner loses the right to cancel.
  effect: 'lowers-income',
  summary: 'Request that an exchange counts as taken by its acceptor; no money moves',
  input: { id, reason: actReason, reference: actReference },
  output: { id },
});
