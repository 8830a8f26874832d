import * as v from 'valibot';
import { conversionStates } from '#domain/conversion/state.ts';
import { timelineKinds } from '#domain/desk/timeline.ts';
import { id, moment, money, page, pageOf, text } from '../shape.ts';
import type { DeskRoute } from './desk-route.ts';
import { looks } from './desk-rule.ts';

const readers = ['support', 'finance', 'approver', 'admin'] as const;

export const listPartnerTimeline = {
  method: 'GET',
  path: '/partners/timeline',
  roles: readers,
  trace: 'none',
  rule: looks,
  summary: 'Money, plans, payouts, orders, chat and staff activity in one list, newest first',
  input: v.strictObject({ ...page, id, kind: v.optional(v.picklist(timelineKinds)) }),
  output: pageOf(
    v.object({
      kind: v.picklist(timelineKinds),
      key: v.string(),
      at: moment,
      /** The kind of an entry, the new state, the act, or which side wrote. */
      what: v.string(),
      /** The plan, the order, the target or the reference that it is about. */
      about: v.nullable(v.string()),
      amount: v.nullable(money),
      /** A member of staff, `partner`, `network` or `merchant`. */
      by: v.nullable(v.string()),
      reason: v.nullable(v.string()),
    }),
  ),
} as const satisfies DeskRoute;

export const listPartnerOrders = {
  method: 'GET',
  path: '/partners/orders',
  roles: readers,
  trace: 'none',
  rule: looks,
  summary: 'The orders that merchants reported for the plans of a partner, newest first',
  input: v.strictObject({ ...page, id, order: v.optional(text(80)) }),
  output: pageOf(
    v.object({
      id,
      txid: v.string(),
      merchant: v.string(),
      planNo: v.string(),
      product: v.string(),
      state: v.picklist(conversionStates),
      orderAmount: v.nullable(money),
      commission: money,
      clickedAt: moment,
      occurredAt: moment,
      at: moment,
      lockAt: moment,
    }),
  ),
} as const satisfies DeskRoute;
