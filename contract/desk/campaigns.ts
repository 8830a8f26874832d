import * as v from 'valibot';
import { couponKindNames, couponTypes } from '#domain/coupon/coupon.ts';
import { campaignAudiences, campaignStates } from '#domain/desk/programme-state.ts';
import { otherLanguages } from '../languages.ts';
import { id, int32, moment, money, page, pageOf, requestId, typedMoney, whole } from '../shape.ts';
import { staffReason, staffText } from '../staff-text.ts';
import type { DeskRoute } from './desk-route.ts';
import { alone, asks, depends, looks } from './desk-rule.ts';

const roles = ['catalogue', 'admin'] as const;
const count = (most: number) => v.pipe(whole, v.minValue(1), v.maxValue(most));
const name = staffText(60);
const reason = staffReason(500);
const names = otherLanguages(name);

export const listDeskCampaigns = {
  method: 'GET',
  path: '/campaigns',
  roles: ['support', 'finance', 'catalogue', 'admin'],
  trace: 'none',
  rule: looks,
  summary: 'Campaigns that give coupons, with how many were given and used, and what they cost',
  input: v.strictObject({ ...page, state: v.optional(v.picklist(campaignStates)) }),
  output: pageOf(
    v.object({
      id,
      name: v.string(),
      names,
      state: v.picklist(campaignStates),
      audience: v.picklist(campaignAudiences),
      newUserDays: v.nullable(whole),
      kind: v.picklist(couponKindNames),
      type: v.picklist(couponTypes),
      shareBps: v.nullable(whole),
      amount: v.nullable(money),
      most: money,
      amountRequired: money,
      startsAt: moment,
      endsAt: moment,
      everyDays: v.nullable(whole),
      couponDays: whole,
      by: v.string(),
      reason: v.string(),
      endedAt: v.nullable(moment),
      endedBy: v.nullable(v.string()),
      given: whole,
      used: whole,
      cost: money,
      /** The total budget of its coupons; older campaigns have none. */
      budget: money,
    }),
  ),
} as const satisfies DeskRoute;

export const makeCampaign = {
  method: 'POST',
  path: '/campaigns/make',
  roles,
  trace: 'log',
  rule: depends('/by-two/decide'),
  summary: 'Create a campaign with its budget; above what one person may give, it takes two',
  input: v.strictObject({
    requestId,
    name,
    names,
    audience: v.picklist(campaignAudiences),
    newUserDays: v.nullable(count(3650)),
    kind: v.picklist(couponKindNames),
    type: v.picklist(couponTypes),
    /** Either a share in percent up to a most, or a fixed amount. */
    sharePercent: v.nullable(count(100)),
    amount: v.nullable(typedMoney),
    most: v.nullable(typedMoney),
    amountRequired: typedMoney,
    budget: typedMoney,
    startsAt: v.nullable(moment),
    days: count(3650),
    everyDays: v.nullable(count(365)),
    couponDays: count(365),
    reason,
  }),
  output: v.object({ id, isWaiting: v.boolean() }),
} as const satisfies DeskRoute;

export const endCampaign = {
  method: 'POST',
  path: '/campaigns/end',
  roles,
  trace: 'log',
  rule: alone,
  summary: 'End a campaign now. Coupons already given stay valid',
  input: v.strictObject({ id, reason }),
  output: v.strictObject({}),
} as const satisfies DeskRoute;

export const countGivenCoupons = {
  method: 'GET',
  path: '/campaigns/given',
  roles: ['support', 'catalogue', 'admin'],
  trace: 'none',
  rule: looks,
  summary: 'How many coupons of a campaign a partner has had',
  input: v.strictObject({ id, partnerId: id }),
  output: v.object({ given: whole }),
} as const satisfies DeskRoute;

export const giveCoupon = {
  method: 'POST',
  path: '/campaigns/give',
  roles: ['support', 'catalogue', 'admin'],
  trace: 'staff-activity',
  rule: asks('/by-two/decide-about-partner'),
  summary: 'Propose to give a partner a coupon of a campaign for named partners',
  input: v.strictObject({
    id,
    partnerId: id,
    /** How many were shown on the screen: if another was given since, the call is refused. */
    seen: int32,
    reference: staffReason(80),
    reason,
  }),
  output: v.object({ id }),
} as const satisfies DeskRoute;
