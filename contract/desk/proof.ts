import * as v from 'valibot';
import { nothing, text } from '../shape.ts';
import { signatureAsked, signatureGiven } from '../webauthn.ts';
import type { DeskRoute } from './desk-route.ts';
import { looks, own } from './desk-rule.ts';

const digits = v.pipe(v.string(), v.regex(/^\d{6}$/));

export const showMeans = {
  method: 'GET',
  path: '/proof',
  roles: 'everyone',
  trace: 'none',
  rule: looks,
  summary: 'The ways to prove one’s identity in an open session',
  input: nothing,
  output: v.object({
    hasCodes: v.boolean(),
    hasPasskeys: v.boolean(),
    /** Entered a demo by its link: there are no credentials to prove, and nothing at stake. */
    isDemoEntry: v.boolean(),
  }),
} as const satisfies DeskRoute;

export const proveByCode = {
  method: 'POST',
  path: '/proof/code',
  roles: 'everyone',
  trace: 'none',
  rule: own,
  summary: 'Prove your identity with a one-time code and the password',
  input: v.strictObject({ code: digits, password: v.optional(text(200)) }),
  output: nothing,
} as const satisfies DeskRoute;

export const askProofPasskey = {
  method: 'POST',
  path: '/proof/passkey/ask',
  roles: 'everyone',
  trace: 'none',
  rule: own,
  summary: 'What a browser needs to prove one of your passkeys',
  input: nothing,
  output: signatureAsked,
} as const satisfies DeskRoute;

export const proveByPasskey = {
  method: 'POST',
  path: '/proof/passkey',
  roles: 'everyone',
  trace: 'none',
  rule: own,
  summary: 'Prove your identity with a passkey',
  input: v.strictObject({ response: signatureGiven }),
  output: nothing,
} as const satisfies DeskRoute;

export const proveInDemo = {
  method: 'POST',
  path: '/proof/demo',
  roles: 'everyone',
  trace: 'none',
  rule: own,
  summary: 'Confirm without a proof, in a demo entered by its link; a live network refuses it',
  input: nothing,
  output: nothing,
} as const satisfies DeskRoute;
