import { logout } from '#contract/account.ts';
import { go } from '../location/hash-location.ts';
import { clearSession, tokenStored } from '../session/session.ts';
import { call } from './call.ts';

/**
 * Leaves at once, whatever the network does. Who is offline or expired wants to leave all the same;
 * the session then ends by itself.
 */
export function logOut(): void {
  const token = tokenStored.get();
  clearSession();
  go('/login', { replace: true });
  call(logout, {}, token).catch(() => {});
}
