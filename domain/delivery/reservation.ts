const sliceMs = 30_000;

/**
 * The cost of a plan's issued tokens that may still be charged, by the half minute of issue. A
 * reservation is released when it is charged or expires.
 */
export class Reservations {
  readonly #bySlice = new Map<number, bigint>();
  readonly #lifeMs: number;
  #total = 0n;

  constructor(lifeMs: number) {
    this.#lifeMs = lifeMs;
  }

  /** The amount reserved now. Drops expired reservations. */
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

  /** Releases a reservation that was charged or never will be. */
  release(amount: bigint, issuedAt: number): void {
    const slice = Math.floor(issuedAt / sliceMs);
    const reserved = this.#bySlice.get(slice) ?? 0n;
    const released = amount < reserved ? amount : reserved;
    if (released === 0n) return;
    this.#bySlice.set(slice, reserved - released);
    this.#total -= released;
  }
}
