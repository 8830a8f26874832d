import * as v from 'valibot';
import type { Route } from './route.ts';
import { moment, nothing, text } from './shape.ts';

const token = text(100);

export const lookAtPasswordLink = {
  method: 'POST',
  path: '/auth/password-link',
  access: 'public',
  summary: 'Whose login password a link sets, and from when it works',
  input: v.strictObject({ token }),
  output: v.object({
    username: v.string(),
    usableAt: moment,
    expiresAt: moment,
    /** A link by staff needs the word of another person; a link by mail does not. */
    needsWord: v.boolean(),
  }),
} as const satisfies Route;

export const setPasswordByLink = {
  method: 'POST',
  path: '/auth/password-link/set',
  access: 'public',
  summary:
    'Set a new login password with a link and its word; one session stays, to read and object',
  input: v.strictObject({
    token,
    /** The word that a member of staff other than the holder of the link tells the partner. */
    word: v.optional(text(40), ''),
    newPassword: text(256),
    confirmPassword: text(256),
  }),
  output: nothing,
} as const satisfies Route;
