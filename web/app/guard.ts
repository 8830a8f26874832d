import type { ScreenRoute } from './routes.tsx';

/** Where to go instead: the root to /login, a closed screen without a token to /login as well. */
export function redirectOf(path: string, route: ScreenRoute, token: string | null): string | null {
  if (path === '/') return '/login';
  if (path === '/login' && token) return '/ad-center';
  return route.auth && !token ? '/login' : null;
}
