import * as v from 'valibot';
import type { Route } from './route.ts';
import {
  id,
  moment,
  money,
  nothing,
  page,
  pageOf,
  requestId,
  text,
  typedMoney,
  whole,
} from './shape.ts';

export const planStatus = v.picklist([
  'waitPut',
  'matching',
  'putting',
  'putFailed',
  'putFinished',
  'waitSettlement',
  'settled',
]);

const plan = v.object({
  planNo: v.string(),
  status: planStatus,
  product: v.string(),
  isOfficial: v.boolean(),
  putAmount: v.nullable(money),
  consumed: money,
  createdAt: moment,
});

const planNo = v.strictObject({ planNo: text(40) });

export const listPlans = {
  method: 'GET',
  path: '/plan/order/list',
  access: 'member',
  summary: 'Own plans, by status',
  input: v.strictObject({ ...page, status: v.optional(planStatus) }),
  output: pageOf(plan),
} as const satisfies Route;

export const planDetail = {
  method: 'POST',
  path: '/plan/order/detail',
  access: 'member',
  summary: 'One plan',
  input: planNo,
  output: v.object({ plan, lowest: money, highest: money, putRule: v.string() }),
} as const satisfies Route;

export const productDetail = {
  method: 'POST',
  path: '/plan/order/app/detail',
  access: 'member',
  summary: 'The product of a plan',
  input: planNo,
  output: v.object({
    name: v.string(),
    kind: v.picklist(['video', 'landing']),
    description: v.string(),
    url: v.string(),
  }),
} as const satisfies Route;

export const putPlan = {
  method: 'POST',
  path: '/plan/order/put',
  access: 'member',
  summary: 'Put an amount on a plan',
  input: v.strictObject({
    requestId,
    planNo: text(40),
    amount: typedMoney,
    ticket: text(100),
    couponId: v.optional(id),
  }),
  output: v.object({ plan }),
} as const satisfies Route;

export const countWaitingPlans = {
  method: 'POST',
  path: '/plan/order/await/put/count',
  access: 'member',
  summary: 'How many plans wait for an amount',
  input: nothing,
  output: v.object({ count: whole }),
} as const satisfies Route;
