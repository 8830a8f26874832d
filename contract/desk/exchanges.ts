import * as v from 'valibot';
import { exchangeStates } from '#domain/exchange/exchange.ts';
import { id, listOf, moment, money, nothing, page, pageOf } from '../shape.ts';
import { actReason, actReference, partnerFilter } from './act-input.ts';
import type { DeskRoute } from './desk-route.ts';
import { alone, asks, looks } from './desk-rule.ts';

const readers = ['support', 'finance', 'approver', 'admin'] as const;
const state = v.picklist(exchangeStates);

export const listExchangeQueue = {
  method: 'GET',
  path: '/exchanges',
  roles: readers,
  trace: 'none',
  rule: looks,
  summary: 'Exchanges, longest waiting first; without a state, the open ones',
  input: v.strictObject({ ...page, state: v.optional(state), partner: partnerFilter }),
  output: pageOf(
    v.object({
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
  ),
} as const satisfies DeskRoute;

const act = { id, reason: actReason, reference: actReference };

export const takeExchange = {
  method: 'POST',
  path: '/exchanges/accept',
  roles: ['finance', 'approver'],
  trace: 'staff-activity',
  rule: alone,
  summary: 'Record that the acceptor accepted an exchange; no money moves',
  input: v.strictObject(act),
  output: nothing,
} as const satisfies DeskRoute;

export const proposeExchangeEnd = {
  method: 'POST',
  path: '/exchanges/end',
  roles: ['finance', 'approver'],
  trace: 'staff-activity',
  rule: asks('/proposals/decide'),
  summary: 'Propose how to end an exchange that is disputed or overdue',
  input: v.strictObject({ ...act, seen: state, to: v.picklist(['released', 'completed']) }),
  output: v.object({ id }),
} as const satisfies DeskRoute;
