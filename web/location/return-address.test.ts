import { expect, test } from 'vitest';
import { findReturn, returnQuery } from './return-address.ts';

test('the return address includes the query', () => {
  const left = { path: '/plan/detail', query: 'planNo=P1&amount=40&coupon=c%20d' };
  expect(findReturn(returnQuery(left))).toEqual(left);
  expect(findReturn(returnQuery({ path: '/wallet', query: '' }))).toEqual({
    path: '/wallet',
    query: '',
  });
});

test.each([
  ['another site', 'https://evil.example/'],
  ['another site without a scheme', '//evil.example'],
  ['a script', 'javascript:alert(1)'],
  ['the login itself', '/login'],
  ['a hand-over', '/entry?handover=x'],
  ['a break of the line', '/wallet?a\nb'],
  ['nothing', ''],
])('%s is not accepted as a return address', (_, from) => {
  expect(findReturn(new URLSearchParams({ from }).toString())).toBeNull();
});

test('a screen that is only passed through is not a return address', () => {
  expect(returnQuery({ path: '/entry', query: 'handover=x' })).toBe('');
});
