/** With fewer answers than this, no answer time is shown. */
export const answersMeasuredMin = 5;
/** Only the newest answers count, up to this age. */
export const answersMeasuredMax = 50;
export const answersMeasuredDays = 30;

/** The median answer time in whole minutes; null with too few answers. */
export function usualAnswerMinutes(waitsMs: readonly number[]): number | null {
  if (waitsMs.length < answersMeasuredMin) return null;
  const sortedWaits = waitsMs.toSorted((a, b) => a - b);
  const median = sortedWaits[Math.floor(sortedWaits.length / 2)] ?? 0;
  return Math.max(1, Math.ceil(median / 60_000));
}
