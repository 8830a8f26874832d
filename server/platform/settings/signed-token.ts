import { hash, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Secrets } from './secrets.ts';

/** Tokens that we hand out and recognise when they come back, without keeping them. */
export interface SignedTokens {
  /** Valid for this person or purpose only. */
  make(secrets: Secrets, whose: string, value: string): string;
  /** The value that a token carries, or null if the token is not ours or not for this one. */
  read(secrets: Secrets, whose: string, token: string): string | null;
}

/** `purpose` makes the tokens of one kind worthless for another. A value has no dot in it. */
export function createSignedTokens(purpose: string): SignedTokens {
  const keys = new WeakMap<Secrets, string>();
  const keyOf = (secrets: Secrets): string => {
    const known = keys.get(secrets);
    if (known) return known;
    const key = Buffer.from(hkdfSync('sha256', secrets.cardKey, '', purpose, 32)).toString('hex');
    keys.set(secrets, key);
    return key;
  };
  /** SHA-3 can be keyed by a prefix; SHA-2 would need HMAC, which is more than twice as slow. */
  const signatureOf = (secrets: Secrets, whose: string, value: string): string =>
    hash('sha3-256', `${keyOf(secrets)}:${whose}:${value}`, 'base64url');
  return {
    make: (secrets, whose, value) => `${value}.${signatureOf(secrets, whose, value)}`,
    read(secrets, whose, token) {
      const [value = '', signature = ''] = token.split('.');
      const right = Buffer.from(signatureOf(secrets, whose, value));
      const given = Buffer.from(signature);
      return given.length === right.length && timingSafeEqual(given, right) ? value : null;
    },
  };
}
