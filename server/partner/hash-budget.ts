/** How many names without an account are hashed for: all in a burst, and then by the second. */
const burst = 60;
const perSecond = 2;
const samplesMax = 32;

export interface HashBudget {
  /** Null when a hash may be spent; otherwise the milliseconds that one has lately taken. */
  take(): number | null;
  /** How long a real hash took. */
  note(ms: number): void;
}

/**
 * A name without an account takes as long as one with, so that nobody learns which names there
 * are; but a flood of invented names must not buy a hash each. Beyond the budget an answer takes
 * its time from hashes that were made lately, and holds its place in the lane, without the work.
 */
export function createHashBudget(clock: () => number = () => performance.now()): HashBudget {
  const samples: number[] = [];
  let left = burst;
  let at = clock();
  return {
    take() {
      const now = clock();
      left = Math.min(burst, left + ((now - at) / 1000) * perSecond);
      at = now;
      const sample = samples[Math.floor(Math.random() * samples.length)];
      if (left < 1 && sample !== undefined) return sample;
      left -= 1;
      return null;
    },
    note(ms) {
      samples.push(ms);
      if (samples.length > samplesMax) samples.shift();
    },
  };
}
