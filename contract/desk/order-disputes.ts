import * as v from 'valibot';
import { id, moment, money } from '../shape.ts';
import { list } from './desk-builders.ts';

export const listOrderDisputes = list('/order-disputes', {
  roles: ['support', 'finance', 'approver', 'admin'],
  summary: 'Disputed orders, most urgent first',
  filters: { state: v.optional(v.picklist(['open', 'decided'])) },
  item: v.object({
    id,
    conversionId: id,
    partnerId: id,
    partner: v.string(),
    planNo: v.string(),
    merchant: v.string(),
    commission: money,
    /** The facts for the verdict: the merchant's number, the times, and the click. */
    txid: v.string(),
    orderAmount: v.nullable(money),
    clickedAt: moment,
    occurredAt: moment,
    reportedAt: moment,
    device: v.nullable(v.string()),
    country: v.nullable(v.string()),
    placement: v.nullable(v.string()),
    openedBy: v.string(),
    text: v.string(),
    at: moment,
    dueAt: moment,
    outcome: v.nullable(v.string()),
    decidedBy: v.nullable(v.string()),
    reason: v.nullable(v.string()),
    decidedAt: v.nullable(moment),
  }),
});
