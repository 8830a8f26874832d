import type { Attempts } from '#domain/account/attempts.ts';
import type { Attempt, LimitName } from './attempt-store.ts';

/**
 * Tries that turned out right, on their way back. The database counts them until it hears of it,
 * which errs on the safe side; if the next try of the same kind comes first, it takes such a
 * spare one, and neither is written. What nobody takes goes back within a second.
 */
export interface SpareTries {
  /** The count that a spare try stands for, or null when there is none. */
  take(attempt: Attempt, now: Date): Attempts | null;
  /** What the window held when a try was counted. */
  note(attempt: Attempt, held: Attempts): void;
  give(attempt: Attempt): void;
  /** Tries that are going back just now, which the database may still count; null when none are. */
  readonly returning: Promise<unknown> | null;
}

interface Spare {
  readonly attempt: Attempt;
  held: Attempts | null;
  left: number;
  /** How many have lain here since the last look: nobody needed those. */
  unneeded: number;
  isInUse: boolean;
}

const lookMs = 500;

export function createSpareTries(
  uncount: (attempts: readonly Attempt[]) => Promise<void>,
): SpareTries {
  const spares = new Map<LimitName, Map<string, Spare>>();
  let isDue = false;
  let returning: Promise<unknown> | null = null;

  /** If it fails, they stay counted until their window is over. */
  const giveBack = (attempts: readonly Attempt[]) => {
    const ended = Promise.allSettled([returning, uncount(attempts)]).then(() => {
      if (returning === ended) returning = null;
    });
    returning = ended;
  };
  const lookLater = () => {
    if (!isDue) setTimeout(look, lookMs).unref();
    isDue = true;
  };
  /** Gives back what lay here for long. */
  const look = () => {
    isDue = false;
    const attempts: Attempt[] = [];
    for (const ofLimit of spares.values()) {
      for (const [whose, spare] of ofLimit) {
        for (let at = 0; at < spare.unneeded; at += 1) attempts.push(spare.attempt);
        spare.left -= spare.unneeded;
        if (spare.left === 0 && !spare.isInUse) ofLimit.delete(whose);
        spare.unneeded = spare.left;
        spare.isInUse = false;
      }
      if (ofLimit.size > 0) lookLater();
    }
    if (attempts.length > 0) giveBack(attempts);
  };
  const findSpare = ({ limit, whose }: Attempt) => spares.get(limit)?.get(whose);
  const spareOf = (attempt: Attempt): Spare => {
    const known = findSpare(attempt);
    if (known) return known;
    const made = { attempt, held: null, left: 0, unneeded: 0, isInUse: true };
    const ofLimit = spares.get(attempt.limit) ?? new Map<string, Spare>();
    spares.set(attempt.limit, ofLimit.set(attempt.whose, made));
    lookLater();
    return made;
  };
  return {
    take(attempt, now) {
      const spare = findSpare(attempt);
      if (!spare?.held || spare.left === 0 || spare.held.until.getTime() <= now.getTime())
        return null;
      spare.left -= 1;
      spare.unneeded = Math.min(spare.unneeded, spare.left);
      spare.isInUse = true;
      return spare.held;
    },
    note(attempt, held) {
      const spare = spareOf(attempt);
      // Tries of a window that is over are not counted any more, so there is nothing to give back.
      if (spare.held && spare.held.until < held.until) spare.left = spare.unneeded = 0;
      spare.held = held;
      spare.isInUse = true;
    },
    give(attempt) {
      const spare = spareOf(attempt);
      spare.left += 1;
      spare.isInUse = true;
    },
    get returning() {
      return returning;
    },
  };
}
