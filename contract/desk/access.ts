import * as v from 'valibot';
import { staffRoles } from '#domain/desk/role.ts';
import { id, listOf, nothing, text } from '../shape.ts';
import { newPasskeyAsked, newPasskeyGiven, signatureAsked, signatureGiven } from '../webauthn.ts';
import type { DeskRoute } from './desk-route.ts';
import { arrives, looks, own, ownWhole } from './desk-rule.ts';
import { deskSessions } from './desk-sessions.ts';

const role = v.picklist(staffRoles);
const name = v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(60));
const token = text(100);
/** The half of a link that another admin has; some links need none. */
const word = v.optional(text(40), '');
const digits = v.pipe(v.string(), v.regex(/^\d{6}$/));
const password = text(200);
const signedIn = v.object({
  id,
  name: v.string(),
  roles: listOf(role, 5),
  installation: v.object({
    mode: v.picklist(['demo', 'live']),
    name: v.string(),
    currency: v.string(),
    /** The origin of the partners' app. */
    appOrigin: v.string(),
  }),
});

export const signIn = {
  method: 'POST',
  path: '/sign-in',
  roles: 'nobody',
  trace: 'none',
  rule: arrives,
  summary: 'Sign in with name, password and one-time code',
  input: v.strictObject({ name, password, code: digits }),
  output: signedIn,
} as const satisfies DeskRoute;

export const askPasskey = {
  method: 'POST',
  path: '/sign-in/passkey/ask',
  roles: 'nobody',
  trace: 'none',
  rule: arrives,
  summary: 'What a browser needs to sign in with a passkey',
  input: nothing,
  output: signatureAsked,
} as const satisfies DeskRoute;

export const signInByPasskey = {
  method: 'POST',
  path: '/sign-in/passkey',
  roles: 'nobody',
  trace: 'none',
  rule: arrives,
  summary: 'Sign in with a passkey',
  input: v.strictObject({ response: signatureGiven }),
  output: signedIn,
} as const satisfies DeskRoute;

export const lookAtLink = {
  method: 'POST',
  path: '/link/look',
  roles: 'nobody',
  trace: 'none',
  rule: arrives,
  summary: 'Whose account a one-time link opens, and the secret for one-time codes',
  input: v.strictObject({ token, word }),
  output: v.object({
    name: v.string(),
    purpose: v.picklist(['join', 'enter']),
    /** Whether it opens only together with the word that another admin has. */
    needsWord: v.boolean(),
    secret: v.nullable(v.string()),
    address: v.nullable(v.string()),
  }),
} as const satisfies DeskRoute;

export const joinByLink = {
  method: 'POST',
  path: '/link/join',
  roles: 'nobody',
  trace: 'none',
  rule: arrives,
  summary: 'Set a password, confirm the one-time codes, and sign in',
  input: v.strictObject({ token, word, password, code: digits }),
  output: signedIn,
} as const satisfies DeskRoute;

export const enterByLink = {
  method: 'POST',
  path: '/link/enter',
  roles: 'nobody',
  trace: 'none',
  rule: arrives,
  summary: 'Enter a demo: the link alone signs in, once; a live network refuses it',
  input: v.strictObject({ token }),
  output: signedIn,
} as const satisfies DeskRoute;

export const whoAmI = {
  method: 'GET',
  path: '/me',
  roles: 'everyone',
  trace: 'none',
  rule: looks,
  summary: 'Who is signed in',
  input: nothing,
  output: signedIn,
} as const satisfies DeskRoute;

export const signOut = {
  method: 'POST',
  path: '/sign-out',
  roles: 'everyone',
  trace: 'none',
  rule: own,
  summary: 'End this session',
  input: nothing,
  output: nothing,
} as const satisfies DeskRoute;

export const listDeskSessions = {
  method: 'GET',
  path: '/sessions',
  roles: 'everyone',
  trace: 'none',
  rule: looks,
  summary: 'Your sessions and passkeys',
  input: nothing,
  output: deskSessions,
} as const satisfies DeskRoute;

export const endDeskSession = {
  method: 'POST',
  path: '/sessions/end',
  roles: 'everyone',
  trace: 'none',
  rule: own,
  summary: 'End one of your sessions',
  input: v.strictObject({ id }),
  output: nothing,
} as const satisfies DeskRoute;

export const askNewPasskey = {
  method: 'POST',
  path: '/passkeys/ask',
  roles: 'everyone',
  trace: 'none',
  rule: ownWhole,
  summary: 'What a browser needs to make a passkey',
  input: nothing,
  output: newPasskeyAsked,
} as const satisfies DeskRoute;

export const addPasskey = {
  method: 'POST',
  path: '/passkeys/add',
  roles: 'everyone',
  trace: 'log',
  rule: ownWhole,
  summary: 'Store a passkey that the browser made',
  input: v.strictObject({ label: text(60), response: newPasskeyGiven }),
  output: nothing,
} as const satisfies DeskRoute;

export const removePasskey = {
  method: 'POST',
  path: '/passkeys/remove',
  roles: 'everyone',
  trace: 'log',
  rule: ownWhole,
  summary: 'Remove one of your passkeys',
  input: v.strictObject({ id: text(400) }),
  output: nothing,
} as const satisfies DeskRoute;

export const changeOwnPassword = {
  method: 'POST',
  path: '/own/password',
  roles: 'everyone',
  trace: 'log',
  rule: ownWhole,
  summary: 'Change the password; other sessions end',
  input: v.strictObject({ newPassword: password }),
  output: nothing,
} as const satisfies DeskRoute;

export const askNewSecret = {
  method: 'POST',
  path: '/own/secret/ask',
  roles: 'everyone',
  trace: 'none',
  rule: own,
  summary: 'Get a new secret for one-time codes, which is not in use yet',
  input: nothing,
  output: v.object({ secret: v.string(), address: v.string(), sealed: v.string() }),
} as const satisfies DeskRoute;

export const changeOwnSecret = {
  method: 'POST',
  path: '/own/secret',
  roles: 'everyone',
  trace: 'log',
  rule: ownWhole,
  summary: 'Start using a new secret for one-time codes, with one of its codes; other sessions end',
  input: v.strictObject({ sealed: text(400), newCode: digits }),
  output: nothing,
} as const satisfies DeskRoute;
