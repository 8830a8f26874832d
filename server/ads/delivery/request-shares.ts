import type { HourShares } from '#domain/delivery/pacing.ts';
import { type PlacementRequests, planShares } from '#domain/delivery/plan-shares.ts';
import { daysBefore, minuteMs } from '#domain/time.ts';
import type { Sql } from '../../platform/database/database.ts';
import { type LivePlanRow, listRequests, type PlacementRow } from './live-plan-store.ts';

/** A week hardly changes within the next hour. */
const reloadMs = 10 * minuteMs;

/** How the requests that suit a plan spread over the hours, measured over the last week. */
export class RequestShares {
  #requests: readonly PlacementRequests[] = [];
  #loadedAt = Number.NEGATIVE_INFINITY;
  #placements: readonly (PlacementRow & { readonly placementId: number })[] = [];
  readonly #sharesByKey = new Map<string, HourShares>();

  async load(
    sql: Sql,
    placements: readonly PlacementRow[],
    now: Date,
    elapsed: number,
  ): Promise<void> {
    if (elapsed - this.#loadedAt > reloadMs) {
      this.#requests = await listRequests(sql, daysBefore(now, 7));
      this.#loadedAt = elapsed;
    }

    this.#placements = placements.map((placement) => ({ ...placement, placementId: placement.id }));
    this.#sharesByKey.clear();
  }

  /** Plans of one product have the same shares, so they are computed once. */
  getShares(plan: LivePlanRow): HourShares {
    const key = `${plan.productId} ${plan.formats} ${plan.excludedPlacements}`;
    const knownShares = this.#sharesByKey.get(key);
    if (knownShares) return knownShares;

    const { hours } = plan.targeting;
    const shares = planShares({ ...plan, hours }, this.#placements, this.#requests);
    this.#sharesByKey.set(key, shares);

    return shares;
  }
}
