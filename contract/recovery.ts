import * as v from 'valibot';
import type { Route } from './route.ts';
import { moment, nothing, text } from './shape.ts';

/** Shown once: what is stored of it cannot be used. */
const shownOnce = v.object({ recoveryCode: v.string() });

export const waysBack = {
  method: 'GET',
  path: '/auth/ways-back',
  access: 'public',
  summary: 'Which ways to recover an account this network offers besides the recovery code',
  input: nothing,
  output: v.object({ isMailOffered: v.boolean() }),
} as const satisfies Route;

export const recover = {
  method: 'POST',
  path: '/auth/recover',
  access: 'public',
  summary:
    'Set a new login password with the recovery code, once; one session stays, to read and object',
  input: v.strictObject({
    username: text(64),
    code: text(64),
    newPassword: text(256),
    confirmPassword: text(256),
  }),
  output: shownOnce,
} as const satisfies Route;

export const askResetMail = {
  method: 'POST',
  path: '/auth/reset-mail',
  access: 'public',
  summary:
    'Have a link to a new login password sent to the confirmed address of an account, if any',
  input: v.strictObject({ username: text(64) }),
  output: nothing,
} as const satisfies Route;

export const recoveryCodeState = {
  method: 'GET',
  path: '/user/recovery-code',
  access: 'member',
  summary: 'Whether there is a recovery code, and whether its owner has saved it',
  input: nothing,
  output: v.object({ madeAt: v.nullable(moment), isSaved: v.boolean() }),
} as const satisfies Route;

export const makeRecoveryCode = {
  method: 'POST',
  path: '/user/recovery-code/make',
  access: 'member',
  summary: 'Make a new recovery code; the old one ends',
  input: v.strictObject({ loginPassword: text(256) }),
  output: shownOnce,
} as const satisfies Route;

export const keepRecoveryCode = {
  method: 'POST',
  path: '/user/recovery-code/kept',
  access: 'member',
  summary: 'Confirm that the recovery code is in a safe place',
  input: nothing,
  output: nothing,
} as const satisfies Route;
