import * as v from 'valibot';
import { deskQueues } from '#domain/desk/queue.ts';
import { staffRoles } from '#domain/desk/role.ts';
import { id, listOf, moment, money, whole } from '../shape.ts';
import { query } from './desk-builders.ts';

const queue = v.picklist(deskQueues);

export const countWaiting = query('/waiting/count', {
  roles: 'everyone',
  summary: 'How many items wait in each queue, and since when the oldest does',
  output: {
    queues: listOf(v.object({ queue, count: whole, oldestAt: v.nullable(moment) }), 50),
  },
});

export const listWaiting = query('/waiting', {
  roles: 'everyone',
  summary: 'The longest waiting items of your queues, and whose turn it is',
  output: {
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
        /** The member of staff who requested it or took its last step. */
        by: v.nullable(v.string()),
        since: moment,
        turn: v.picklist(['yours', 'another', 'role']),
        /** The roles that can take the next step; none if everyone can. */
        nextBy: listOf(v.picklist(staffRoles), 6),
      }),
      200,
    ),
  },
});
