import { useSyncExternalStore } from 'react';

/** The age of the oldest stored answer on screen while offline; null online. */
let keptAt: string | null = null;
let offlineAt = 0;
const listeners = new Set<() => void>();

/**
 * Every answer says whether it is fresh, or how old it is. A fresh one that was asked for before
 * the network was gone does not say that it is back.
 */
export function noteAge(at: string | null, askedAt: number): void {
  if (at !== null) offlineAt = performance.now();
  else if (askedAt < offlineAt) return;
  const next = at === null || keptAt === null || at < keptAt ? at : keptAt;
  if (next === keptAt) return;
  keptAt = next;
  for (const listener of listeners) listener();
}

export const useKeptAt = (): string | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => keptAt,
    () => null,
  );
