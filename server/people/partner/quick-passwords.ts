import { hash } from 'node:crypto';
import type { Passwords } from './passwords.ts';

const digest = (password: string) => hash('sha256', password);

/** For tests and benchmarks of everything but the hash. No server ever runs with it. */
export const quickPasswords: Passwords = {
  hash: async (password) => digest(password),
  matches: async (password, stored) => stored === digest(password),
  hashDigits: async (keyed) => digest(keyed),
  areDigitsOld: () => false,
};
