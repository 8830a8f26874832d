import { sha256 } from '../../platform/process/process.ts';
import type { Passwords } from './passwords.ts';

/** For tests and benchmarks of everything but the hash. No server ever runs with it. */
export const quickPasswords: Passwords = {
  hash: async (password) => sha256(password),
  matches: async (password, hash) => hash === sha256(password),
  hashDigits: async (keyed) => sha256(keyed),
  areDigitsOld: () => false,
};
