import * as v from 'valibot';
import type { Route } from './route.ts';
import { nothing, text } from './shape.ts';

const state = v.object({
  /** The public key that a subscription must name. */
  key: v.string(),
  /** Whether this session gets pushes. */
  isOn: v.boolean(),
});

export const pushState = {
  method: 'GET',
  path: '/user/push',
  access: 'member',
  summary: 'Whether this device gets pushes, and the server key for the browser',
  input: nothing,
  output: state,
} as const satisfies Route;

const base64url = (length: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^[A-Za-z0-9_-]{${length}}$`)));

export const subscribePush = {
  method: 'POST',
  path: '/user/push/subscribe',
  access: 'member',
  isForReaders: true,
  summary: 'Have notifications pushed to this device until this session ends',
  input: v.strictObject({ endpoint: text(1000), p256dh: base64url(87), auth: base64url(22) }),
  output: state,
} as const satisfies Route;

export const endPush = {
  method: 'POST',
  path: '/user/push/end',
  access: 'member',
  summary: 'Stop pushes to this device',
  input: nothing,
  output: state,
} as const satisfies Route;
