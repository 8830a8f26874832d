import * as v from 'valibot';
import { text } from '../shape.ts';
import { signatureOptions, signedAssertion } from '../webauthn.ts';
import { ownCommand, query } from './desk-builders.ts';

const digits = v.pipe(v.string(), v.regex(/^\d{6}$/));

export const showMeans = query('/proof', {
  roles: 'everyone',
  summary: 'The ways to prove one’s identity in an open session',
  output: {
    hasCodes: v.boolean(),
    hasPasskeys: v.boolean(),
    /** Entered a demo by its link: there are no credentials to prove, and nothing at stake. */
    isDemoEntry: v.boolean(),
  },
});

export const proveByCode = ownCommand('/proof/code', {
  audit: null,
  summary: 'Prove your identity with a one-time code and the password',
  input: { code: digits, password: v.optional(text(200)) },
});

export const askProofPasskey = ownCommand('/proof/passkey/ask', {
  audit: null,
  summary: 'What a browser needs to prove one of your passkeys',
  output: signatureOptions,
});

export const proveByPasskey = ownCommand('/proof/passkey', {
  audit: null,
  summary: 'Prove your identity with a passkey',
  input: { response: signedAssertion },
});

export const proveInDemo = ownCommand('/proof/demo', {
  audit: null,
  summary: 'Confirm without a proof, in a demo entered by its link; a live network refuses it',
});
