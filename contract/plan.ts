import * as v from 'valibot';
import { learningPhases } from '#domain/delivery/learning.ts';
import { adFormats } from '#domain/delivery/token.ts';
import { deliveryLimitCauses } from '#domain/plan/delivery-limit.ts';
import { planNexts } from '#domain/plan/next.ts';
import { pauseCauses, planCauses, planStatuses } from '#domain/plan/status.ts';
import { planMoney, terms } from './plan-terms.ts';
import { command, file, moneyCommand, query } from './route.ts';
import {
  composedReply,
  confirmation,
  id,
  listOf,
  moment,
  money,
  page,
  pageOf,
  requestId,
  text,
  typedMoney,
  whole,
} from './shape.ts';
import { confirmedBy } from './signed-act.ts';

export const planStatus = v.picklist(planStatuses);
const facts = v.record(v.string(), v.string());
export const planNo = text(40);
const onePlan = v.strictObject({ planNo });

/** What led to a status, and when. */
const step = v.object({
  from: planStatus,
  to: planStatus,
  cause: v.picklist(planCauses),
  /** 'partner', 'network', 'merchant', or the name of a member of staff. */
  actor: v.string(),
  facts,
  /** The entry of the ledger that moved money with it. */
  entryId: v.nullable(id),
  at: moment,
});

/** What happens next to a plan, and when at the latest if that is known. */
const nextStep = v.object({ what: v.picklist(planNexts), at: v.nullable(moment), facts });
const plan = v.object({
  planNo: v.string(),
  status: planStatus,
  /** The step that led to the status; null when the plan was just pushed. */
  last: v.nullable(step),
  /** Why it is not delivering now, while it is putting. */
  pausedBy: v.nullable(v.picklist(pauseCauses)),
  next: nextStep,
  product: v.string(),
  kind: v.picklist(['video', 'landing']),
  isOfficial: v.boolean(),
  merchant: v.string(),
  picture: v.object({ url: v.string(), type: v.string() }),
  origin: v.picklist(['push', 'follow']),
  putAmount: v.nullable(money),
  consumed: money,
  createdAt: moment,
  offeredUntil: moment,
});

export type PlanRow = v.InferOutput<typeof plan>;

const earnings = v.object({
  settled: money,
  /** Net of the fee, with the day it becomes final. */
  pending: listOf(v.object({ lockAt: moment, amount: money, count: whole }), 60),
  pendingTotal: money,
  /** What becomes final on its day unless its merchant reverses it. */
  held: money,
  reversed: money,
  unfunded: money,
  fee: money,
  profitShare: money,
  /** What was consumed of the partner's own money. */
  ownCost: money,
  /** Settled less consumed less profit share over all money, its parts add up; may be negative. */
  result: money,
  /** The partner's part: only what was consumed of their own money is subtracted. */
  ownResult: money,
  /** The network's part: what its coupons and start-up funds paid, as a negative amount. */
  networkResult: money,
  /** How many orders were reported, including those that were refused or reversed. */
  orders: whole,
});

const learning = v.object({
  phase: v.picklist(learningPhases),
  conversions: whole,
  from: whole,
  to: whole,
  days: whole,
  since: moment,
  until: moment,
  /** Orders count from here: since it began, at most as long ago as the window. */
  countedFrom: moment,
  /** How much of a placement's weight comes from the plan's overall results. */
  explorationPercent: whole,
});

export const listPlans = query('/plan/order/list', {
  access: 'owner',
  summary: 'Your plans, by status, with the count of each',
  input: { ...page, status: v.optional(planStatus) },
  output: {
    ...pageOf(plan).entries,
    counts: v.object({ all: whole, ...v.entriesFromList(planStatuses, whole) }),
  },
});

