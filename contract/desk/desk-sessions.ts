import * as v from 'valibot';
import { sessionList } from '../session.ts';
import { listOf, moment } from '../shape.ts';

/** The sessions and credentials of a member of staff. */
export const deskSessions = v.object({
  sessions: sessionList,
  passkeys: listOf(
    v.object({
      id: v.string(),
      label: v.string(),
      madeAt: moment,
      usedAt: v.nullable(moment),
    }),
    20,
  ),
});
