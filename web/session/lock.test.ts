import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseLock, isTimeToLock, watchLock } from './lock.ts';
import { clearSession, lockedStored, tokenStored, userInfoStored } from './session.ts';
import { testUserInfo } from './test-user-info.ts';

const userInfo = { ...testUserInfo, customer_service_url: [], recharge_customer_service_url: [] };

let isHidden = false;
const show = (isShown: boolean) => {
  isHidden = !isShown;
  document.dispatchEvent(new Event('visibilitychange'));
};

const minuteMs = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  tokenStored.set('token');
  userInfoStored.set(userInfo);
});

afterEach(() => {
  vi.useRealTimers();
  chooseLock(null);
  clearSession();
});

test('an app that was left for longer than its owner chose is locked, and not before', () => {
  watchLock();
  chooseLock(1);
  show(false);
  vi.setSystemTime(Date.now() + minuteMs - 1);
  show(true);
  expect(lockedStored.get()).toBeNull();
  show(false);
  vi.setSystemTime(Date.now() + minuteMs);
  show(true);
  expect(lockedStored.get()).toBe(true);
});

test('an immediate lock comes before the app switcher takes its picture', () => {
  watchLock();
  chooseLock(0);
  show(false);
  expect(lockedStored.get()).toBe(true);
});

test('a start after the time limit is locked, and setting the clock back unlocks nothing', () => {
  chooseLock(5);
  watchLock();
  expect(lockedStored.get()).toBe(true);
  expect(isTimeToLock(5, 1_000_000, 999_999)).toBe(true);
});

test('without a choice nothing is locked, and a logout unlocks for the next partner', () => {
  watchLock();
  show(false);
  vi.setSystemTime(Date.now() + 60 * minuteMs);
  show(true);
  expect(lockedStored.get()).toBeNull();
  chooseLock(0);
  show(false);
  clearSession();
  expect(lockedStored.get()).toBeNull();
  tokenStored.set('another');
  userInfoStored.set({ ...userInfo, id: 'another' });
  show(true);
  show(false);
  expect(lockedStored.get()).toBeNull();
});
