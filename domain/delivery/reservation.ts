import { minuteMs } from '../plan/limits.ts';

/**
 * What a plan has handed out in tokens that may still cost something, by the minute they were
 * issued in. It comes back when they are charged or expire.
 */
export class Reservations {
  readonly #byMinute = new Map<number, bigint>();
  readonly #lifeMs: number;
  #total = 0n;

  constructor(lifeMs: number) {
    this.#lifeMs = lifeMs;
  }

  /** What is reserved now. Lets go of what has expired. */
  total(now: number): bigint {
    for (const [minute, amount] of this.#byMinute) {
      if ((minute + 1) * minuteMs + this.#lifeMs >= now) break;
      this.#byMinute.delete(minute);
      this.#total -= amount;
    }
    return this.#total;
  }

  reserve(amount: bigint, now: number): void {
    const minute = Math.floor(now / minuteMs);
    this.#byMinute.set(minute, (this.#byMinute.get(minute) ?? 0n) + amount);
    this.#total += amount;
  }

  /** What was reserved is charged, or never will be. */
  release(amount: bigint, issuedAt: number): void {
    const minute = Math.floor(issuedAt / minuteMs);
    const reserved = this.#byMinute.get(minute) ?? 0n;
    const released = amount < reserved ? amount : reserved;
    if (released === 0n) return;
    this.#byMinute.set(minute, reserved - released);
    this.#total -= released;
  }
}
