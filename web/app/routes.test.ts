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
  expect(redirectOf(path, routeOf(path), token, false)).toBe(elsewhere);
});

test('who leaves an account that may not be used is led to the money, and to nothing closed', () => {
  const staying = screenRoutes
    .filter(({ auth }) => auth)
    .filter((route) => redirectOf(route.path, route, 'token', true) === null);
  expect(staying.map(({ path }) => path)).toEqual([
    ...['/ad-center/edit-pay-password', '/plan', '/plan/detail', '/wallet', '/wallet/bind-card'],
    ...['/wallet/foreign-exchange', '/wallet/set-password', '/customer'],
  ]);
  // This is where the installed app starts.
  expect(redirectOf('/ad-center', routeOf('/ad-center'), 'token', true)).toBe('/wallet');
  expect(redirectOf('/register', routeOf('/register'), 'token', true)).toBeNull();
});

test('an unknown path shows the page that says so, without a login', () => {
  expect(routeOf('/test').auth).toBe(false);
  expect(routeOf('/test').path).toBe('/404');
});
