import { hkdfSync, timingSafeEqual } from 'node:crypto';
import {
  packToken,
  signatureBytes,
  type TokenFacts,
  tokenBodyBytes,
  tokenBytes,
  unpackToken,
} from '#domain/delivery/token.ts';
import { createHmacSha256 } from './quick-hmac.ts';

/** Why something is not one of our tokens. It then belongs to no plan and is only counted. */
export type NoToken = 'missing' | 'malformed' | 'signature' | 'key' | 'mode';

export interface TokenSigner {
  sign(facts: Omit<TokenFacts, 'isLive' | 'keyId'>): string;
  read(text: string | null, now: number): TokenFacts | NoToken;
}

/** A key signs for a week. The two before it are kept, to tell old tokens from forgeries. */
const keyMs = 7 * 24 * 60 * 60 * 1000;
const keysBack = 2;
const keyIds = 256;

const textLength = Math.ceil((tokenBytes * 4) / 3);
const textPattern = /^[A-Za-z0-9_-]+$/;

/** Signs tokens with weekly keys, all derived from one secret. */
export function createTokenSigner(secret: Buffer, isLive: boolean): TokenSigner {
  const signers = new Map<number, (data: Uint8Array) => Buffer>();
  const signerOf = (period: number) => {
    const known = signers.get(period);
    if (known) return known;
    const key = Buffer.from(hkdfSync('sha256', secret, '', `token key ${period}`, 32));
    const made = createHmacSha256(key, tokenBodyBytes);
    signers.set(period, made);
    return made;
  };
  const scratch = Buffer.alloc(tokenBytes);
  return {
    sign(facts) {
      const period = Math.floor(facts.issuedAt / keyMs);
      packToken({ ...facts, isLive, keyId: period % keyIds }, scratch);
      const digest = signerOf(period)(scratch.subarray(0, tokenBodyBytes));
      digest.copy(scratch, tokenBodyBytes, 0, signatureBytes);
      return scratch.toString('base64url');
    },
    read(text, now) {
      if (text === null || text === '') return 'missing';
      if (text.length !== textLength || !textPattern.test(text)) return 'malformed';
      const bytes = Buffer.from(text, 'base64url');
      // The last base64url character has unused bits, so several spellings decode alike; only one
      // is ours.
      if (bytes.length !== tokenBytes || bytes.toString('base64url') !== text) return 'malformed';
      const facts = unpackToken(bytes);
      if (!facts) return 'malformed';
      const current = Math.floor(now / keyMs);
      const age = (current + 1 - facts.keyId + 2 * keyIds) % keyIds;
      if (age > keysBack + 1) return 'key';
      const digest = signerOf(current + 1 - age)(bytes.subarray(0, tokenBodyBytes));
      const isOurs = timingSafeEqual(
        digest.subarray(0, signatureBytes),
        bytes.subarray(tokenBodyBytes),
      );
      if (!isOurs) return 'signature';
      return facts.isLive === isLive ? facts : 'mode';
    },
  };
}
