import { useSyncExternalStore } from 'react';

/** The age of the oldest stored answer on screen while offline; null online. */
let keptAt: string | null = null;
let offlineAt = 0;
let answeredAt: string | null = null;
const listeners = new Set<() => void>();

/**
 * Every answer says whether it is fresh, or how old it is. A fresh one that was asked for before
 * the network was gone does not say that it is back.
 */
export function noteAge(storedAt: string | null, askedAt: number): void {
  if (storedAt !== null) {
    offlineAt = performance.now();
    show(keptAt === null || storedAt < keptAt ? storedAt : keptAt);
  } else if (askedAt >= offlineAt) {
    answeredAt = new Date().toISOString();
    show(null);
  }
}

/** Without any answer, what is on screen is as old as the last one. */
export function noteNoAnswer(): void {
  offlineAt = performance.now();
  if (answeredAt !== null) show(keptAt ?? answeredAt);
}

function show(storedAt: string | null): void {
  if (storedAt === keptAt) return;
  keptAt = storedAt;
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
