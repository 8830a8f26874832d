import type { HourShares } from '#domain/delivery/pacing.ts';
import { type PlacementRequests, planShares } from '#domain/delivery/plan-shares.ts';
import { dayMs, minuteMs } from '#domain/plan/limits.ts';
import type { Sql } from '../database/database.ts';
import { type LivePlanRow, listRequests, type PlacementRow } from './live-plan-store.ts';

/** A week is long, and the next hour hardly changes it. */
const readMs = 10 * minuteMs;

/** When requests come that a plan can be shown for, by those of the last week. */
export class RequestShares {
  #requests: readonly PlacementRequests[] = [];
  #readAt = Number.NEGATIVE_INFINITY;
  #placements: readonly (PlacementRow & { readonly placementId: number })[] = [];
  readonly #known = new Map<string, HourShares>();

  async read(
    sql: Sql,
    placements: readonly PlacementRow[],
    now: Date,
    elapsed: number,
  ): Promise<void> {
    if (elapsed - this.#readAt > readMs) {
      this.#requests = await listRequests(sql, new Date(now.getTime() - 7 * dayMs));
      this.#readAt = elapsed;
    }
    this.#placements = placements.map((placement) => ({ ...placement, placementId: placement.id }));
    this.#known.clear();
  }

  /** Plans of a product are alike, so each is worked out once. */
  of(facts: LivePlanRow): HourShares {
    const key = `${facts.productId} ${facts.formats} ${facts.excludedPlacements}`;
    const known = this.#known.get(key);
    if (known) return known;
    const { hours } = facts.targeting;
    const made = planShares({ ...facts, hours }, this.#placements, this.#requests);
    this.#known.set(key, made);
    return made;
  }
}
