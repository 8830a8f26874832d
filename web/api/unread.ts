import { useEffect, useSyncExternalStore } from 'react';
import { countUnread } from '#contract/unread.ts';
import { unreadAfterReading } from '#domain/notification/badge.ts';
import { call } from './call.ts';

/** How often the server is asked while someone is looking. */
export const unreadEveryMs = 20_000;

let unread = 0;
/** Grows with every change, so that an answer that was asked for before it is not believed. */
let version = 0;
const listeners = new Set<() => void>();

export function setUnread(count: number): void {
  version += 1;
  if (count === unread) return;
  unread = count;
  for (const listener of listeners) listener();
}

/** Some were read on this device; the server's own count comes with its answer. */
export const readSome = (count: number): void => setUnread(unreadAfterReading(unread, count));

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

export const useUnread = (): number =>
  useSyncExternalStore(
    subscribe,
    () => unread,
    () => 0,
  );

/** Keeps the count true: now, every while, and when one comes back to the page or the network. */
export function useUnreadWatch(token: string | null): void {
  useEffect(() => {
    if (!token) {
      setUnread(0);
      return;
    }
    const look = () => {
      if (document.visibilityState === 'visible') void refreshUnread();
    };
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
