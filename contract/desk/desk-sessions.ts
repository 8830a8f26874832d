import * as v from 'valibot';
import { id, listOf, moment } from '../shape.ts';

/** The sessions and credentials of a member of staff. */
export const deskSessions = v.object({
  sessions: listOf(
    v.object({
      id,
      device: v.string(),
      address: v.string(),
      createdAt: moment,
      usedAt: moment,
      isThis: v.boolean(),
    }),
    100,
  ),
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
