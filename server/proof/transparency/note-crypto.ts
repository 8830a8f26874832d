import { createPublicKey, verify } from 'node:crypto';
import type { NoteCrypto } from '#domain/transparency/cosigners.ts';
import type { Digest } from '#domain/transparency/log-tree.ts';
import { sha256Bytes } from '../../platform/process/process.ts';

export const hashBytes = (bytes: Uint8Array): Digest => new Uint8Array(sha256Bytes(bytes));

function isSigned(key: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  const x = Buffer.from(key).toString('base64url');
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x } });
  return verify(null, message, publicKey, signature);
}

export const noteCrypto = { hash: hashBytes, verify: isSigned } as const satisfies NoteCrypto;
