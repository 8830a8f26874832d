import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { tokenStored } from '../session/session.ts';
import {
  readSome,
  refreshUnread,
  setUnread,
  useMoneyWatch,
  useUnread,
  useUnreadWatch,
  useWhenNews,
} from './unread.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  setUnread(0);
});

const answer = (unread_total: number) =>
  new Response(JSON.stringify({ code: 200, msg: 'ok', data: { unread_total } }));

test('the count comes from the server, goes down by what is read, and never below zero', async () => {
  vi.stubGlobal('fetch', async () => answer(3));
  const { result } = renderHook(() => {
    useUnreadWatch('token');
    return useUnread();
  });
  await waitFor(() => expect(result.current).toBe(3));
  readSome(2);
  await waitFor(() => expect(result.current).toBe(1));
  readSome(5);
  await waitFor(() => expect(result.current).toBe(0));
});

test('an answer that was asked for before something was read is not believed', async () => {
  let reply = (_: Response) => {};
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (reply = resolve)));
  setUnread(5);
  const asking = refreshUnread();
  setUnread(0);
  reply(answer(5));
  await asking;
  const { result } = renderHook(() => useUnread());
  expect(result.current).toBe(0);
});

test('of who is logged out no count is known, and a failed question changes nothing', async () => {
  setUnread(4);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await refreshUnread();
  const { result } = renderHook(() => useUnread());
  expect(result.current).toBe(4);
  renderHook(() => useUnreadWatch(null));
  await waitFor(() => expect(result.current).toBeNull());
  act(() => readSome(1));
  expect(result.current).toBeNull();
});

test('a logout takes the number off the icon of the app at once', async () => {
  const badges: number[] = [];
  vi.stubGlobal('navigator', { setAppBadge: async (count: number) => badges.push(count) });
  vi.stubGlobal('fetch', async () => answer(3));
  tokenStored.set('token');
  const { unmount } = renderHook(() => useUnreadWatch('token'));
  await waitFor(() => expect(badges).toEqual([3]));
  tokenStored.set(null);
  unmount();
  expect(badges).toEqual([3, 0]);
});

test('only more than was known is news: neither the first count nor reading some', () => {
  renderHook(() => useUnreadWatch(null));
  let news = 0;
  renderHook(() => useWhenNews(() => (news += 1)));
  setUnread(0);
  expect(news).toBe(0);
  setUnread(2);
  expect(news).toBe(1);
  readSome(1);
  expect(news).toBe(1);
});

test('while money is on screen, what is new is asked for every five seconds', async () => {
  vi.useFakeTimers();
  let asked = 0;
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return answer(1);
  });
  const { unmount } = renderHook(() => useMoneyWatch());
  await vi.advanceTimersByTimeAsync(15_000);
  expect(asked).toBe(3);
  unmount();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(asked).toBe(3);
  vi.useRealTimers();
});
