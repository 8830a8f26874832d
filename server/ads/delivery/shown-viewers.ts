import { RecentCounts } from '#domain/delivery/recent-counts.ts';
import { dayMs, startOfUtcDay, utcDayOf } from '#domain/time.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { LivePlan } from './live-plan.ts';
import { insertShown, listShownElsewhere, type ShownRow } from './shown-store.ts';

/** A cap this high limits nobody, so it is not shared between processes. */
const sharedTimesMax = 1_000;

/** How often each viewer was shown each plan, by this process and the others. */
export class ShownViewers {
  readonly #counts = new RecentCounts();
  #unsharedRows = new Map<string, ShownRow>();
  #lastReadId = 0n;
  /** What was read although rows with smaller numbers may still be committed. */
  #readAheadIds = new Set<bigint>();

  /** A viewer's id changes every day, but what was seen before midnight still counts. */
  isCapped(
    { id, facts, capWindowMs }: LivePlan,
    viewer: string,
    now: number,
    viewerAt?: (time: number) => string,
  ): boolean {
    const { times } = facts.putRule.frequencyCap;
    let count = this.#counts.get(keyOf(id, viewer), now);
    if (!viewerAt || times >= sharedTimesMax) return count >= times;

    const windowStart = Math.max(now - capWindowMs, facts.startsAt.getTime());
    const midnight = startOfUtcDay(utcDayOf(now)).getTime();
    for (let dayEnd = midnight - 1; dayEnd > windowStart && count < times; dayEnd -= dayMs) {
      count += this.#counts.get(keyOf(id, viewerAt(dayEnd)), now);
    }

    return count >= times;
  }

  add(plan: LivePlan, viewer: string, now: number): void {
    const key = keyOf(plan.id, viewer);
    this.#counts.add(key, now, plan.capWindowMs);
    if (plan.facts.putRule.frequencyCap.times >= sharedTimesMax) return;

    const times = 1 + (this.#unsharedRows.get(key)?.times ?? 0);
    this.#unsharedRows.set(key, { planId: plan.id, viewer, times });
  }

  /** Tells other processes what was shown here, and reads what they have shown. */
  async share(
    sql: Sql,
    process: string,
    plans: ReadonlyMap<number, LivePlan>,
    now: Date,
  ): Promise<void> {
    const sharedRows = this.#unsharedRows;
    this.#unsharedRows = new Map();
    try {
      if (sharedRows.size > 0) await insertShown(sql, process, now, [...sharedRows.values()]);
    } catch (error) {
      // What could not be told is told next time, with what was shown since.
      for (const [key, row] of sharedRows) {
        const times = row.times + (this.#unsharedRows.get(key)?.times ?? 0);
        this.#unsharedRows.set(key, { ...row, times });
      }

      throw error;
    }

    const rows = await listShownElsewhere(sql, process, this.#lastReadId);
    const previousAheadIds = this.#readAheadIds;
    this.#readAheadIds = new Set();

    for (const row of rows) {
      if (row.isOld) this.#lastReadId = row.id;
      else this.#readAheadIds.add(row.id);
      const plan = previousAheadIds.has(row.id) ? undefined : plans.get(Number(row.planId));
      if (!plan) continue;

      const shownAt = row.at.getTime();
      if (shownAt + plan.capWindowMs <= now.getTime()) continue;

      this.#counts.add(keyOf(plan.id, row.viewer), shownAt, plan.capWindowMs, row.times);
    }
  }
}

const keyOf = (planId: number, viewer: string): string => `${viewer}${planId}`;
