import * as v from 'valibot';
import { deskQueues } from '#domain/desk/queue.ts';
import { id, listOf, moment, money, nothing, whole } from '../shape.ts';
import type { DeskRoute } from './desk-route.ts';
import { looks } from './desk-rule.ts';

const queue = v.picklist(deskQueues);

export const countWaiting = {
  method: 'GET',
  path: '/waiting/count',
  roles: 'everyone',
  trace: 'none',
  rule: looks,
  summary: 'How many items wait in each queue, and since when the oldest does',
  input: nothing,
  output: v.object({
    queues: listOf(v.object({ queue, count: whole, oldestAt: v.nullable(moment) }), 50),
  }),
} as const satisfies DeskRoute;

export const listWaiting = {
  method: 'GET',
  path: '/waiting',
  roles: 'everyone',
  trace: 'none',
  rule: looks,
  summary: 'The longest waiting items of your queues, and whose turn it is',
  input: nothing,
  output: v.object({
    list: listOf(
      v.object({
        queue,
        id: v.string(),
        /** The act, the part or the name that says what it is. */
        what: v.nullable(v.string()),
        partnerId: v.nullable(id),
        /** Whose money, product or account it is. */
        whose: v.nullable(v.string()),
        amount: v.nullable(money),
        /** The member of staff who proposed it or took its last step. */
        by: v.nullable(v.string()),
        since: moment,
        turn: v.picklist(['yours', 'another', 'role']),
      }),
      200,
    ),
  }),
} as const satisfies DeskRoute;
