import type { CallFailure } from '../api/call.ts';
import { currentLocation } from '../location/hash-location.ts';
import { leavingStored, tokenStored } from '../session/session.ts';

/** With what the owner of an account that may not be used gets at what stays open to them. */
export function findOwnerToken({ code, facts }: CallFailure): string | null {
  if (code < 402 || code > 404) return null;
  return typeof facts.leaving === 'string' ? facts.leaving : tokenStored.get();
}

/** Goes on as the owner. The way in is kept, for nothing else may be known of the account. */
export function enterAsOwner(token: string): void {
  leavingStored.set(currentLocation().path === '/entry' ? 'host' : 'register');
  tokenStored.set(token);
}
