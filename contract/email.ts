import * as v from 'valibot';
import { command, query } from './route.ts';
import { text } from './shape.ts';

export const confirmEmail = command('/auth/confirm-email', {
  access: 'public',
  summary: 'Confirm an email address with the link sent to it; false if the link has expired',
  input: { token: text(100) },
  output: { isConfirmed: v.boolean() },
});

export const emailState = query('/user/email', {
  access: 'partner',
  summary:
    'Whether the email address is confirmed; null where no mail could reset a login password',
  output: { isConfirmed: v.nullable(v.boolean()) },
});

export const sendEmailLink = command('/user/email/link', {
  access: 'partner',
  summary: 'Send the link that confirms the email address again',
});
