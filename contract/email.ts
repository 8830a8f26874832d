import * as v from 'valibot';
import type { Route } from './route.ts';
import { nothing, text } from './shape.ts';

export const confirmEmail = {
  method: 'POST',
  path: '/auth/confirm-email',
  access: 'public',
  summary: 'Confirm an email address with the link sent to it; false if the link has expired',
  input: v.strictObject({ token: text(100) }),
  output: v.object({ isConfirmed: v.boolean() }),
} as const satisfies Route;

export const emailState = {
  method: 'GET',
  path: '/user/email',
  access: 'member',
  summary:
    'Whether the email address is confirmed; null where no mail could reset a login password',
  input: nothing,
  output: v.object({ isConfirmed: v.nullable(v.boolean()) }),
} as const satisfies Route;

export const sendEmailLink = {
  method: 'POST',
  path: '/user/email/link',
  access: 'member',
  summary: 'Send the link that confirms the email address again',
  input: nothing,
  output: nothing,
} as const satisfies Route;
