import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  adFormats,
  isTokenExpired,
  packToken,
  priceModels,
  signatureBytes,
  type TokenContent,
  tokenBytes,
  unpackToken,
} from './token.ts';

const facts: fc.Arbitrary<TokenContent> = fc.record({
  isLive: fc.boolean(),
  keyId: fc.nat(255),
  serveId: fc.uint8Array({ minLength: 16, maxLength: 16 }),
  planId: fc.maxSafeNat(),
  creativeId: fc.nat(2 ** 31 - 1),
  placementId: fc.nat(2 ** 31 - 1),
  price: fc.bigInt({ min: 0n, max: 2n ** 63n - 1n }),
  pay: fc.bigInt({ min: 0n, max: 2n ** 63n - 1n }),
  priceModel: fc.constantFrom(...priceModels),
  format: fc.constantFrom(...adFormats),
  issuedAt: fc.nat(2 ** 31 - 1).map((seconds) => seconds * 1000),
});

const signed = (body: Uint8Array) => {
  const bytes = new Uint8Array(tokenBytes);
  bytes.set(body);
  return bytes;
};

test('a token decodes to exactly what was encoded', () => {
  fc.assert(
    fc.property(facts, (given) => {
      expect(unpackToken(signed(packToken(given)))).toEqual(given);
    }),
  );
});

test('a token that is too short, too long or of another version is refused', () => {
  const content = fc.sample(facts, { numRuns: 1, seed: 1 })[0] as TokenContent;
  const token = signed(packToken(content));
  expect(unpackToken(token.subarray(0, tokenBytes - signatureBytes))).toBeNull();
  expect(unpackToken(new Uint8Array(tokenBytes + 1))).toBeNull();
  token[0] = 9;
  expect(unpackToken(token)).toBeNull();
});

test('a video’s token lives longer than an image’s, and a click’s longer than both', () => {
  const minute = 60_000;
  const issuedAt = 1_800_000_000_000;
  const isOver = (format: TokenContent['format'], kind: 'impression' | 'click', minutes: number) =>
    isTokenExpired({ format, issuedAt }, kind, issuedAt + minutes * minute);
  expect(isOver('image', 'impression', 10)).toBe(false);
  expect(isOver('image', 'impression', 10.01)).toBe(true);
  expect(isOver('card', 'impression', 10.01)).toBe(true);
  expect(isOver('video', 'impression', 60)).toBe(false);
  expect(isOver('video', 'impression', 60.01)).toBe(true);
  expect(isOver('image', 'click', 24 * 60 + 10)).toBe(false);
  expect(isOver('image', 'click', 24 * 60 + 10.01)).toBe(true);
});
