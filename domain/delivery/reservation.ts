const sliceMs = 30_000;

/**
 * What a plan has handed out in tokens that may still cost something, by the half minute they
 * were issued in. It comes back when they are charged or after a while.
 */
export class Reservations {
  readonly #bySlice = new Map<number, bigint>();
  readonly #lifeMs: number;
  #total = 0n;

  constructor(lifeMs: number) {
    this.#lifeMs = lifeMs;
  }

  /** What is reserved now. Lets go of what has expired. */
  total(now: number): bigint {
    for (const [slice, amount] of this.#bySlice) {
      if ((slice + 1) * sliceMs + this.#lifeMs >= now) break;
      this.#bySlice.delete(slice);
      this.#total -= amount;
    }
    return this.#total;
  }

  reserve(amount: bigint, now: number): void {
    const slice = Math.floor(now / sliceMs);
    this.#bySlice.set(slice, (this.#bySlice.get(slice) ?? 0n) + amount);
    this.#total += amount;
  }

  /** What was reserved is charged, or never will be. */
  release(amount: bigint, issuedAt: number): void {
    const slice = Math.floor(issuedAt / sliceMs);
    const reserved = this.#bySlice.get(slice) ?? 0n;
    const released = amount < reserved ? amount : reserved;
    if (released === 0n) return;
    this.#bySlice.set(slice, reserved - released);
    this.#total -= released;
  }
}
