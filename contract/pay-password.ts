import * as v from 'valibot';
import { confirmationActions } from '#domain/wallet/confirmation.ts';
import { command, query } from './route.ts';
import { confirmation, hashedPayPassword, moment, text } from './shape.ts';
import { signedAssertion } from './webauthn.ts';

/** What a confirmation is about, as `aboutOf` writes it: a whole card with all its fields fits. */
const about = text(4000);

export const checkPayPassword = command('/check/password', {
  access: 'owner',
  summary: 'Check the transaction password; returns a confirmation for one act',
  input: {
    password: hashedPayPassword,
    action: v.picklist(confirmationActions),
    about,
  },
  output: { confirmation: v.string(), expiresAt: moment },
});

export const unlock = command('/user/unlock', {
  access: 'owner',
  isForReaders: true,
  summary: 'Unlock the app with the transaction password or a passkey',
  input: v.union([
    v.strictObject({ password: hashedPayPassword }),
    v.strictObject({ passkey: signedAssertion }),
  ]),
});

export const setPayPassword = command('/set/password', {
  access: 'owner',
  summary: 'Set the transaction password with the login password, or change it with a confirmation',
  input: {
    password: hashedPayPassword,
    loginPassword: v.optional(text(256)),
    confirmation: v.optional(confirmation),
  },
});

const reset = v.object({
  usableAt: moment,
  isUsable: v.boolean(),
  /** Whether a second person of staff has to agree before it can be used. */
  isApprovalMissing: v.boolean(),
});

export const forgotPayPassword = command('/set/password/forgot', {
  access: 'owner',
  summary: 'Request a reset of a forgotten transaction password, after a waiting time',
  input: { loginPassword: v.optional(text(256)) },
  output: reset,
});

export const cancelPayPasswordReset = command('/set/password/forgot/cancel', {
  access: 'owner',
  summary: 'Cancel a reset of the transaction password',
});

export const payPasswordState = query('/wallet/pay-password', {
  access: 'owner',
  summary: 'Whether there is a transaction password, and whether it can be used now',
  output: {
    isSet: v.boolean(),
    /** Differs after each change. */
    setAt: v.nullable(moment),
    pausedUntil: v.nullable(moment),
    isDisabled: v.boolean(),
    /** Whether a passkey of the account may stand in for the digits where an act allows it. */
    hasPasskey: v.boolean(),
    reset: v.nullable(reset),
  },
});
