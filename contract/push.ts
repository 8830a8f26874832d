import * as v from 'valibot';
import { command, query } from './route.ts';
import { text } from './shape.ts';

const state = v.object({
  /** The public key that a subscription must name. */
  key: v.string(),
  /** Whether this session gets pushes. */
  isOn: v.boolean(),
});

export const pushState = query('/user/push', {
  access: 'partner',
  summary: 'Whether this device gets pushes, and the server key for the browser',
  output: state,
});

const base64url = (length: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^[A-Za-z0-9_-]{${length}}$`)));

export const subscribePush = command('/user/push/subscribe', {
  access: 'partner',
  isForReaders: true,
  summary: 'Have notifications pushed to this device until this session ends',
  input: { endpoint: text(1000), p256dh: base64url(87), auth: base64url(22) },
  output: state,
});

export const endPush = command('/user/push/end', {
  access: 'partner',
  summary: 'Stop pushes to this device',
  output: state,
});
