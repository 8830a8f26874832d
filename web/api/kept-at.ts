import { useSyncExternalStore } from 'react';

/** Since when the oldest answer on screen is kept, while there is no network; null with one. */
let keptAt: string | null = null;
const listeners = new Set<() => void>();

/** Every answer says whether it is fresh, or from when. */
export function noteAge(at: string | null): void {
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
