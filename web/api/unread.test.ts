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

test('the count comes from the server, falls with each notice read, and never below zero', async () => {
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

test('a reply requested before a notice was read is ignored', async () => {
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

test('of several replies the one requested last counts, whichever arrives last', async () => {
  const replies: ((reply: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => replies.push(resolve)));
  const { result } = renderHook(() => useUnread());
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    replies.length = 0;
    act(() => setUnread(9));
    const asking = [refreshUnread(), refreshUnread()];
    for (const nth of order) {
      replies[nth]?.(answer(nth + 1));
      await act(() => asking[nth]);
    }
    expect(result.current).toBe(2);
  }
});

test('after a logout the count is unknown, and a failed refresh changes nothing', async () => {
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

test('a logout clears the app icon’s badge at once', async () => {
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

test('only a higher count is news, not the first one or a lower one', () => {
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

test('while money is on screen, the count is refreshed every five seconds', async () => {
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
