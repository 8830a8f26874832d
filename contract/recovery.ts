import * as v from 'valibot';
import type { Route } from './route.ts';
import { nothing, text } from './shape.ts';

export const waysBack = {
  method: 'GET',
  path: '/auth/ways-back',
  access: 'public',
  summary: 'Whether this network can send a link to a new login password by mail',
  input: nothing,
  output: v.object({ isMailOffered: v.boolean() }),
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
