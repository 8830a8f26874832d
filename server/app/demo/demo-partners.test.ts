import { expect, test } from 'vitest';
import { newcomers, regulars } from './demo-partners.ts';

test('everybody in the demo has a name of their own', () => {
  const usernames = [...regulars, ...newcomers].map(({ username }) => username);
  expect(usernames).toHaveLength(38);
  expect(new Set(usernames).size).toBe(usernames.length);
});
