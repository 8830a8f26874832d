import * as v from 'valibot';
import { command, query } from './route.ts';
import { id, listOf, moment, text } from './shape.ts';

const loginForm = v.strictObject({ username: text(64), password: text(256) });

/** The token goes into the X-CT header of every later call. */
export const newSession = v.object({ token: v.string(), expiresAt: moment });

export const login = command('/auth/login', {
  access: 'public',
  summary: 'Log in',
  input: loginForm,
  output: newSession,
});

export const loginV2 = { ...login, path: '/auth/v2/login' };

export const logout = command('/auth/logout', {
  access: 'owner',
  isForReaders: true,
  clearsCache: true,
  summary: 'End this session',
});

export const enter = command('/auth/entry', {
  access: 'public',
  summary: 'Exchange the signed hand-over of a host app for a session, once',
  input: { handover: text(2000) },
  output: newSession,
});

/** Where somebody is logged in, the partner's app and the desk alike. */
export const sessionList = listOf(
  v.object({
    id,
    device: v.string(),
    address: v.string(),
    createdAt: moment,
    usedAt: moment,
    isThis: v.boolean(),
  }),
  100,
);

export const listSessions = query('/user/sessions', {
  access: 'partner',
  summary: 'Where this account is logged in',
  output: {
    list: sessionList,
  },
});

export const endSession = command('/user/sessions/end', {
  access: 'partner',
  summary: 'End one of your sessions',
  input: { id },
});
