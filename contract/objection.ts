import * as v from 'valibot';
import { objectionKinds } from '#domain/support/support-case.ts';
import { command, list, query } from './route.ts';
import { id, moment } from './shape.ts';

export const objectionState = query('/user/objection', {
  access: 'owner',
  summary:
    'What an owner can object to: a link to a new password, one that was set by it, an erasure',
  output: {
    /** This session survived a password set by link: it is read-only and may object. */
    isReadOnly: v.boolean(),
    /** From when an unused link works. */
    linkUsableAt: v.nullable(moment),
    /** When the login password was set by a link, as long as the owner is asked about it. */
    passwordSetAt: v.nullable(moment),
    /** From when a transaction password can be set whose reset staff began. */
    resetUsableAt: v.nullable(moment),
    /** Since when payouts are paused by an objection. */
    objectedAt: v.nullable(moment),
    /** When personal data will be erased, as two members of staff decided. */
    erasureAt: v.nullable(moment),
  },
});

export const makeObjection = command('/user/objection/make', {
  access: 'owner',
  isForReaders: true,
  summary:
    'Object to help that staff gave: it ends; a password set by link ends too, and payouts wait',
});

export const listObjections = list('/user/objections', {
  access: 'owner',
  summary: 'Everything you objected to or reported, newest first, with its state and answer',
  item: v.object({
    id,
    kind: v.picklist(objectionKinds),
    at: moment,
    /** What you wrote; of a reported message, the message; empty where one tap said it. */
    text: v.string(),
    /** The plan of a disputed order. */
    planNo: v.nullable(v.string()),
    /** When an answer is due; null if staff may take their time. */
    dueAt: v.nullable(moment),
    isOverdue: v.boolean(),
    answer: v.nullable(
      v.object({
        at: moment,
        /** 'network' if nobody answered in time. */
        by: v.string(),
        isForPartner: v.boolean(),
        reason: v.string(),
      }),
    ),
  }),
});