export const planDetail = query('/plan/order/detail', {
  method: 'POST',
  access: 'owner',
  summary: 'One plan: its terms, money, earnings, history',
  input: onePlan,
  output: {
    /** As of when. */
    at: moment,
    plan,
    terms,
    /** The sources that a put could use now. */
    funds: v.object({ available: money, startup: money }),
    money: v.nullable(planMoney),
    /** How the put was confirmed; null before it, and for one that was copied. */
    confirmedBy,
    /** The plan's last event in these figures: what is reserved opens to the ads up to it. */
    lastNo: whole,
    earnings: v.nullable(earnings),
    learning: v.nullable(learning),
    startsAt: v.nullable(moment),
    endsAt: v.nullable(moment),
    steps: listOf(step, 20),
    pauses: listOf(
      v.object({ cause: v.nullable(v.picklist(pauseCauses)), actor: v.string(), at: moment }),
      200,
    ),
    /** Placements that were excluded or allowed again. */
    rules: listOf(
      v.object({ placement: v.string(), isExcluded: v.boolean(), actor: v.string(), at: moment }),
      200,
    ),
    /** The one thing that slows or stops its delivery now, and when that ends by itself. */
    limit: v.nullable(
      v.object({ cause: v.picklist(deliveryLimitCauses), at: v.nullable(moment), facts }),
    ),
    /** Which acts the plan allows now. */
    may: v.object({ put: v.boolean(), pause: v.boolean(), resume: v.boolean(), stop: v.boolean() }),
  },
});

/** A picture or video, on our own address. */
const creative = v.object({
  url: v.string(),
  type: v.string(),
  format: v.picklist(adFormats),
  width: whole,
  height: whole,
});

export const productDetail = query('/plan/order/app/detail', {
  method: 'POST',
  access: 'partner',
  isForReaders: true,
  summary: 'The product of a plan',
  input: onePlan,
  output: {
    planNo: v.string(),
    name: v.string(),
    kind: v.picklist(['video', 'landing']),
    isOfficial: v.boolean(),
    merchant: v.string(),
    description: v.string(),
    /** Its main creative, a video or a picture according to the product's kind. */
    creative,
    /** All creatives in rotation; the main one is first. */
    creatives: listOf(creative, 100),
    landingUrl: v.string(),
    landingHost: v.string(),
    status: planStatus,
  },
});

export const putPlan = moneyCommand('/plan/order/put', {
  access: 'partner',
  summary: 'Put an amount on a plan',
  input: {
    requestId,
    planNo,
    amount: typedMoney,
    /** The hash of the terms as they were shown. */
    terms: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
    confirmation,
    couponId: v.optional(id),
  },
  output: { plan },
});

export const previewPut = query('/plan/order/put/preview', {
  method: 'POST',
  access: 'partner',
  summary: 'What a put would take and from where, and the largest loss; or why it is refused',
  input: { planNo, amount: typedMoney, couponId: v.optional(id) },
  output: {
    /** What is held for delivery, including what a coupon adds or pays. */
    hold: money,
    own: money,
    discount: money,
    startup: money,
    availableAfter: money,
    /** The largest possible loss: the part that comes from the partner's own money. */
    worstCase: money,
  },
});

export const pausePlan = command('/plan/order/pause', {
  access: 'partner',
  summary: 'Pause or resume the delivery of a plan',
  input: { planNo, isPaused: v.boolean() },
  output: { plan },
});

export const stopPlan = moneyCommand('/plan/order/stop', {
  access: 'owner',
  summary: 'Stop a plan for good; what was not consumed is returned',
  input: { requestId, planNo, confirmation },
  output: { plan },
});

export const declinePlan = command('/plan/order/decline', {
  access: 'partner',
  summary: 'Decline a plan that waits for an amount',
  input: onePlan,
  output: { plan },
});

export const excludePlacement = command('/plan/order/placement', {
  access: 'partner',
  summary: 'Exclude a placement from a plan, or allow it again; the plan’s learning restarts',
  input: { planNo, key: text(80), isExcluded: v.boolean() },
  output: { key: v.string(), isExcluded: v.boolean() },
});

export const planStatement = file('/plan/order/statement', {
  access: 'owner',
  isComposed: true,
  summary: 'The statement of a settled plan, with its hash',
  input: onePlan,
  output: composedReply,
});
