import { randomFillSync } from 'node:crypto';

const tokenBytes = 32;
const pool = Buffer.alloc(128 * tokenBytes);
let used = pool.length;

/**
 * A new token of 256 random bits. Asking the system for many at once costs as little as asking for
 * one; each is handed out once.
 */
export function makeToken(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += tokenBytes;
  return pool.toString('base64url', used - tokenBytes, used);
}
