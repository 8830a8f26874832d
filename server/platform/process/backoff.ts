/**
 * Exponential backoff with jitter: the wait doubles after each failure up to a limit, and varies a
 * little so that many processes do not retry in step.
 */
export function backoffMs(
  failures: number,
  intervalMs: number,
  waitMsMax: number,
  random: () => number = Math.random,
): number {
  const waitMs = Math.min(
    Math.max(intervalMs, waitMsMax),
    intervalMs * 2 ** Math.min(failures, 20),
  );
  return waitMs * (0.75 + random() / 2);
}
