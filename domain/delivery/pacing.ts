import { dayMs, hourMs, minuteMs, utcDayOf } from '../time.ts';

/** The share of a day's suitable requests in each UTC hour; the shares add up to 1. */
export type HourShares = readonly number[];

export const evenShares: HourShares = Array.from({ length: 24 }, () => 1 / 24);

/**
 * Hourly shares as counted where a plan can be shown, or even shares until two days have been
 * counted. Hours that a plan does not target have no share.
 */
export function hourShares(
  counts: readonly { hour: Date; count: number }[],
  hours: readonly number[] = [],
): HourShares {
  const isTargetedHour = evenShares.map((_, hour) => hours.length === 0 || hours.includes(hour));
  const targetedCount = isTargetedHour.filter(Boolean).length;
  const targetedCounts = counts.filter(({ hour }) => isTargetedHour[hour.getUTCHours()]);
  const days = new Set(targetedCounts.map(({ hour }) => utcDayOf(hour)));
  const total = targetedCounts.reduce((sum, { count }) => sum + count, 0);
  if (days.size < 2 || total === 0) return isTargetedHour.map((is) => (is ? 1 / targetedCount : 0));

  const byHour = Array.from({ length: 24 }, () => 0);
  for (const { hour, count } of targetedCounts) {
    byHour[hour.getUTCHours()] = (byHour[hour.getUTCHours()] ?? 0) + count;
  }

  // An hour without requests so far may still bring some.
  const countMin = total / targetedCount / 100;
  return byHour.map((count, hour) =>
    isTargetedHour[hour] ? (count + countMin) / (total * 1.01) : 0,
  );
}

export interface Flight {
  readonly startsAt: number;
  readonly endsAt: number;
  readonly amount: number;
  readonly pacing: 'even' | 'front' | 'asap';
  readonly dailyCap: number | null;
}

/** How many days' worth of requests come between two moments. */
function weightBetween(start: number, end: number, shares: HourShares): number {
  if (end <= start) return 0;

  let weight = Math.floor((end - start) / dayMs);
  let time = start + weight * dayMs;

  while (time < end) {
    const hourEnd = Math.min(end, (Math.floor(time / hourMs) + 1) * hourMs);
    const hour = new Date(time).getUTCHours();
    weight += (shares[hour] ?? 0) * ((hourEnd - time) / hourMs);
    time = hourEnd;
  }

  return weight;
}

/** The share of the amount that should be spent by a moment, ignoring daily caps. */
function spentShareAt(
  { startsAt, endsAt, pacing }: Flight,
  shares: HourShares,
  time: number,
): number {
  if (pacing === 'asap') return time > startsAt ? 1 : 0;
  const totalWeight = weightBetween(startsAt, endsAt, shares);
  const weightShare = weightBetween(startsAt, Math.min(time, endsAt), shares) / (totalWeight || 1);
  return pacing === 'front' ? 1 - (1 - weightShare) ** 2 : weightShare;
}

/**
 * What should be spent by now: the amount times the share of requests that have come by now. Each
 * UTC day is limited to its cap, and the excess moves to later days.
 */
export function targetAt(flight: Flight, shares: HourShares, now: number): number {
  const { startsAt, endsAt, amount, dailyCap } = flight;
  if (dailyCap === null) return amount * spentShareAt(flight, shares, now);

  const firstDay = utcDayOf(startsAt);
  const days = Math.ceil(endsAt / dayMs) - firstDay;
  const amountMax = Math.min(amount, dailyCap * days);
  let target = 0;

  for (let day = firstDay; day * dayMs < Math.min(now, endsAt); day += 1) {
    const uncapped = amountMax * spentShareAt(flight, shares, Math.min(now, (day + 1) * dayMs));
    target += Math.min(dailyCap, uncapped - target);
  }

  return target;
}

/** The average budget of one day of the flight. */
export function dayBudget({ startsAt, endsAt, amount, dailyCap }: Flight): number {
  const days = Math.max(1, (endsAt - startsAt) / dayMs);
  return Math.min(amount / days, dailyCap ?? Number.POSITIVE_INFINITY);
}

export const passAtStart = 0.1;
const passMin = 0.01;
const hysteresis = 0.02;
const stepMax = 0.1;
/** How strongly to correct an error, and how far ahead to extrapolate. */
const gain = 2;
const lookAheadMs = 30 * minuteMs;

export interface PaceState {
  /** The probability that a plan takes part in a suitable request. */
  readonly pass: number;
  readonly spent: number;
  /** What was spent in the last `latelyMs` milliseconds. */
  readonly spentLately: number;
  readonly latelyMs: number;
}

/**
 * Runs once a minute: a plan that is behind takes part more often, one that is ahead less often.
 * The error is extrapolated half an hour ahead from recent spending; without that, the probability
 * would keep rising while the plan catches up, and oscillate.
 */
export function nextPass(
  flight: Flight,
  shares: HourShares,
  now: number,
  { pass, spent, spentLately, latelyMs }: PaceState,
): number {
  if (flight.pacing === 'asap') return 1;

  const lookAhead = Math.min(lookAheadMs, Math.max(0, flight.endsAt - now));
  const expected = spent + (latelyMs > 0 ? (spentLately / latelyMs) * lookAhead : 0);
  const error = (targetAt(flight, shares, now + lookAhead) - expected) / dayBudget(flight);
  if (Math.abs(error) < hysteresis && pass > passMin) return pass;

  const factor = Math.min(1 + stepMax, Math.max(1 - stepMax, 1 + error * gain));
  return Math.min(1, Math.max(passMin, pass * factor));
}
