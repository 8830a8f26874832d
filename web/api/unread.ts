import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { countUnread } from '#contract/unread.ts';
import { unreadAfterReading } from '#domain/notification/badge.ts';
import { tokenStored } from '../session/session.ts';
import { call } from './call.ts';

/** The polling interval while the page is visible. */
export const unreadEveryMs = 20_000;
/** The shorter interval while money is on screen, so that changes by others show up soon. */
const moneyEveryMs = 5_000;

/** Unknown until the server has answered: the first count is not news. */
let unread: number | null = null;
/** Numbers requests and changes in order: an answer is ignored once something later has counted. */
let latest = 0;
let readCount = 0;
const listeners = new Set<() => void>();

/** Null, after a logout, is unknown until the server answers again. */
export function setUnread(count: number | null, nth = ++latest): void {
  readCount = nth;
  // A number that was forgotten may still be on the icon, since an earlier visit.
  if (count !== null && count === unread) return;
  unread = count;
  // The installed app shows the number on its icon too.
  navigator.setAppBadge?.(count ?? 0).catch(() => {});
  for (const listener of listeners) listener();
}

/** Some were read on this device; the server's own count comes with its answer. */
export function readSome(count: number): void {
  if (unread !== null) setUnread(unreadAfterReading(unread, count));
}

export async function refreshUnread(): Promise<void> {
  const nth = ++latest;
  try {
    const { unread_total } = await call(countUnread, {});
    if (nth > readCount) setUnread(unread_total, nth);
  } catch {
    // A bell without a number is not worth an error message; the next poll is soon.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The unread count; null while unknown. */
export const useUnread = (): number | null =>
  useSyncExternalStore(
    subscribe,
    () => unread,
    () => null,
  );

/** Runs when something new has arrived that the screen does not show yet. */
export function useWhenNews(run: () => void): void {
  const onNews = useEffectEvent(run);
  useEffect(() => {
    let previousCount = unread;
    return subscribe(() => {
      if (previousCount !== null && (unread ?? 0) > previousCount) onNews();
      previousCount = unread;
    });
  }, []);
}

const look = () => {
  if (document.visibilityState === 'visible') void refreshUnread();
};

/** Polls more often than the bell does while money is on screen. */
export function useMoneyWatch(): void {
  useEffect(() => {
    const timer = setInterval(look, moneyEveryMs);
    return () => clearInterval(timer);
  }, []);
}

/** Keeps the count current: now, periodically, and when the page or the network comes back. */
export function useUnreadWatch(token: string | null): void {
  useEffect(() => {
    if (!token) {
      setUnread(null);
      return;
    }
    look();
    const timer = setInterval(look, unreadEveryMs);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
      // A logout leaves the screen at once: nothing else would clear the number on the app's icon.
      if (!tokenStored.get()) setUnread(null);
    };
  }, [token]);
}
