/**
 * How long to wait before the next try: twice as long after each failure, up to a limit, and a
 * little earlier or later each time, so that many processes do not come back in step.
 */
export function backoffMs(
  failures: number,
  everyMs: number,
  maxMs: number,
  random: () => number = Math.random,
): number {
  const waitMs = Math.min(Math.max(everyMs, maxMs), everyMs * 2 ** Math.min(failures, 20));
  return waitMs * (0.75 + random() / 2);
}
