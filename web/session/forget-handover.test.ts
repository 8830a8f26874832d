import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetHandover } from './forget-handover.ts';
import { chooseLock, watchLock } from './lock.ts';
import { clearSession, keepUserInfo, leftAtStored, tokenStored } from './session.ts';
import { testUserInfo } from './test-user-info.ts';

const account = {
  ...testUserInfo,
  email: 'owner@harbour.example',
  phone: '+6621234567',
  customer_service_url: [],
  recharge_customer_service_url: [],
};
const deleted: string[] = [];

beforeEach(() => {
  keepUserInfo(account);
  tokenStored.set('token');
  deleted.splice(0);
  vi.stubGlobal('SyncManager', class {});
  vi.stubGlobal('indexedDB', { deleteDatabase: (name: string) => deleted.push(name) });
});

afterEach(() => {
  vi.unstubAllGlobals();
  chooseLock(null);
  clearSession();
});

test('messages given to the worker are taken back on logout, on lock and for another account', () => {
  keepUserInfo(account);
  expect(deleted, 'the same account').toEqual([]);
  keepUserInfo({ ...account, id: 'b0000000-0000-4000-8000-000000000000' });
  expect(deleted, 'another account').toEqual(['chatOutbox']);
  chooseLock(5);
  leftAtStored.set(0);
  watchLock();
  expect(deleted, 'locked').toHaveLength(2);
  clearSession();
  expect(deleted, 'logged out').toHaveLength(3);
});

test('a browser without background sync has nothing to take back', () => {
  vi.stubGlobal('SyncManager', undefined);
  Reflect.deleteProperty(globalThis, 'SyncManager');
  forgetHandover();
  expect(deleted).toEqual([]);
});
