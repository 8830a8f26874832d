import * as v from 'valibot';
import { confirmationActions } from '#domain/wallet/confirmation.ts';
import type { Route } from './route.ts';
import { confirmation, hashedPayPassword, moment, nothing, text } from './shape.ts';
import { signatureGiven } from './webauthn.ts';

/** What a confirmation is about, as `aboutOf` writes it: a whole card with all its fields fits. */
const about = text(4000);

export const checkPayPassword = {
  method: 'POST',
  path: '/check/password',
  access: 'owner',
  summary: 'Check the transaction password; returns a confirmation for one act',
  input: v.strictObject({
    password: hashedPayPassword,
    action: v.picklist(confirmationActions),
    about,
  }),
  output: v.object({ confirmation: v.string(), expiresAt: moment }),
} as const satisfies Route;

export const unlock = {
  method: 'POST',
  path: '/user/unlock',
  access: 'owner',
  isForReaders: true,
  summary: 'Unlock the app with the transaction password or a passkey',
  input: v.union([
    v.strictObject({ password: hashedPayPassword }),
    v.strictObject({ passkey: signatureGiven }),
  ]),
  output: nothing,
} as const satisfies Route;

export const setPayPassword = {
  method: 'POST',
  path: '/set/password',
  access: 'owner',
  summary: 'Set the transaction password with the login password, or change it with a confirmation',
  input: v.strictObject({
    password: hashedPayPassword,
    loginPassword: v.optional(text(256)),
    confirmation: v.optional(confirmation),
  }),
  output: nothing,
} as const satisfies Route;

const reset = v.object({
  usableAt: moment,
  isUsable: v.boolean(),
  /** Whether a second person of staff has to agree before it can be used. */
  isApprovalMissing: v.boolean(),
});

export const forgotPayPassword = {
  method: 'POST',
  path: '/set/password/forgot',
  access: 'owner',
  summary: 'Request a reset of a forgotten transaction password, after a waiting time',
  input: v.strictObject({ loginPassword: v.optional(text(256)) }),
  output: reset,
} as const satisfies Route;

export const cancelPayPasswordReset = {
  method: 'POST',
  path: '/set/password/forgot/cancel',
  access: 'owner',
  summary: 'Cancel a reset of the transaction password',
  input: nothing,
  output: nothing,
} as const satisfies Route;

export const payPasswordState = {
  method: 'GET',
  path: '/wallet/pay-password',
  access: 'owner',
  summary: 'Whether there is a transaction password, and whether it can be used now',
  input: nothing,
  output: v.object({
    isSet: v.boolean(),
    /** Differs after each change. */
    setAt: v.nullable(moment),
    pausedUntil: v.nullable(moment),
    isDisabled: v.boolean(),
    /** Whether a passkey of the account may stand in for the digits where an act allows it. */
    hasPasskey: v.boolean(),
    reset: v.nullable(reset),
  }),
} as const satisfies Route;
