/** The budget of real hashes for unknown usernames: a burst, refilled every second. */
const burst = 60;
const perSecond = 2;
const samplesMax = 32;

export interface HashBudget {
  /** Null when a real hash may be spent; otherwise how many milliseconds to wait instead. */
  take(): number | null;
  /** Records how long a real hash took. */
  note(ms: number): void;
}

/**
 * An unknown username must take as long as a known one, or the timing would tell which exist; but a
 * flood of invented names must not cost a hash each. Beyond the budget, an answer waits as long as
 * a recent real hash took, and occupies its lane without doing the work.
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
