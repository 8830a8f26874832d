import * as v from 'valibot';
import type { Route } from './route.ts';
import { moment, page, pageOf, requestId, text, typedMoney } from './shape.ts';

const follow = v.object({
  proxyId: v.string(),
  since: moment,
  until: v.nullable(moment),
});

export const listFollows = {
  method: 'GET',
  path: '/assistance/list',
  access: 'member',
  summary: 'The operators followed, now and before',
  input: v.strictObject(page),
  output: pageOf(follow),
} as const satisfies Route;

export const followOperator = {
  method: 'POST',
  path: '/assistance/follow',
  access: 'member',
  summary: 'Follow the plans of a proxy ID',
  input: v.strictObject({
    requestId,
    proxyId: text(40),
    capPerPlan: typedMoney,
    capInAll: typedMoney,
    ticket: text(100),
  }),
  output: follow,
} as const satisfies Route;
