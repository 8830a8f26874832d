import { createRefusal, type Refusal } from '../refusal.ts';

/**
 * Crockford's alphabet, which avoids letters mistaken for digits. Sixteen characters are 80 bits.
 */
export const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const codeLength = 16;

/** The canonical form of a code, however it was typed: case, dashes, O for 0, I and L for 1. */
export const codeKey = (text: string): string =>
  text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');

/** The code in readable form: four groups of four. */
export const formatCode = (code: string): string =>
  codeKey(code)
    .match(/.{1,4}/g)
    ?.join('-') ?? '';

export interface AuthorizationCode {
  readonly usedAt: Date | null;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
}

export function whyNotCode(code: AuthorizationCode | null, now: Date): Refusal | null {
  const field = 'licenseKey';
  if (!code) return createRefusal('code_not_found', { field });
  if (code.usedAt) return createRefusal('code_used', { field });
  if (code.revokedAt) return createRefusal('code_revoked', { field });
  if (code.expiresAt <= now) return createRefusal('code_expired', { field });

  return null;
}

/** Sixteen characters of the alphabet from ten random bytes. */
export function codeFromBytes(bytes: Uint8Array): string {
  let bits = 0n;
  for (const byte of bytes.subarray(0, 10)) bits = (bits << 8n) | BigInt(byte);
  let code = '';

  for (let sign = 0; sign < codeLength; sign += 1) {
    code = (codeAlphabet[Number(bits & 31n)] ?? '') + code;
    bits >>= 5n;
  }

  return code;
}

const batchSigns = 8;

/** The name of a batch of codes. It opens nothing and only serves to find them again. */
export const batchFromBytes = (bytes: Uint8Array): string =>
  `B-${formatCode(codeFromBytes(bytes).slice(0, batchSigns))}`;

/** The terms of every code issued at the desk; readers see them in their own language. */
export const standardTerms = 'Opens one account at no cost.';
