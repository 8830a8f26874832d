import { decodeCredentialPublicKey } from '@simplewebauthn/server/helpers';

const text = (value: unknown) => Buffer.from(value as Uint8Array).toString('base64url');

/** COSE key parameters by their numbers: type, curve or modulus, x or exponent, y. */
const kindOf = { type: 1, first: -1, second: -2, third: -3 } as const;

/**
 * A passkey's public key as a JSON Web Key, which needs no COSE reader. One of the three kinds in
 * `algorithms`.
 */
export function publicJwk(cose: Uint8Array): Readonly<Record<string, string>> {
  const parts = decodeCredentialPublicKey(new Uint8Array(cose)) as unknown as Map<number, unknown>;
  const { type, first, second, third } = kindOf;
  switch (parts.get(type)) {
    case 1:
      return { kty: 'OKP', crv: 'Ed25519', x: text(parts.get(second)) };
    case 2:
      return {
        ...{ kty: 'EC', crv: 'P-256' },
        x: text(parts.get(second)),
        y: text(parts.get(third)),
      };
    case 3:
      return { kty: 'RSA', n: text(parts.get(first)), e: text(parts.get(second)) };
    default:
      throw new Error('A passkey has a key that was never let in');
  }
}
