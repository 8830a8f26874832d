import { type Micro, micro, sum } from '../money.ts';

/** A plan of an operator, as it counts in the record. */
export interface OperatedPlan {
  readonly state: 'running' | 'settled' | 'failed';
  readonly put: Micro;
  /** Of the put, without coupon money and start-up funds. */
  readonly own: Micro;
  readonly consumed: Micro;
  /** Commissions net of the fee. */
  readonly earned: Micro;
}

/** A follower's result over all settled copies, after the share. */
export interface FollowerResult {
  readonly result: Micro;
}

/** The whole record of an operator: all plans, including those that lost money. */
export function recordOf(plans: readonly OperatedPlan[]) {
  const settled = plans.filter(({ state }) => state === 'settled');
  const results = settled.map(({ earned, consumed }) => micro(earned - consumed));

  return {
    plans: plans.length,
    running: plans.filter(({ state }) => state === 'running').length,
    failed: plans.filter(({ state }) => state === 'failed').length,
    settled: settled.length,
    lost: results.filter((result) => result < 0n).length,
    /** The operator's own money in running plans. */
    stake: sum(plans.filter(({ state }) => state === 'running').map(({ own }) => own)),
    put: sum(plans.filter(({ state }) => state !== 'failed').map(({ put }) => put)),
    consumed: sum(settled.map(({ consumed }) => consumed)),
    earned: sum(settled.map(({ earned }) => earned)),
    result: sum(results),
    ...spreadOf(results),
  };
}

/** How followers fared: the share who lost, the median and the worst. */
export function followersOf(followers: readonly FollowerResult[]) {
  const results = followers.map(({ result }) => result);
  const lost = results.filter((result) => result < 0n).length;
  const { median, worst } = spreadOf(results);
  return { withResult: results.length, lost, median, worst };
}

/** Null where there is no data yet: a 0 would look like a result. */
export function spreadOf(results: readonly Micro[]) {
  const sortedResults = [...results].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const [worst = null] = sortedResults;
  const best = sortedResults.at(-1) ?? null;
  return { worst, best, median: medianOf(sortedResults) };
}

/** The median. Of two middle values it is their mean, rounded down so that it never flatters. */
function medianOf(sortedResults: readonly Micro[]): Micro | null {
  const middle = Math.floor(sortedResults.length / 2);
  const upper = sortedResults[middle];
  if (upper === undefined) return null;
  if (sortedResults.length % 2 === 1) return upper;

  const middleSum = (sortedResults[middle - 1] ?? 0n) + upper;
  return micro(middleSum < 0n && middleSum % 2n !== 0n ? middleSum / 2n - 1n : middleSum / 2n);
}
