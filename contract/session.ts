import * as v from 'valibot';
import { command, query } from './route.ts';
import { id, listOf, moment } from './shape.ts';

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

export const listSessions = query('/user/sessions', {
  access: 'member',
  summary: 'Where this account is logged in',
  output: {
    list: sessionList,
  },
});

export const endSession = command('/user/sessions/end', {
  access: 'member',
  summary: 'End one of your sessions',
  input: { id },
});
