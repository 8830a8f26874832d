import * as v from 'valibot';
import { staffRoles } from '#domain/desk/role.ts';
import { id, listOf, text } from '../shape.ts';
import {
  newPasskeyOptions,
  newPasskeyResponse,
  signatureOptions,
  signedAssertion,
} from '../webauthn.ts';
import { arrival, ownCommand, query } from './desk-builders.ts';
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

export const signIn = arrival('/sign-in', {
  summary: 'Sign in with name, password and one-time code',
  input: { name, password, code: digits },
  output: signedIn,
});

export const askPasskey = arrival('/sign-in/passkey/ask', {
  summary: 'What a browser needs to sign in with a passkey',
  output: signatureOptions,
});

export const signInByPasskey = arrival('/sign-in/passkey', {
  summary: 'Sign in with a passkey',
  input: { response: signedAssertion },
  output: signedIn,
});

export const lookAtLink = arrival('/link/look', {
  summary: 'Whose account a one-time link opens, and the secret for one-time codes',
  input: { token, word },
  output: {
    name: v.string(),
    purpose: v.picklist(['join', 'enter']),
    /** Whether it opens only together with the word that another admin has. */
    needsWord: v.boolean(),
    secret: v.nullable(v.string()),
    address: v.nullable(v.string()),
  },
});

export const joinByLink = arrival('/link/join', {
  summary: 'Set a password, confirm the one-time codes, and sign in',
  input: { token, word, password, code: digits },
  output: signedIn,
});

export const enterByLink = arrival('/link/enter', {
  summary: 'Enter a demo: the link alone signs in, once; a live network refuses it',
  input: { token },
  output: signedIn,
});

export const whoAmI = query('/me', {
  roles: 'everyone',
  summary: 'Who is signed in',
  output: signedIn,
});

export const signOut = ownCommand('/sign-out', {
  audit: null,
  summary: 'End this session',
});

export const listDeskSessions = query('/sessions', {
  roles: 'everyone',
  summary: 'Your sessions and passkeys',
  output: deskSessions,
});

export const endDeskSession = ownCommand('/sessions/end', {
  audit: null,
  summary: 'End one of your sessions',
  input: { id },
});

export const askNewPasskey = ownCommand('/passkeys/ask', {
  factor: 'whole',
  audit: null,
  summary: 'What a browser needs to make a passkey',
  output: newPasskeyOptions,
});

export const addPasskey = ownCommand('/passkeys/add', {
  factor: 'whole',
  audit: { log: 'passkey-added' },
  summary: 'Store a passkey that the browser made',
  input: { label: text(60), response: newPasskeyResponse },
});

export const removePasskey = ownCommand('/passkeys/remove', {
  factor: 'whole',
  audit: { log: 'passkey-removed' },
  summary: 'Remove one of your passkeys',
  input: { id: text(400) },
});

export const changeOwnPassword = ownCommand('/own/password', {
  factor: 'whole',
  audit: { log: 'own-password-changed' },
  summary: 'Change the password; other sessions end',
  input: { newPassword: password },
});

export const askNewSecret = ownCommand('/own/secret/ask', {
  audit: null,
  summary: 'Get a new secret for one-time codes, which is not in use yet',
  output: { secret: v.string(), address: v.string(), sealed: v.string() },
});

export const changeOwnSecret = ownCommand('/own/secret', {
  factor: 'whole',
  audit: { log: 'own-codes-changed' },
  summary: 'Start using a new secret for one-time codes, with one of its codes; other sessions end',
  input: { sealed: text(400), newCode: digits },
});
