import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

const bytes = (value = '') => new Uint8Array(Buffer.from(value, 'base64url'));

/** A pair of keys of each kind that devices sign with, and its public half in COSE. */
const pairs = {
  EC() {
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x, y } = pair.publicKey.export({ format: 'jwk' });
    const parts = [
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ] as const;
    return { ...pair, parts };
  },
  OKP() {
    const pair = generateKeyPairSync('ed25519');
    const { x } = pair.publicKey.export({ format: 'jwk' });
    return {
      ...pair,
      parts: [
        [1, 1],
        [3, -8],
        [-1, 6],
        [-2, bytes(x)],
      ] as const,
    };
  },
  RSA() {
    const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const { n, e } = pair.publicKey.export({ format: 'jwk' });
    return {
      ...pair,
      parts: [
        [1, 3],
        [3, -257],
        [-1, bytes(n)],
        [-2, bytes(e)],
      ] as const,
    };
  },
};

/** A passkey made of software, as a phone holds one: what it signs is really signed. */
export function makeTestPasskey(origin: string, kind: keyof typeof pairs = 'EC') {
  const { privateKey, parts } = pairs[kind]();
  const key = isoCBOR.encode(new Map<number, number | Uint8Array>(parts));
  const id = randomBytes(16);
  const hostHash = sha256(new URL(origin).hostname);
  let counter = 0;

  const authenticatorData = (flags: number, ...rest: Uint8Array[]) => {
    counter += 1;
    const head = Buffer.alloc(5);
    head.writeUInt8(flags, 0);
    head.writeUInt32BE(counter, 1);

    return Buffer.concat([hostHash, head, ...rest]);
  };

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  return {
    /** The public key as it is registered. */
    publicKey: key,
    /** Answers what a registration asked for. */
    register(challenge: string) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const authData = authenticatorData(0x45, Buffer.alloc(16), length, id, key);
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, never>>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, never>()],
          ['authData', new Uint8Array(authData)],
        ]),
      );
      const clientDataJSON = text(clientData('webauthn.create', challenge));

      return { id: text(id), clientDataJSON, attestationObject: text(attestation) };
    },
    /** Answers what a sign-in asked for. */
    signIn(challenge: string, { isVerified = true } = {}) {
      const authData = authenticatorData(isVerified ? 0x05 : 0x01);
      const client = clientData('webauthn.get', challenge);
      const signed = Buffer.concat([authData, sha256(client)]);
      const signature = sign(kind === 'OKP' ? null : 'sha256', signed, privateKey);

      return {
        id: text(id),
        clientDataJSON: text(client),
        authenticatorData: text(authData),
        signature: text(signature),
      };
    },
  };
}
