import { expect, test } from 'vitest';
import { parseHash } from '../location/hash-location.ts';
import { redirectOf } from './app.tsx';
import { parentOf, routeOf, screenRoutes } from './routes.tsx';

const at = (path: string) => ({ path, query: '' });

const open = [
  ...['/login', '/register', '/reset', '/confirm-email', '/forgot'],
  ...['/forgot/mail', '/entry', '/ad-welcome', '/integrity'],
];

test('there are 22 screens of the specification and six of our own, and nine are open without a login', () => {
  expect(new Set(screenRoutes.map(({ path }) => path)).size).toBe(28);
  expect(screenRoutes.filter(({ auth }) => !auth).map(({ path }) => path)).toEqual(open);
});

test.each([
  ['/', null, '/login'],
  ['/', 'token', '/login'],
  ['/login', null, null],
  ['/login', 'token', '/ad-center'],
  ['/register', 'token', null],
  ['/reset', 'token', null],
  ['/confirm-email', 'token', null],
  ['/forgot', null, null],
  ['/wallet', null, '/login?from=%2Fwallet'],
  ['/plan/detail?planNo=P1', null, '/login?from=%2Fplan%2Fdetail%3FplanNo%3DP1'],
  ['/login?from=%2Fplan%2Fdetail%3FplanNo%3DP1', 'token', '/plan/detail?planNo=P1'],
  ['/login?from=https%3A%2F%2Fevil.example', 'token', '/ad-center'],
  ['/ad-center', null, '/login'],
  ['/wallet', 'token', null],
  ['/wallet/', 'token', null],
  ['/no/such/page', null, null],
])('%s with token %s redirects to %s', (address, token, elsewhere) => {
  const location = parseHash(`#${address}`);
  const to = redirectOf(location, routeOf(location.path), token, false);
  expect(to && `${to.path}${to.query && `?${to.query}`}`).toBe(elsewhere);
});

/** Of the header: whatever differs from a back arrow with all icons but the logout. */
const headers: Record<string, string[]> = {
  '/login': ['no title', 'no back', 'no bell'],
  '/register': ['no title', 'no back', 'no bell'],
  '/ad-welcome': ['no title', 'no back', 'no language', 'no bell', 'transparent', 'white'],
  '/ad-center': ['no previous page', 'logout'],
  '/ad-center/activities': [],
  '/ad-center/coupons': [],
  '/ad-center/edit-login-password': [],
  '/ad-center/edit-pay-password': [],
  '/ad-center/feedback': [],
  '/ad-center/level': [],
  '/ad-center/operated': [],
  '/ad-center/ques-detail': ['no language', 'no bell'],
  '/plan': ['back to /ad-center', 'logout'],
  '/plan/detail': [],
  '/plan/goods-detail': ['transparent'],
  '/wallet': [],
  '/wallet/bind-card': [],
  '/wallet/foreign-exchange': ['transparent', 'white'],
  '/wallet/set-password': [],
  '/notification': [],
  '/customer': [],
};

test.each(Object.entries(headers))('the header of %s has the options %j', (path, expected) => {
  const { header } = routeOf(path);
  const options = [
    header.title === null && 'no title',
    !header.back && 'no back',
    !header.previousPage && 'no previous page',
    header.backRoute !== null && `back to ${header.backRoute}`,
    !header.service && 'no service',
    !header.language && 'no language',
    !header.notification && 'no bell',
    header.transparent && 'transparent',
    header.whiteText && 'white',
    header.logout && 'logout',
  ];
  expect(options.filter(Boolean)).toEqual(expected);
});

test('a blocked partner can reach their money, and no closed screen', () => {
  const staying = screenRoutes
    .filter(({ auth }) => auth)
    .filter((route) => redirectOf(at(route.path), route, 'token', true) === null);
  expect(staying.map(({ path }) => path)).toEqual([
    ...['/ad-center/edit-pay-password', '/plan', '/plan/detail', '/wallet', '/wallet/bind-card'],
    ...['/wallet/foreign-exchange', '/wallet/set-password', '/customer'],
  ]);
  // This is where the installed app starts.
  expect(redirectOf(at('/ad-center'), routeOf('/ad-center'), 'token', true)).toEqual(at('/wallet'));
  expect(redirectOf(at('/register'), routeOf('/register'), 'token', true)).toBeNull();
});

test('an unknown path shows the not-found page, without a login', () => {
  expect(routeOf('/test').auth).toBe(false);
  expect(routeOf('/test').path).toBe('/404');
});

test.each([
  ['/more', '/ad-center'],
  ['/wallet/bind-card', '/wallet'],
  ['/plan/detail', '/plan'],
  ['/wallet', '/ad-center'],
  ['/ad-center/level', '/ad-center'],
  ['/no/such/page', '/ad-center'],
])('without a previous page, back from %s leads to %s', (path, parent) => {
  expect(parentOf(path)).toBe(parent);
});
