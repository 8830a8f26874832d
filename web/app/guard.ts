import type { Location } from '../location/hash-location.ts';
import { onwardOf, returnQuery } from '../location/return-address.ts';
import type { ScreenRoute } from './routes.tsx';

/** What owners can reach whatever their account's state; everything else is closed then. */
const forOwners = /^\/(wallet.*|plan|plan\/detail|customer|ad-center\/edit-pay-password)$/;

/**
 * Where to redirect: the root to /login, and a closed screen without a token to /login too, which
 * remembers the requested page.
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
