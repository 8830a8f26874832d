import { expect, test } from 'vitest';
import { compareHeads } from './kept-head.ts';

test('a chain may stay the same or grow, and nothing else', () => {
  const kept = { seq: 5, hash: 'a' };
  expect(compareHeads(kept, { seq: 5, hash: 'a' })).toBe('same');
  expect(compareHeads(kept, { seq: 6, hash: 'b' })).toBe('grown');
  expect(compareHeads(kept, { seq: 4, hash: 'a' })).toBe('shorter');
  expect(compareHeads(kept, { seq: 5, hash: 'b' })).toBe('other');
  expect(compareHeads(kept, { seq: 0, hash: 'a' })).toBe('shorter');
});
