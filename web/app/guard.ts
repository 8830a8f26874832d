import type { Location } from '../location/hash-location.ts';
import { onwardOf, returnQuery } from '../location/return-address.ts';
import type { ScreenRoute } from './routes.tsx';

/** What owners get at whatever the state of their account; to all else it is closed. */
const forOwners = /^\/(wallet.*|plan|plan\/detail|customer|ad-center\/edit-pay-password)$/;

/**
 * Where to go instead: the root to /login, a closed screen without a token to /login as well, which
 * remembers the page that was wanted.
 */
export function redirectOf(
  location: Location,
  route: ScreenRoute,
  token: string | null,
  isLeaving: boolean,
): Location | null {
  const { path, query } = location;
  if (path === '/') return { path: '/login', query: '' };
  if (path === '/login' && token) return onwardOf(query);
  if (!route.auth) return null;
  if (!token) return { path: '/login', query: returnQuery(location) };
  return isLeaving && !forOwners.test(path) ? { path: '/wallet', query: '' } : null;
}
