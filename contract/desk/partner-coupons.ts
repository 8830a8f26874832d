import * as v from 'valibot';
import { couponStates, couponTypes } from '#domain/coupon/coupon.ts';
import { id, moment, money, page, pageOf, whole } from '../shape.ts';
import type { DeskRoute } from './desk-route.ts';
import { looks } from './desk-rule.ts';

export const listPartnerCoupons = {
  method: 'GET',
  path: '/partners/coupons',
  roles: ['support', 'finance', 'approver', 'admin'],
  trace: 'none',
  rule: looks,
  summary: 'The coupons of a partner with their states, newest first',
  input: v.strictObject({ ...page, id, state: v.optional(v.picklist(couponStates)) }),
  output: pageOf(
    v.object({
      id,
      name: v.string(),
      type: v.picklist(couponTypes),
      shareBps: v.nullable(whole),
      amount: v.nullable(money),
      most: money,
      amountRequired: money,
      state: v.picklist(couponStates),
      givenAt: moment,
      expiresAt: moment,
      usedAt: v.nullable(moment),
      planNo: v.nullable(v.string()),
      /** What it paid or added, less what came back. */
      given: v.nullable(money),
    }),
  ),
} as const satisfies DeskRoute;
