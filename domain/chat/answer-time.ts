/** With fewer answers to measure, nothing is said about how long one takes. */
export const answersMeasuredMin = 5;
/** The newest answers alone count, and none that is older than this. */
export const answersMeasuredMax = 50;
export const answersMeasuredDays = 30;

/** How long an answer took in the middle case, in whole minutes; null with too few to tell. */
export function usualAnswerMinutes(waitsMs: readonly number[]): number | null {
  if (waitsMs.length < answersMeasuredMin) return null;
  const sorted = waitsMs.toSorted((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return Math.max(1, Math.ceil(median / 60_000));
}
