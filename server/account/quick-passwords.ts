import { createHash } from 'node:crypto';
import type { Passwords } from './passwords.ts';

const digest = (password: string) => createHash('sha256').update(password).digest('hex');

/** For tests and measurements of everything around the hash. No server is ever started with it. */
export const quickPasswords: Passwords = {
  hash: async (password) => digest(password),
  matches: async (password, hash) => hash === digest(password),
};
