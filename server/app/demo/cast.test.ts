import { expect, test } from 'vitest';
import { newcomers, regulars } from './cast.ts';

test('everybody in the demo has a name of their own', () => {
  const all = [...regulars, ...newcomers].map(({ username }) => username);
  expect(all).toHaveLength(38);
  expect(new Set(all).size).toBe(all.length);
});
