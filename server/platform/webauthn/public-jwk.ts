import { decodeCredentialPublicKey } from '@simplewebauthn/server/helpers';

const encode = (value: unknown) => Buffer.from(value as Uint8Array).toString('base64url');

/** COSE key parameters by their numbers: type, curve or modulus, x or exponent, y. */
const parameterNumbers = { type: 1, first: -1, second: -2, third: -3 } as const;

/**
 * A passkey's public key as a JSON Web Key, which needs no COSE reader. One of the three kinds in
 * `algorithms`.
 */
export function toPublicJwk(cose: Uint8Array): Readonly<Record<string, string>> {
  const parts = decodeCredentialPublicKey(new Uint8Array(cose)) as unknown as Map<number, unknown>;
  const { type, first, second, third } = parameterNumbers;
  switch (parts.get(type)) {
    case 1:
      return { kty: 'OKP', crv: 'Ed25519', x: encode(parts.get(second)) };
    case 2:
      return {
        kty: 'EC',
        crv: 'P-256',
        x: encode(parts.get(second)),
        y: encode(parts.get(third)),
      };
    case 3:
      return { kty: 'RSA', n: encode(parts.get(first)), e: encode(parts.get(second)) };
    default:
      throw new Error('A passkey has a key that was never let in');
  }
}
