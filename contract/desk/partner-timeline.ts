import * as v from 'valibot';
import { conversionStates } from '#domain/conversion/state.ts';
import { timelineKinds } from '#domain/desk/timeline.ts';
import { id, moment, money, text } from '../shape.ts';
import { list } from './desk-builders.ts';

const readers = ['support', 'finance', 'approver', 'admin'] as const;

export const listPartnerTimeline = list('/partners/timeline', {
  roles: readers,
  summary: 'Money, plans, payouts, orders, chat and staff activity in one list, newest first',
  filters: { id, kind: v.optional(v.picklist(timelineKinds)) },
  item: v.object({
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
});

export const listPartnerOrders = list('/partners/orders', {
  roles: readers,
  summary: 'The orders that merchants reported for the plans of a partner, newest first',
  filters: { id, order: v.optional(text(80)) },
  item: v.object({
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
});
