import type { HourShares } from '#domain/delivery/pacing.ts';
import { type PlacementRequests, planShares } from '#domain/delivery/plan-shares.ts';
import { daysBefore, minuteMs } from '#domain/time.ts';
import type { Sql } from '../../platform/database/database.ts';
import { type LivePlanRow, listRequests, type PlacementRow } from './live-plan-store.ts';

/** A week hardly changes within the next hour. */
const readMs = 10 * minuteMs;

/** How the requests that suit a plan spread over the hours, measured over the last week. */
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
      this.#requests = await listRequests(sql, daysBefore(now, 7));
      this.#readAt = elapsed;
    }
    this.#placements = placements.map((placement) => ({ ...placement, placementId: placement.id }));
    this.#known.clear();
  }

  /** Plans of one product have the same shares, so they are computed once. */
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
