import * as v from 'valibot';
import { query } from './route.ts';

export const firstSteps = query('/user/first-steps', {
  access: 'partner',
  summary: 'Which first steps a new account has taken',
  output: {
    /** The coupon for new users; null when there is none to claim. */
    coupon: v.nullable(v.object({ name: v.string(), isClaimed: v.boolean() })),
    hasPayPassword: v.boolean(),
    hasMoney: v.boolean(),
    offers: v.object({ count: v.number(), first: v.nullable(v.string()) }),
  },
});
