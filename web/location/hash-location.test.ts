import { expect, test } from 'vitest';
import { currentLocation, go, goBack, parseHash } from './hash-location.ts';

test.each([
  ['', { path: '/', query: '' }],
  ['#/login', { path: '/login', query: '' }],
  [
    '#/customer?url=https%3A%2F%2Fa.example%2F%3Fb%3Dc%23d',
    {
      path: '/customer',
      query: 'url=https%3A%2F%2Fa.example%2F%3Fb%3Dc%23d',
    },
  ],
  ['#/ad-center/', { path: '/ad-center', query: '' }],
  ['#/wallet/?a=1', { path: '/wallet', query: 'a=1' }],
  ['#/entry?a=1?b=2', { path: '/entry', query: 'a=1?b=2' }],
])('the address %s', (hash, location) => {
  expect(parseHash(hash)).toEqual(location);
});

test('replacing an address adds no history entry and keeps the query string', () => {
  go('/entry', { query: 'handover=x.y&lang=th' });
  const steps = window.history.length;
  go('/ad-welcome', { query: currentLocation().query, replace: true });
  expect(currentLocation()).toEqual({ path: '/ad-welcome', query: 'handover=x.y&lang=th' });
  expect(window.history.length).toBe(steps);
});

test('on the first page of a window, back leads to the screen above', () => {
  go('/wallet');
  Object.assign(window, { navigation: { canGoBack: false } });
  goBack('/ad-center');
  expect(currentLocation().path).toBe('/ad-center');
  Object.assign(window, { navigation: undefined });
});
