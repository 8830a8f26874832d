import type { Attempts } from '#domain/account/attempts.ts';
import { type Attempt, keyOf } from './attempt-store.ts';

/**
 * Tries that turned out right, on their way back. The database counts them until it hears of it,
 * which errs on the safe side; if the next try of the same kind comes first, it takes such a
 * spare one, and neither is written.
 */
export interface SpareTries {
  /** The count that a spare try stands for, or null when there is none. */
  take(attempt: Attempt, now: Date): Attempts | null;
  /** What the window held when a try was counted. */
  note(attempt: Attempt, held: Attempts): void;
  give(attempt: Attempt): void;
}

interface Spare {
  readonly attempt: Attempt;
  held: Attempts | null;
  left: number;
}

const waitMs = 1000;

export function createSpareTries(
  uncount: (attempts: readonly Attempt[]) => Promise<void>,
): SpareTries {
  const spares = new Map<string, Spare>();
  let isDue = false;

  /** Gives all back. If that fails the tries stay counted until their window is over. */
  const flush = () => {
    isDue = false;
    const attempts = [...spares.values()].flatMap(({ attempt, left }) =>
      Array<Attempt>(left).fill(attempt),
    );
    spares.clear();
    if (attempts.length > 0) uncount(attempts).catch(() => {});
  };
  const spareOf = (attempt: Attempt): Spare => {
    const key = keyOf(attempt);
    const known = spares.get(key);
    if (known) return known;
    const made = { attempt, held: null, left: 0 };
    spares.set(key, made);
    if (!isDue) setTimeout(flush, waitMs).unref();
    isDue = true;
    return made;
  };
  return {
    take(attempt, now) {
      const spare = spares.get(keyOf(attempt));
      if (!spare?.held || spare.left === 0 || spare.held.until <= now) return null;
      spare.left -= 1;
      return spare.held;
    },
    note(attempt, held) {
      spareOf(attempt).held = held;
    },
    give(attempt) {
      spareOf(attempt).left += 1;
    },
  };
}
