import * as v from 'valibot';
import type { Route } from './route.ts';
import { nothing } from './shape.ts';

export const firstSteps = {
  method: 'GET',
  path: '/user/first-steps',
  access: 'member',
  summary: 'Which first steps a new account has taken',
  input: nothing,
  output: v.object({
    /** The coupon for new users; null when there is none to claim. */
    coupon: v.nullable(v.object({ name: v.string(), isClaimed: v.boolean() })),
    hasPayPassword: v.boolean(),
    hasMoney: v.boolean(),
    offers: v.object({ count: v.number(), first: v.nullable(v.string()) }),
  }),
} as const satisfies Route;
