import * as v from 'valibot';
import { couponKindNames, couponTypes } from '#domain/coupon/coupon.ts';
import { campaignAudiences, campaignStates } from '#domain/desk/programme-state.ts';
import { otherLanguages } from '../languages.ts';
import { id, int32, moment, momentText, money, requestId, typedMoney, whole } from '../shape.ts';
import { staffReason, staffText } from '../staff-text.ts';
import { approvers } from './approvers.ts';
import { command, list, query } from './desk-builders.ts';

const roles = ['catalogue', 'admin'] as const;
const count = (countMax: number) => v.pipe(whole, v.minValue(1), v.maxValue(countMax));
const name = staffText(60);
const reason = staffReason(500);
const names = otherLanguages(name);

export const listDeskCampaigns = list('/campaigns', {
  roles: ['support', 'finance', 'catalogue', 'admin'],
  summary: 'Campaigns that give coupons, with how many were given and used, and what they cost',
  filters: { state: v.optional(v.picklist(campaignStates)) },
  item: v.object({
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
});

export const makeCampaign = command('/campaigns/make', {
  roles,
  approval: {
    kind: 'campaign',
    title: 'Coupon activity and its budget',
    effect: 'The activity runs from its start.',
    decidedBy: approvers,
  },
  audit: { log: 'campaign-added' },
  effect: 'raises-cost',
  summary: 'Request a campaign with its budget',
  input: {
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
    startsAt: v.nullable(momentText),
    days: count(3650),
    everyDays: v.nullable(count(365)),
    couponDays: count(365),
    reason,
  },
  output: { id },
});

export const endCampaign = command('/campaigns/end', {
  roles,
  audit: { log: 'campaign-ended' },
  effect: 'stops',
  stop: {
    notice: 'campaign-ended',
    tells: { nobody: 'Nobody loses a coupon, and partners read its end where it stood.' },
    undoneBy: ['/campaigns/make'],
  },
  summary: 'End a campaign now. Coupons already given stay valid',
  input: { id, reason },
});

export const countGivenCoupons = query('/campaigns/given', {
  roles: ['support', 'catalogue', 'admin'],
  summary: 'How many coupons of a campaign a partner has had',
  input: { id, partnerId: id },
  output: { given: whole },
});

export const giveCoupon = command('/campaigns/give', {
  roles: ['support', 'catalogue', 'admin'],
  approval: {
    kind: 'coupon',
    title: 'Coupon for a partner',
    effect: 'The partner has the coupon now.',
    decidedBy: approvers,
  },
  audit: { partner: 'approve-coupon' },
  effect: 'raises-cost',
  summary: 'Request to give a partner a coupon of a campaign for named partners',
  input: {
    id,
    partnerId: id,
    /** How many were shown on the screen: if another was given since, the call is refused. */
    seen: int32,
    reference: staffReason(80),
    reason,
  },
  output: { id },
});
