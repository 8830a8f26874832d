import * as v from 'valibot';
import type { Route } from './route.ts';
import { id, moment, money, page, pageOf, requestId } from './shape.ts';

const couponState = v.picklist(['unused', 'used', 'expired']);

const coupon = v.object({
  id,
  name: v.string(),
  kind: v.picklist(['discount', 'fixed-amount', 'value-added', 'deduction', 'team', 'custom']),
  type: v.picklist(['discount', 'deduction', 'addition']),
  state: couponState,
  amountRequired: money,
  expiresAt: moment,
});

export const listCoupons = {
  method: 'GET',
  path: '/user_coupon/list',
  access: 'member',
  summary: 'Own coupons, by state',
  input: v.strictObject({ ...page, state: v.optional(couponState) }),
  output: pageOf(coupon),
} as const satisfies Route;

export const claimCoupon = {
  method: 'POST',
  path: '/user_coupon/receive',
  access: 'member',
  summary: 'Claim a coupon of an activity',
  input: v.strictObject({ requestId, activityId: id }),
  output: coupon,
} as const satisfies Route;
