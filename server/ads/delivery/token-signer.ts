import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import {
  packToken,
  signatureBytes,
  type TokenContent,
  tokenBodyBytes,
  tokenBytes,
  unpackToken,
} from '#domain/delivery/token.ts';
import { dayMs } from '#domain/time.ts';

/** Why something is not one of our tokens. It then belongs to no plan and is only counted. */
export type TokenProblem = 'missing' | 'malformed' | 'signature' | 'key' | 'mode';

export interface TokenSigner {
  sign(token: Omit<TokenContent, 'isLive' | 'keyId'>): string;
  read(text: string | null, now: number): TokenContent | TokenProblem;
}

/** A key signs for a week. The two before it are kept, to tell old tokens from forgeries. */
const keyPeriodMs = 7 * dayMs;
const olderKeysMax = 2;
const keyIds = 256;

const textLength = Math.ceil((tokenBytes * 4) / 3);
const textPattern = /^[A-Za-z0-9_-]+$/;

/** Signs tokens with weekly keys, all derived from one secret. */
export function createTokenSigner(secret: Buffer, isLive: boolean): TokenSigner {
  const keys = new Map<number, Buffer>();

  const keyOf = (period: number): Buffer => {
    const knownKey = keys.get(period);
    if (knownKey) return knownKey;

    const key = Buffer.from(hkdfSync('sha256', secret, '', `token key ${period}`, 32));
    keys.set(period, key);

    return key;
  };

  const signatureOf = (period: number, token: Uint8Array): Buffer =>
    createHmac('sha256', keyOf(period))
      .update(token.subarray(0, tokenBodyBytes))
      .digest()
      .subarray(0, signatureBytes);
  const scratch = Buffer.alloc(tokenBytes);

  return {
    sign(token) {
      const period = Math.floor(token.issuedAt / keyPeriodMs);
      packToken({ ...token, isLive, keyId: period % keyIds }, scratch);
      scratch.set(signatureOf(period, scratch), tokenBodyBytes);
      return scratch.toString('base64url');
    },
    read(text, now) {
      if (text === null || text === '') return 'missing';
      if (text.length !== textLength || !textPattern.test(text)) return 'malformed';

      const bytes = Buffer.from(text, 'base64url');
      // The last base64url character has unused bits, so several spellings decode alike; only one
      // is ours.
      if (bytes.length !== tokenBytes || bytes.toString('base64url') !== text) return 'malformed';

      const token = unpackToken(bytes);
      if (!token) return 'malformed';

      const currentPeriod = Math.floor(now / keyPeriodMs);
      const age = (currentPeriod + 1 - token.keyId + 2 * keyIds) % keyIds;
      if (age > olderKeysMax + 1) return 'key';

      const signature = signatureOf(currentPeriod + 1 - age, bytes);
      if (!timingSafeEqual(signature, bytes.subarray(tokenBodyBytes))) return 'signature';

      return token.isLive === isLive ? token : 'mode';
    },
  };
}
