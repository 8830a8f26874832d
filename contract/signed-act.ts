import * as v from 'valibot';
import { signedActions } from '#domain/wallet/signed-act.ts';
import { command } from './route.ts';
import { moment, momentText, text } from './shape.ts';
import { signatureOptions, signedAssertion } from './webauthn.ts';

/** The act, and what it is about, as `aboutOf` writes it: the same as for the six digits. */
const act = { action: v.picklist(signedActions), about: text(4000) };

const nonce = text(200);
/** Opens the digest of a destination; null where there is none. */
const salt = v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)));

export const askActSignature = command('/check/passkey/ask', {
  access: 'owner',
  summary: 'The challenge for a passkey to sign one act, in place of the six digits',
  input: act,
  output: {
    network: v.string(),
    currency: v.string(),
    at: moment,
    nonce: v.string(),
    salt,
    asked: signatureOptions,
  },
});

export const checkActSignature = command('/check/passkey', {
  access: 'owner',
  summary: 'Verify a passkey’s signature; returns a confirmation for one act',
  input: { ...act, at: momentText, nonce, salt, signed: signedAssertion },
  output: { confirmation: v.string(), expiresAt: moment },
});

/** How an act was confirmed; with which passkey, while it is known. */
export const confirmedBy = v.nullable(
  v.object({
    way: v.picklist(['passkey', 'digits']),
    passkey: v.nullable(v.string()),
  }),
);
