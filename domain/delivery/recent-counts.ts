interface Count {
  count: number;
  until: number;
}

/**
 * In-memory counts of recent occurrences. Expired counts are dropped, and when there are too many,
 * the oldest. A count expires one window after its last occurrence, so that no window, wherever it
 * begins, holds more occurrences than were counted.
 */
export class RecentCounts {
  readonly #counts = new Map<string, Count>();
  readonly #sizeMax: number;

  constructor(sizeMax = 500_000) {
    this.#sizeMax = sizeMax;
  }

  get(key: string, now: number): number {
    const count = this.#counts.get(key);
    return count && count.until > now ? count.count : 0;
  }

  add(key: string, now: number, windowMs: number, times = 1): void {
    const count = this.#counts.get(key);
    if (count && count.until > now) {
      count.count += times;
      count.until = Math.max(count.until, now + windowMs);
      return;
    }

    this.#counts.delete(key);
    this.#counts.set(key, { count: times, until: now + windowMs });
    if (this.#counts.size > this.#sizeMax) this.#forgetOldest(now);
  }

  #forgetOldest(now: number): void {
    let spare = this.#sizeMax / 10;
    for (const [key, { until }] of this.#counts) {
      if (until > now && spare <= 0) break;
      this.#counts.delete(key);
      spare -= 1;
    }
  }
}
