import * as v from 'valibot';
import { command, query } from './route.ts';
import { newSession } from './session.ts';
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

export const register = command('/auth/register', {
  access: 'public',
  summary: 'Open an account with an authorization code, and log in',
  input: registerForm,
  output: newSession,
});

export const registerV2 = { ...register, path: '/auth/v2/register' };

export const openAccount = command('/opening_store', {
  access: 'public',
  summary: "Open an account with an authorization code and a host app's hand-over",
  input: { licenseKey: text(64), handover: text(2000) },
  output: newSession,
});

export const previewCode = query('/opening_store/preview', {
  method: 'POST',
  access: 'public',
  summary: 'What an authorization code offers, before it is used',
  input: { licenseKey: text(64) },
  output: { issuer: v.string(), terms: v.string(), expiresAt: moment },
});
