import * as v from 'valibot';
import { couponStates, couponTypes } from '#domain/coupon/coupon.ts';
import { id, moment, money, whole } from '../shape.ts';
import { list } from './desk-builders.ts';

export const listPartnerCoupons = list('/partners/coupons', {
  roles: ['support', 'finance', 'approver', 'admin'],
  summary: 'The coupons of a partner with their states, newest first',
  filters: { id, state: v.optional(v.picklist(couponStates)) },
  item: v.object({
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
});
