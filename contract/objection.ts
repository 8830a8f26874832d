import * as v from 'valibot';
import type { Route } from './route.ts';
import { moment, nothing } from './shape.ts';

export const objectionState = {
  method: 'GET',
  path: '/user/objection',
  access: 'owner',
  summary:
    'What an owner can object to: a link to a new password, one that was set by it, an erasure',
  input: nothing,
  output: v.object({
    /** This session outlived a password set by link: it reads and objects, and no more. */
    isReadOnly: v.boolean(),
    /** From when on a link works that was issued and not used. */
    linkUsableAt: v.nullable(moment),
    /** When the login password was set by a link, as long as the owner is asked about it. */
    passwordSetAt: v.nullable(moment),
    /** From when on a transaction password can be set that staff began to reset. */
    resetUsableAt: v.nullable(moment),
    /** Since when payouts are paused by an objection. */
    objectedAt: v.nullable(moment),
    /** From when on what is personal will be erased, as two members of staff decided. */
    erasureAt: v.nullable(moment),
  }),
} as const satisfies Route;

export const makeObjection = {
  method: 'POST',
  path: '/user/objection/make',
  access: 'owner',
  isForReaders: true,
  summary:
    'Object to help that staff gave: it ends; a password set by link ends too, and payouts wait',
  input: nothing,
  output: nothing,
} as const satisfies Route;
