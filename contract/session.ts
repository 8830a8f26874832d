import * as v from 'valibot';
import type { Route } from './route.ts';
import { id, listOf, moment, nothing } from './shape.ts';

/** Where somebody is logged in, the partner's app and the desk alike. */
export const sessionList = listOf(
  v.object({
    id,
    device: v.string(),
    address: v.string(),
    createdAt: moment,
    usedAt: moment,
    isThis: v.boolean(),
  }),
  100,
);

export const listSessions = {
  method: 'GET',
  path: '/user/sessions',
  access: 'member',
  summary: 'Where this account is logged in',
  input: nothing,
  output: v.object({
    list: sessionList,
  }),
} as const satisfies Route;

export const endSession = {
  method: 'POST',
  path: '/user/sessions/end',
  access: 'member',
  summary: 'End one of your sessions',
  input: v.strictObject({ id }),
  output: nothing,
} as const satisfies Route;
