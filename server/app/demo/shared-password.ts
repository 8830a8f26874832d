import { randomBytes } from 'node:crypto';
import type { Passwords } from '../../people/partner/partner.ts';

/** One password for everybody, and a hasher that knows no other. */
export interface SharedPassword {
  readonly password: string;
  readonly passwords: Passwords;
}

/**
 * Nobody logs in as the other partners of a demo. They all have one random password, which is
 * forgotten when the process ends, so that it takes one slow hash and not dozens.
 */
export async function createSharedPassword(passwords: Passwords): Promise<SharedPassword> {
  const password = randomBytes(24).toString('base64url');
  const hash = await passwords.hash(password, 'known');

  return {
    password,
    passwords: {
      ...passwords,
      hash: async () => hash,
      matches: async (typedPassword, storedHash) =>
        typedPassword === password && storedHash === hash,
    },
  };
}
