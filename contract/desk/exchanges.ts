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
  audit: { partner: 'exchange-accepted' },
  // It only holds the amount: the partner is told at once and can dispute it, and two end it.
  effect: 'stops',
  stop: {
    notice: { seenIn: '/exchanges' },
    tells: { partner: 'exchange-accepted' },
    undoneBy: ['/exchanges/release'],
  },
  summary: 'Record that the acceptor accepted an exchange; no money moves',
  input: { id, reason: actReason, reference: actReference },
});
