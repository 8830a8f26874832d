// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { clearSession, tokenStored, userInfoStored } from '../session/session.ts';
import { testUserInfo } from '../session/test-user-info.ts';
import { fetchUserInfo } from './fresh-user-info.ts';

afterEach(() => {
  clearSession();
  vi.unstubAllGlobals();
});

test('an account that arrives after the logout is not stored, nor for the next partner', async () => {
  const { promise: answer, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => answer);
  tokenStored.set('first');
  const asked = fetchUserInfo();
  clearSession();
  tokenStored.set('second');
  resolve(new Response(JSON.stringify({ code: 200, msg: '', data: testUserInfo })));
  await asked;
  expect(userInfoStored.get()).toBeNull();
});
