import * as v from 'valibot';
import { listOf, text } from './shape.ts';

/** Bytes as browsers write them in the calls of the standard. */
/* @__NO_SIDE_EFFECTS__ */
const bytes = (lengthMax: number) => v.pipe(text(lengthMax), v.regex(/^[\w-]+$/));

/** The browser names a passkey by an id of its maker's, not of ours. */
export const passkeyId = bytes(1400);

const credentials = listOf(v.object({ id: v.string(), type: v.literal('public-key') }), 20);

const userVerification = v.literal('required');

/** What a browser needs to sign with a passkey: `PublicKeyCredentialRequestOptionsJSON`. */
export const signatureOptions = v.object({
  challenge: v.string(),
  rpId: v.string(),
  timeout: v.number(),
  userVerification,
  allowCredentials: credentials,
});

/** What a browser needs to make a passkey: `PublicKeyCredentialCreationOptionsJSON`. */
export const newPasskeyOptions = v.object({
  challenge: v.string(),
  rp: v.object({ name: v.string(), id: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  pubKeyCredParams: listOf(v.object({ alg: v.number(), type: v.literal('public-key') }), 10),
  timeout: v.number(),
  excludeCredentials: credentials,
  authenticatorSelection: v.object({
    residentKey: v.literal('required'),
    requireResidentKey: v.boolean(),
    userVerification,
  }),
  attestation: v.literal('none'),
});

/** What a passkey signed. */
export const signedAssertion = v.strictObject({
  id: passkeyId,
  clientDataJSON: bytes(4000),
  authenticatorData: bytes(2000),
  signature: bytes(2000),
});

/** The passkey that a browser made. */
export const newPasskeyResponse = v.strictObject({
  id: passkeyId,
  clientDataJSON: bytes(4000),
  attestationObject: bytes(12_000),
});

type BrowserCredential<Part extends string> = {
  readonly id: string;
  readonly response: Readonly<Record<Part, string>>;
};

/** What is sent of a browser's answer: the parts that are checked, and nothing else. */
export const toSignedAssertion = ({
  id,
  response: { clientDataJSON, authenticatorData, signature },
}: BrowserCredential<'clientDataJSON' | 'authenticatorData' | 'signature'>) => ({
  id,
  clientDataJSON,
  authenticatorData,
  signature,
});

export const toNewPasskeyResponse = ({
  id,
  response: { clientDataJSON, attestationObject },
}: BrowserCredential<'clientDataJSON' | 'attestationObject'>) => ({
  id,
  clientDataJSON,
  attestationObject,
});
