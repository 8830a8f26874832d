import type { CallFailure } from '../api/call.ts';
import { currentLocation } from '../location/hash-location.ts';
import { leavingStored, tokenStored } from '../session/session.ts';

/** The token with which the owner of a closed account reaches what stays open to them. */
export function findOwnerToken({ code, facts }: CallFailure): string | null {
  if (code < 402 || code > 404) return null;
  return typeof facts.leaving === 'string' ? facts.leaving : tokenStored.get();
}

/**
 * Continues as the owner. The way of logging in is stored, since nothing else may be known about
 * the account.
 */
export function enterAsOwner(token: string): void {
  leavingStored.set(currentLocation().path === '/entry' ? 'host' : 'register');
  tokenStored.set(token);
}
