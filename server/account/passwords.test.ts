import { expect, test } from 'vitest';
import { Refusal } from '#domain/refusal.ts';
import { createPasswords } from './passwords.ts';

test('the right password matches its hash and another does not', async () => {
  const passwords = createPasswords();
  const hash = await passwords.hash('a quiet morning');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.matches('a quiet morning', hash)).toBe(true);
  expect(await passwords.matches('a quiet mornin', hash)).toBe(false);
  expect(await passwords.hash('a quiet morning')).not.toBe(hash);
});

test('nobody has a password, and finding that out costs a hash like any other', async () => {
  const passwords = createPasswords();
  expect(await passwords.matches('', null)).toBe(false);
  // Only work that really hashes fills the queue: two run, fifty wait, the rest is refused.
  const asked = Array.from({ length: 60 }, () => passwords.matches('a quiet morning', null));
  const answers = await Promise.allSettled(asked);
  const refused = answers.filter((answer) => answer.status === 'rejected');
  expect(refused).toHaveLength(8);
  for (const { reason } of refused) expect(reason).toEqual(new Refusal('busy'));
});
