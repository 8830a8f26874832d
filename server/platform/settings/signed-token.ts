import { hash, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Secrets } from './secrets.ts';

/** Tokens that we hand out and recognise when they come back, without keeping them. */
export interface SignedTokens {
  /** Valid for this person or purpose only. */
  create(secrets: Secrets, owner: string, value: string): string;
  /** The value that a token carries, or null if the token is not ours or not for this one. */
  read(secrets: Secrets, owner: string, token: string): string | null;
}

/** `purpose` makes the tokens of one kind worthless for another. A value has no dot in it. */
export function createSignedTokens(purpose: string): SignedTokens {
  const keys = new WeakMap<Secrets, string>();

  const getKey = (secrets: Secrets): string => {
    const cachedKey = keys.get(secrets);
    if (cachedKey) return cachedKey;

    const key = Buffer.from(hkdfSync('sha256', secrets.cardKey, '', purpose, 32)).toString('hex');
    keys.set(secrets, key);

    return key;
  };

  /** SHA-3 can be keyed by a prefix; SHA-2 would need HMAC, which is more than twice as slow. */
  const signatureOf = (secrets: Secrets, owner: string, value: string): string =>
    hash('sha3-256', `${getKey(secrets)}:${owner}:${value}`, 'base64url');

  return {
    create: (secrets, owner, value) => `${value}.${signatureOf(secrets, owner, value)}`,
    read(secrets, owner, token) {
      const [value = '', signature = ''] = token.split('.');
      const expectedBytes = Buffer.from(signatureOf(secrets, owner, value));
      const givenBytes = Buffer.from(signature);
      return givenBytes.length === expectedBytes.length &&
        timingSafeEqual(givenBytes, expectedBytes)
        ? value
        : null;
    },
  };
}
