import * as v from 'valibot';
import type { Route } from './route.ts';
import { nothing, whole } from './shape.ts';

/** Apart from the other calls of plans, because the ad centre shows it before all else. */
export const countWaitingPlans = {
  method: 'POST',
  path: '/plan/order/await/put/count',
  access: 'member',
  isForReaders: true,
  summary: 'How many plans wait for an amount',
  input: nothing,
  output: v.object({ count: whole }),
} as const satisfies Route;
