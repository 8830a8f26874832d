import * as v from 'valibot';
import { missedCopies, shareBpsMax } from '#domain/follow/follow.ts';
import { planStatus } from './plan.ts';
import { command, list, query } from './route.ts';
import {
  confirmation,
  id,
  moment,
  money,
  page,
  pageOf,
  requestId,
  text,
  typedMoney,
  whole,
} from './shape.ts';

const follow = v.object({
  id,
  proxyId: v.string(),
  /** The operator's account is not active, so there is nothing to copy. */
  isOperatorGone: v.boolean(),
  since: moment,
  /** From when puts are copied: a day later for a first-time follower. */
  activeFrom: moment,
  until: v.nullable(moment),
  capPerPlan: money,
  capInAll: money,
  /** What copies hold and have consumed of the total cap. */
  used: money,
  shareBps: whole,
  copies: whole,
  missed: whole,
  /** The results of settled copies over all money, before the share. */
  result: money,
  /** The partner's part: only what was consumed of their own money is subtracted. */
  ownResult: money,
  /** The network's part: what its start-up funds paid, as a negative amount. */
  networkResult: money,
  /** How much of the results was shared. */
  shared: money,
});

export const listFollows = query('/assistance/list', {
  access: 'partner',
  summary: 'The operators you follow or followed',
  input: page,
  output: { ...pageOf(follow).entries, current: v.nullable(follow) },
});

const proxyId = text(40);

/** All of an operator's plans, including those that lost. Null where there is no data yet. */
const record = v.object({
  plans: whole,
  running: whole,
  settled: whole,
  failed: whole,
  lost: whole,
  stake: money,
  put: money,
  consumed: money,
  earned: money,
  result: money,
  best: v.nullable(money),
  median: v.nullable(money),
  worst: v.nullable(money),
});

export const findOperator = query('/assistance/operator', {
  method: 'POST',
  access: 'partner',
  summary: 'The complete record of a proxy ID, and the risk notice that a follow must name',
  input: { proxyId },
  output: {
    proxyId: v.string(),
    since: moment,
    shareBps: whole,
    record,
    followers: v.object({
      now: whole,
      /** Of those with a settled copy: how many lost, and how it went for them. */
      withResult: whole,
      lost: whole,
      median: v.nullable(money),
      worst: v.nullable(money),
    }),
    /** Whether puts are copied only from a day after the first follow on. */
    waits: v.boolean(),
    notice: v.object({ id, expiresAt: moment }),
    available: money,
  },
});

export const followOperator = command('/assistance/follow', {
  access: 'partner',
  summary: 'Follow the plans of a proxy ID',
  input: {
    requestId,
    proxyId,
    capPerPlan: typedMoney,
    capInAll: typedMoney,
    noticeId: id,
    confirmation,
  },
  output: follow,
});

export const stopFollow = command('/assistance/stop', {
  access: 'partner',
  summary: 'Stop following; no later put is copied',
});

/** Why a put of the operator was not copied. */
const copyRefusals = [
  'follow_cap_used',
  'follow_below_lowest',
  'insufficient_balance',
  'put_offer_over',
  'put_escrow_short',
  'put_out_of_range',
  ...missedCopies,
] as const;

export const followRecords = list('/assistance/records', {
  access: 'partner',
  summary: 'Every put of followed operators: the copy, or the reason why there is none',
  item: v.object({
    id: v.string(),
    at: moment,
    proxyId: v.string(),
    product: v.string(),
    planNo: v.nullable(v.string()),
    status: v.nullable(planStatus),
    amount: v.nullable(money),
    reason: v.nullable(v.picklist(copyRefusals)),
    /** Over all money and before the share, and the partner's part; null until it is settled. */
    result: v.nullable(money),
    ownResult: v.nullable(money),
    share: v.nullable(money),
  }),
});

const ownProxy = v.object({
  proxyId: v.nullable(v.string()),
  isOffered: v.boolean(),
  shareBps: whole,
  followers: whole,
  shareBpsMax: whole,
});

export const proxyState = query('/assistance/proxy', {
  access: 'partner',
  summary: 'Whether others can follow this account, and under which proxy ID',
  output: ownProxy,
});

export const offerProxy = command('/assistance/proxy/offer', {
  access: 'partner',
  summary: 'Offer your plans to followers under a proxy ID, or stop offering them',
  input: {
    isOffered: v.boolean(),
    shareBps: v.pipe(whole, v.maxValue(shareBpsMax)),
  },
  output: ownProxy,
});
