import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { countUnread } from '#contract/unread.ts';
import { unreadAfterReading } from '#domain/notification/badge.ts';
import { call } from './call.ts';

/** How often the server is asked while someone is looking. */
export const unreadEveryMs = 20_000;
/** And how often while money is on screen: what others do to it is seen within this. */
const moneyEveryMs = 5_000;

let unread = 0;
/** Whether the server has said it yet: the first count is no news. */
let isKnown = false;
/** Grows with every change, so that an answer that was asked for before it is not believed. */
let version = 0;
const listeners = new Set<() => void>();

export function setUnread(count: number): void {
  version += 1;
  if (count === unread && isKnown) return;
  isKnown = true;
  unread = count;
  // Where the app is installed its icon has the number too; elsewhere there is no such place.
  navigator.setAppBadge?.(count).catch(() => {});
  for (const listener of listeners) listener();
}

/** Until the server says it again, nobody knows it. */
export function forgetUnread(): void {
  setUnread(0);
  isKnown = false;
  for (const listener of listeners) listener();
}

/** Some were read on this device; the server's own count comes with its answer. */
export function readSome(count: number): void {
  if (isKnown) setUnread(unreadAfterReading(unread, count));
}

export async function refreshUnread(): Promise<void> {
  const asked = version;
  try {
    const { unread_total } = await call(countUnread, {});
    if (version === asked) setUnread(unread_total);
  } catch {
    // A bell without a number is no failure worth a message; the next time is soon.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How many are unread; null while that is not known. */
export const useUnread = (): number | null =>
  useSyncExternalStore(
    subscribe,
    () => (isKnown ? unread : null),
    () => null,
  );

/** Runs when there is something new, which a screen that shows it does not know yet. */
export function useWhenNews(run: () => void): void {
  const onNews = useEffectEvent(run);
  useEffect(() => {
    let before = isKnown ? unread : null;
    return subscribe(() => {
      if (before !== null && unread > before) onNews();
      before = isKnown ? unread : null;
    });
  }, []);
}

const look = () => {
  if (document.visibilityState === 'visible') void refreshUnread();
};

/** Asks more often than the bell does, for as long as money is on screen. */
export function useMoneyWatch(): void {
  useEffect(() => {
    const timer = setInterval(look, moneyEveryMs);
    return () => clearInterval(timer);
  }, []);
}

/** Keeps the count true: now, every while, and when one comes back to the page or the network. */
export function useUnreadWatch(token: string | null): void {
  useEffect(() => {
    if (!token) {
      forgetUnread();
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
    };
  }, [token]);
}
