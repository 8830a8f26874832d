import * as v from 'valibot';
import { command, query } from './route.ts';
import { newSession } from './session.ts';
import { confirmation, listOf, moment, text } from './shape.ts';
import {
  newPasskeyOptions,
  newPasskeyResponse,
  passkeyId,
  signatureOptions,
  signedAssertion,
} from './webauthn.ts';

export const askPasskeyLogin = command('/auth/passkey/ask', {
  access: 'public',
  summary: 'What a browser needs to log in with a passkey',
  output: signatureOptions,
});

export const logInByPasskey = command('/auth/passkey/login', {
  access: 'public',
  summary: 'Log in with a passkey',
  input: signedAssertion,
  output: newSession,
});

export const listPasskeys = query('/user/passkeys', {
  access: 'partner',
  summary: 'The passkeys of this account',
  output: {
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
  },
});

export const askNewPasskey = command('/user/passkeys/ask', {
  access: 'partner',
  summary: 'What a browser needs to make a passkey, for a proven owner',
  input: {
    loginPassword: v.optional(text(256)),
    confirmation: v.optional(confirmation),
  },
  output: newPasskeyOptions,
});

/** What somebody who is logged in proves with a passkey. */
const purpose = v.picklist(['unlock', 'password']);

export const askOwnSignature = command('/user/passkeys/sign', {
  access: 'owner',
  isForReaders: true,
  summary: 'What a browser needs to prove with a passkey that the owner is present',
  input: { purpose },
  output: signatureOptions,
});

export const setPasswordByPasskey = command('/user/passkeys/password', {
  access: 'partner',
  summary: 'Set a new login password with a passkey; one session stays, read-only, to object',
  input: {
    newPassword: text(256),
    confirmPassword: text(256),
    passkey: signedAssertion,
  },
});

const name = text(40);

export const addPasskey = command('/user/passkeys/add', {
  access: 'partner',
  summary: 'Store a passkey that the browser made',
  input: { name, passkey: newPasskeyResponse },
});

export const namePasskey = command('/user/passkeys/name', {
  access: 'partner',
  summary: 'Rename one of your passkeys',
  input: { id: passkeyId, name },
});

export const endPasskey = command('/user/passkeys/end', {
  access: 'partner',
  summary: 'Remove one of your passkeys',
  input: { id: passkeyId },
});
