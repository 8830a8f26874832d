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
  #unsaid = new Map<string, ShownRow>();
  #readTo = 0n;
  /** What was read although rows with smaller numbers may still be committed. */
  #readBeyond = new Set<bigint>();

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
    const since = Math.max(now - capWindowMs, facts.startsAt.getTime());
    const midnight = startOfUtcDay(utcDayOf(now)).getTime();
    for (let at = midnight - 1; at > since && count < times; at -= dayMs) {
      count += this.#counts.get(keyOf(id, viewerAt(at)), now);
    }
    return count >= times;
  }

  add(plan: LivePlan, viewer: string, now: number): void {
    const key = keyOf(plan.id, viewer);
    this.#counts.add(key, now, plan.capWindowMs);
    if (plan.facts.putRule.frequencyCap.times >= sharedTimesMax) return;
    const times = 1 + (this.#unsaid.get(key)?.times ?? 0);
    this.#unsaid.set(key, { planId: plan.id, viewer, times });
  }

  /** Tells other processes what was shown here, and reads what they have shown. */
  async share(
    sql: Sql,
    process: string,
    plans: ReadonlyMap<number, LivePlan>,
    now: Date,
  ): Promise<void> {
    const said = this.#unsaid;
    this.#unsaid = new Map();
    try {
      if (said.size > 0) await insertShown(sql, process, now, [...said.values()]);
    } catch (error) {
      // What could not be told is told next time, with what was shown since.
      for (const [key, row] of said) {
        const times = row.times + (this.#unsaid.get(key)?.times ?? 0);
        this.#unsaid.set(key, { ...row, times });
      }
      throw error;
    }
    const rows = await listShownElsewhere(sql, process, this.#readTo);
    const before = this.#readBeyond;
    this.#readBeyond = new Set();
    for (const row of rows) {
      if (row.isOld) this.#readTo = row.id;
      else this.#readBeyond.add(row.id);
      const plan = before.has(row.id) ? undefined : plans.get(Number(row.planId));
      if (!plan) continue;
      const at = row.at.getTime();
      if (at + plan.capWindowMs <= now.getTime()) continue;
      this.#counts.add(keyOf(plan.id, row.viewer), at, plan.capWindowMs, row.times);
    }
  }
}

const keyOf = (planId: number, viewer: string): string => `${viewer}${planId}`;
