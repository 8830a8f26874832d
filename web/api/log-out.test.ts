// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { keepWaiting, waitingOf } from '../session/chat-outbox.ts';
import { tokenStored, userInfoStored } from '../session/session.ts';
import { testUserInfo } from '../session/test-user-info.ts';
import { logOut } from './log-out.ts';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('logging out deletes the messages that wait, of this account alone', () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  const owner = testUserInfo.id;
  for (const author of [owner, 'another', owner]) {
    const at = '2026-11-15T12:00:00.000Z';
    keepWaiting({ owner: author, requestId: at + author, at, text: 'Hello', attachment: null });
  }
  tokenStored.set('token');
  userInfoStored.set({
    ...testUserInfo,
    customer_service_url: [],
    recharge_customer_service_url: [],
  });
  logOut();
  expect(waitingOf(owner)).toEqual([]);
  expect(waitingOf('another')).toHaveLength(1);
});
