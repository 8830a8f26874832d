import * as v from 'valibot';
import { admitted } from './account.ts';
import type { Route } from './route.ts';
import { confirmation, listOf, moment, nothing, text } from './shape.ts';
import {
  newPasskeyAsked,
  newPasskeyGiven,
  passkeyId,
  signatureAsked,
  signatureGiven,
} from './webauthn.ts';

export const askPasskeyLogin = {
  method: 'POST',
  path: '/auth/passkey/ask',
  access: 'public',
  summary: 'What a browser needs to log in with a passkey',
  input: nothing,
  output: signatureAsked,
} as const satisfies Route;

export const logInByPasskey = {
  method: 'POST',
  path: '/auth/passkey/login',
  access: 'public',
  summary: 'Log in with a passkey',
  input: signatureGiven,
  output: admitted,
} as const satisfies Route;

export const listPasskeys = {
  method: 'GET',
  path: '/user/passkeys',
  access: 'member',
  summary: 'The passkeys of this account',
  input: nothing,
  output: v.object({
    list: listOf(
      v.object({
        id: passkeyId,
        name: v.string(),
        madeAt: moment,
        usedAt: v.nullable(moment),
        isSynced: v.boolean(),
      }),
      20,
    ),
  }),
} as const satisfies Route;

export const askNewPasskey = {
  method: 'POST',
  path: '/user/passkeys/ask',
  access: 'member',
  summary: 'What a browser needs to make a passkey, for a proven owner',
  input: v.strictObject({
    loginPassword: v.optional(text(256)),
    confirmation: v.optional(confirmation),
  }),
  output: newPasskeyAsked,
} as const satisfies Route;

/** What somebody who is logged in proves with a passkey. */
const purpose = v.picklist(['unlock', 'password']);

export const askOwnSignature = {
  method: 'POST',
  path: '/user/passkeys/sign',
  access: 'owner',
  isForReaders: true,
  summary: 'What a browser needs to prove with a passkey that the owner is present',
  input: v.strictObject({ purpose }),
  output: signatureAsked,
} as const satisfies Route;

export const setPasswordByPasskey = {
  method: 'POST',
  path: '/user/passkeys/password',
  access: 'member',
  summary: 'Set a new login password with a passkey; one session stays, read-only, to object',
  input: v.strictObject({
    newPassword: text(256),
    confirmPassword: text(256),
    passkey: signatureGiven,
  }),
  output: nothing,
} as const satisfies Route;

const name = text(40);

export const addPasskey = {
  method: 'POST',
  path: '/user/passkeys/add',
  access: 'member',
  summary: 'Store a passkey that the browser made',
  input: v.strictObject({ name, passkey: newPasskeyGiven }),
  output: nothing,
} as const satisfies Route;

export const namePasskey = {
  method: 'POST',
  path: '/user/passkeys/name',
  access: 'member',
  summary: 'Rename one of your passkeys',
  input: v.strictObject({ id: passkeyId, name }),
  output: nothing,
} as const satisfies Route;

export const endPasskey = {
  method: 'POST',
  path: '/user/passkeys/end',
  access: 'member',
  summary: 'Remove one of your passkeys',
  input: v.strictObject({ id: passkeyId }),
  output: nothing,
} as const satisfies Route;
