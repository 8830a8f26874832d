import * as v from 'valibot';
import { command, query } from './route.ts';
import { text } from './shape.ts';

export const waysBack = query('/auth/ways-back', {
  access: 'public',
  summary: 'Whether this network can send a link to a new login password by mail',
  output: { isMailOffered: v.boolean() },
});

export const askResetMail = command('/auth/reset-mail', {
  access: 'public',
  summary:
    'Have a link to a new login password sent to the confirmed address of an account, if any',
  input: { username: text(64) },
});
