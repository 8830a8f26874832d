import * as v from 'valibot';
import { signedActions } from '#domain/wallet/signed-act.ts';
import type { Route } from './route.ts';
import { moment, text } from './shape.ts';
import { signatureAsked, signatureGiven } from './webauthn.ts';

/** The act, and what it is about, as `aboutOf` writes it: the same as for the six digits. */
const act = { action: v.picklist(signedActions), about: text(4000) };

const nonce = text(200);
/** Opens the digest of a destination; null where there is none. */
const salt = v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)));

export const askActSignature = {
  method: 'POST',
  path: '/check/passkey/ask',
  access: 'owner',
  summary: 'The challenge for a passkey to sign one act, in place of the six digits',
  input: v.strictObject(act),
  output: v.object({
    network: v.string(),
    currency: v.string(),
    at: moment,
    nonce: v.string(),
    salt,
    asked: signatureAsked,
  }),
} as const satisfies Route;

export const checkActSignature = {
  method: 'POST',
  path: '/check/passkey',
  access: 'owner',
  summary: 'Verify a passkey’s signature; returns a confirmation for one act',
  input: v.strictObject({ ...act, at: moment, nonce, salt, signed: signatureGiven }),
  output: v.object({ confirmation: v.string(), expiresAt: moment }),
} as const satisfies Route;

/** How an act was confirmed; with which passkey, while it is known. */
export const confirmedBy = v.nullable(
  v.object({
    way: v.picklist(['passkey', 'digits']),
    passkey: v.nullable(v.string()),
  }),
);
