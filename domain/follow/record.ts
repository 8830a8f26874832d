import { type Micro, micro, sum } from '../money.ts';

/** A plan of an operator, as its record counts it. */
export interface OperatedPlan {
  readonly state: 'running' | 'settled' | 'failed';
  readonly put: Micro;
  /** Of the put, without coupon money and start-up funds. */
  readonly own: Micro;
  readonly consumed: Micro;
  /** Commissions net of the fee. */
  readonly earned: Micro;
}

/** What following brought one follower, over all settled copies, after the share. */
export interface FollowerResult {
  readonly result: Micro;
}

/** The whole record of an operator: all plans, those with a loss as well. */
export function recordOf(plans: readonly OperatedPlan[]) {
  const settled = plans.filter(({ state }) => state === 'settled');
  const results = settled.map(({ earned, consumed }) => micro(earned - consumed));
  return {
    plans: plans.length,
    running: plans.filter(({ state }) => state === 'running').length,
    failed: plans.filter(({ state }) => state === 'failed').length,
    settled: settled.length,
    lost: results.filter((result) => result < 0n).length,
    /** The operator's own money in plans that run now. */
    stake: sum(plans.filter(({ state }) => state === 'running').map(({ own }) => own)),
    put: sum(plans.filter(({ state }) => state !== 'failed').map(({ put }) => put)),
    consumed: sum(settled.map(({ consumed }) => consumed)),
    earned: sum(settled.map(({ earned }) => earned)),
    result: sum(results),
    ...spreadOf(results),
  };
}

/** How those fared who followed: the share who lost, the one in the middle, and the worst. */
export function followersOf(followers: readonly FollowerResult[]) {
  const results = followers.map(({ result }) => result);
  const lost = results.filter((result) => result < 0n).length;
  const { median, worst } = spreadOf(results);
  return { withResult: results.length, lost, median, worst };
}

/** Null where there is nothing yet: an invented 0 would look like a result. */
export function spreadOf(results: readonly Micro[]) {
  const sorted = [...results].sort((one, other) => (one < other ? -1 : one > other ? 1 : 0));
  const [worst = null] = sorted;
  const best = sorted.at(-1) ?? null;
  return { worst, best, median: medianOf(sorted) };
}

/** Of two in the middle the mean, rounded down: never better than it was. */
function medianOf(sorted: readonly Micro[]): Micro | null {
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) return null;
  if (sorted.length % 2 === 1) return upper;
  const both = (sorted[middle - 1] ?? 0n) + upper;
  return micro(both < 0n && both % 2n !== 0n ? both / 2n - 1n : both / 2n);
}
