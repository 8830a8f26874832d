import { logout } from '#contract/session.ts';
import { go } from '../location/hash-location.ts';
import { dropAllWaiting } from '../session/chat-outbox.ts';
import { clearSession, tokenStored, userInfoStored } from '../session/session.ts';
import { call } from './call.ts';

/**
 * Logs out locally at once, whatever the network does: someone who is offline or whose session has
 * expired must be able to leave. The session then expires by itself.
 */
export function logOut(): void {
  const token = tokenStored.get();
  dropAllWaiting(userInfoStored.get()?.id ?? '');
  clearSession();
  go('/login', { replace: true });
  call(logout, {}, token).catch(() => {});
}
