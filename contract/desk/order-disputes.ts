import * as v from 'valibot';
import { id, moment, money, page, pageOf } from '../shape.ts';
import { actReason, actReference } from './act-input.ts';
import type { DeskRoute } from './desk-route.ts';
import { asks, looks } from './desk-rule.ts';

export const listOrderDisputes = {
  method: 'GET',
  path: '/order-disputes',
  roles: ['support', 'finance', 'approver', 'admin'],
  trace: 'none',
  rule: looks,
  summary: 'Disputed orders, most urgent first',
  input: v.strictObject({ ...page, state: v.optional(v.picklist(['open', 'decided'])) }),
  output: pageOf(
    v.object({
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
  ),
} as const satisfies DeskRoute;

export const proposeVerdict = {
  method: 'POST',
  path: '/order-disputes/decide',
  roles: ['finance', 'approver'],
  trace: 'staff-activity',
  rule: asks('/proposals/decide'),
  summary: 'Propose a decision on a disputed order; another person confirms it',
  input: v.strictObject({
    conversionId: id,
    outcome: v.picklist(['approved', 'upheld']),
    reason: actReason,
    reference: actReference,
  }),
  output: v.object({ id }),
} as const satisfies DeskRoute;
