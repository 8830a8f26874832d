import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';

/** How long a browser waits for its user. */
const timeout = 60_000;

/** Ed25519, P-256 and RSA with SHA-256, by their COSE numbers: what authenticators use. */
const algorithms = [-8, -7, -257];

const toDescriptor = ({ id }: Pick<KnownPasskey, 'id'>) => ({ id, type: 'public-key' as const });

const encode = (value: string | Uint8Array) => Buffer.from(value).toString('base64url');

/** Passkeys are bound to the host of the page, and the browser enforces it. */
const hostOf = (origin: string): string => new URL(origin).hostname;

/** A stored passkey, of staff or of a partner. */
export interface KnownPasskey {
  readonly id: string;
  readonly publicKey: Buffer;
  readonly counter: bigint;
}

export interface NewPasskey extends KnownPasskey {
  /** Whether it may be synced to other devices of its owner, and whether it was. */
  readonly isSyncable: boolean;
  readonly isSynced: boolean;
}

interface RegistrationRequest {
  readonly origin: string;
  readonly site: string;
  readonly ownerId: string;
  readonly name: string;
  readonly knownPasskeys: readonly Pick<KnownPasskey, 'id'>[];
  readonly challenge: string;
}

/** What a browser needs to create a discoverable passkey. */
export const createRegistrationOptions = ({
  origin,
  site,
  ownerId,
  name,
  knownPasskeys,
  challenge,
}: RegistrationRequest) => ({
  challenge: encode(challenge),
  rp: { name: site, id: hostOf(origin) },
  user: { id: encode(ownerId), name, displayName: name },
  pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' as const })),
  timeout,
  excludeCredentials: knownPasskeys.map(toDescriptor),
  authenticatorSelection: {
    residentKey: 'required' as const,
    requireResidentKey: true,
    userVerification: 'required' as const,
  },
  attestation: 'none' as const,
});

type AcceptsChallenge = (signed: string) => boolean | Promise<boolean>;

/** A new passkey as the browser returns it, with the field names of the standard. */
export interface NewPasskeyResponse {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly attestationObject: string;
}

const commonFields = (id: string) =>
  ({ id, rawId: id, type: 'public-key', clientExtensionResults: {} }) as const;

/** The created passkey, or null when it does not match the request. */
export async function readNewPasskey(
  origin: string,
  { id, ...response }: NewPasskeyResponse,
  acceptsChallenge: AcceptsChallenge,
): Promise<NewPasskey | null> {
  const result = await verifyRegistrationResponse({
    response: { ...commonFields(id), response },
    expectedChallenge: acceptsChallenge,
    expectedOrigin: origin,
    expectedRPID: hostOf(origin),
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => null);
  if (!result?.verified) return null;

  const { credential, credentialDeviceType, credentialBackedUp } = result.registrationInfo;

  return {
    id: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: BigInt(credential.counter),
    isSyncable: credentialDeviceType === 'multiDevice',
    isSynced: credentialBackedUp,
  };
}

interface SignatureRequest {
  readonly origin: string;
  /** Empty before anyone is known: a discoverable passkey identifies its owner. */
  readonly knownPasskeys: readonly Pick<KnownPasskey, 'id'>[];
  readonly challenge: string | Uint8Array;
}

/** What a browser needs to sign with a passkey. */
export const createSignatureOptions = ({ origin, knownPasskeys, challenge }: SignatureRequest) => ({
  challenge: encode(challenge),
  rpId: hostOf(origin),
  timeout,
  userVerification: 'required' as const,
  allowCredentials: knownPasskeys.map(toDescriptor),
});

/** A signature as the browser returns it, with the field names of the standard. */
export interface SignatureResponse {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly authenticatorData: string;
  readonly signature: string;
}

/** The new state of a passkey that signed the challenge with its owner present; or null. */
export async function readSignature(
  origin: string,
  key: KnownPasskey,
  { id, ...response }: SignatureResponse,
  acceptsChallenge: AcceptsChallenge,
): Promise<{ readonly counter: bigint; readonly isSynced: boolean } | null> {
  const result = await verifyAuthenticationResponse({
    response: { ...commonFields(id), response },
    expectedChallenge: acceptsChallenge,
    expectedOrigin: origin,
    expectedRPID: hostOf(origin),
    requireUserVerification: true,
    credential: {
      id: key.id,
      publicKey: new Uint8Array(key.publicKey),
      counter: Number(key.counter),
    },
  }).catch(() => null);
  if (!result?.verified) return null;

  const { newCounter, credentialBackedUp } = result.authenticationInfo;
  return { counter: BigInt(newCounter), isSynced: credentialBackedUp };
}
