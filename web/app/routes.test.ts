import { expect, test } from 'vitest';
import { redirectOf } from './guard.ts';
import { routeOf, screenRoutes } from './routes.tsx';

const open = ['/login', '/register', '/reset', '/entry', '/ad-welcome'];

test('there are 22 screens and one for links, of which five are open to everyone', () => {
  expect(new Set(screenRoutes.map(({ path }) => path)).size).toBe(23);
  expect(screenRoutes.filter(({ auth }) => !auth).map(({ path }) => path)).toEqual(open);
});

test.each([
  ['/', null, '/login'],
  ['/', 'token', '/login'],
  ['/login', null, null],
  ['/login', 'token', '/ad-center'],
  ['/register', 'token', null],
  ['/reset', 'token', null],
  ['/wallet', null, '/login'],
  ['/wallet', 'token', null],
  ['/no/such/page', null, null],
])('at %s with token %s one is sent to %s', (path, token, elsewhere) => {
  expect(redirectOf(path, routeOf(path), token)).toBe(elsewhere);
});

test('an unknown path shows the page that says so, without a login', () => {
  expect(routeOf('/test').auth).toBe(false);
  expect(routeOf('/test').path).toBe('/404');
});
