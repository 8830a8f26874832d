import type { ScreenRoute } from './routes.tsx';

/** What owners get at whatever the state of their account; to all else it is closed. */
const forOwners = /^\/(wallet.*|plan|plan\/detail|customer|ad-center\/edit-pay-password)$/;

/** Where to go instead: the root to /login, a closed screen without a token to /login as well. */
export function redirectOf(
  path: string,
  route: ScreenRoute,
  token: string | null,
  isLeaving: boolean,
): string | null {
  if (path === '/') return '/login';
  if (path === '/login' && token) return '/ad-center';
  if (!route.auth) return null;
  if (!token) return '/login';
  return isLeaving && !forOwners.test(path) ? '/wallet' : null;
}
