import * as v from 'valibot';
import { command, query } from './route.ts';
import { moment, text } from './shape.ts';

const token = text(100);

export const lookAtPasswordLink = query('/auth/password-link', {
  method: 'POST',
  access: 'public',
  summary: 'Whose login password a link sets, and from when it works',
  input: { token },
  output: {
    username: v.string(),
    usableAt: moment,
    expiresAt: moment,
    /** A link by staff needs the word of another person; a link by mail does not. */
    needsWord: v.boolean(),
  },
});

export const setPasswordByLink = command('/auth/password-link/set', {
  access: 'public',
  summary:
    'Set a new login password with a link and its word; one session stays, to read and object',
  input: {
    token,
    /** The word that a member of staff other than the holder of the link tells the partner. */
    word: v.optional(text(40), ''),
    newPassword: text(256),
    confirmPassword: text(256),
  },
});

export const updatePassword = command('/update/password', {
  access: 'partner',
  summary: 'Change the login password; every session ends',
  input: {
    oldPassword: text(256),
    newPassword: text(256),
    confirmPassword: text(256),
  },
});
