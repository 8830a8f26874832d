import { expect, test } from 'vitest';
import { newcomers, regulars } from './cast.ts';
import { lifeActs } from './life.ts';

test('everybody in the demo has a name of their own, and every act too', () => {
  const all = [...regulars, ...newcomers].map(({ username }) => username);
  expect(all).toHaveLength(58);
  expect(new Set(all).size).toBe(all.length);
  const names = lifeActs.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
