import * as v from 'valibot';
import { admitted } from './account.ts';
import type { Route } from './route.ts';
import { moment, text } from './shape.ts';

const registerForm = v.strictObject({
  username: text(64),
  nickname: v.optional(text(100), ''),
  password: text(256),
  confirmPassword: text(256),
  email: text(320),
  phone: text(40),
  licenseKey: text(64),
});

export const register = {
  method: 'POST',
  path: '/auth/register',
  access: 'public',
  summary: 'Open an account with an authorization code, and log in',
  input: registerForm,
  output: admitted,
} as const satisfies Route;

export const registerV2 = { ...register, path: '/auth/v2/register' } as const satisfies Route;

export const openAccount = {
  method: 'POST',
  path: '/opening_store',
  access: 'public',
  summary: "Open an account with an authorization code and a host app's hand-over",
  input: v.strictObject({ licenseKey: text(64), handover: text(2000) }),
  output: admitted,
} as const satisfies Route;

export const previewCode = {
  method: 'POST',
  path: '/opening_store/preview',
  access: 'public',
  summary: 'What an authorization code offers, before it is used',
  input: v.strictObject({ licenseKey: text(64) }),
  output: v.object({ issuer: v.string(), terms: v.string(), expiresAt: moment }),
} as const satisfies Route;
