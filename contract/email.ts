import * as v from 'valibot';
import type { Route } from './route.ts';
import { nothing, text } from './shape.ts';

export const confirmEmail = {
  method: 'POST',
  path: '/auth/confirm-email',
  access: 'public',
  summary: 'Confirm an email address with the link that was sent to it; false if it is over',
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
  summary: 'Have the link that confirms the email address sent again',
  input: nothing,
  output: nothing,
} as const satisfies Route;
