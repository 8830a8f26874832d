import { expect, test } from 'vitest';
import { compareHeads } from './kept-head.ts';

test('a chain may stay the same or grow, and nothing else', () => {
  const storedHead = { seq: 5, hash: 'a' };
  expect(compareHeads(storedHead, { seq: 5, hash: 'a' })).toBe('same');
  expect(compareHeads(storedHead, { seq: 6, hash: 'b' })).toBe('grown');
  expect(compareHeads(storedHead, { seq: 4, hash: 'a' })).toBe('shorter');
  expect(compareHeads(storedHead, { seq: 5, hash: 'b' })).toBe('other');
  expect(compareHeads(storedHead, { seq: 0, hash: 'a' })).toBe('shorter');
});
