import { randomFillSync } from 'node:crypto';

const tokenBytes = 32;
const pool = Buffer.alloc(128 * tokenBytes);
let used = pool.length;

/**
 * A new token of 256 random bits. Asking the system for many at once costs as little as asking for
 * one; each is handed out once and wiped from the pool.
 */
export function makeToken(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const [from, to] = [used, used + tokenBytes];
  used = to;
  const token = pool.toString('base64url', from, to);
  pool.fill(0, from, to);
  return token;
}
