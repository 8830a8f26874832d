/** Reproducible randomness: the same seed gives the same numbers in the same order. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** True with this probability. */
  happens(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** A whole number from `min` to `max`. */
  whole(min: number, max: number): number;
}

/** The mulberry32 generator: small, fast, and good enough for a demo. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };

  return {
    next,
    happens: (probability) => next() < probability,
    pick(items) {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('There is nothing to pick from');
      return item;
    },
    whole: (min, max) => min + Math.floor(next() * (max - min + 1)),
  };
}
