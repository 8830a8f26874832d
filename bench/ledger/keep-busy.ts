/**
 * This many callers, each with one call at a time, until there are no more calls. Returns the calls
 * answered per second; a refused call stops it all.
 */
export async function keepBusy<Call>(
  callers: number,
  calls: Iterable<Call>,
  make: (call: Call) => Promise<unknown>,
): Promise<number> {
  const waiting = calls[Symbol.iterator]();
  let answered = 0;

  async function caller(): Promise<void> {
    for (let next = waiting.next(); !next.done; next = waiting.next()) {
      await make(next.value);
      answered += 1;
    }
  }

  const started = performance.now();
  await Promise.all(Array.from({ length: callers }, caller));

  return (answered * 1000) / (performance.now() - started);
}

/** Keeps picking until the time is over. */
export function* pickFor<Picked>(seconds: number, pick: () => Picked): Generator<Picked> {
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) yield pick();
}
