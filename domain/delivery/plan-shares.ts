import { fitsPlacement, type Placement, type PlacementCriteria } from '../plan/placement.ts';
import { type HourShares, hourShares } from './pacing.ts';

/** A placement's ad requests in one hour. */
export interface PlacementRequests {
  readonly placementId: number;
  readonly hour: Date;
  readonly count: number;
}

interface ShownPlan extends PlacementCriteria {
  readonly hours: readonly number[];
  /** Placements that the partner excluded. */
  readonly excludedPlacements: readonly number[];
}

/** The hourly shares of the requests that a plan can be shown for. */
export function planShares(
  plan: ShownPlan,
  placements: readonly (Placement & { readonly placementId: number })[],
  requests: readonly PlacementRequests[],
): HourShares {
  const suitablePlacements = new Set(
    placements.flatMap((placement) =>
      fitsPlacement(plan, placement) && !plan.excludedPlacements.includes(placement.placementId)
        ? placement.placementId
        : [],
    ),
  );
  return hourShares(
    requests.filter(({ placementId }) => suitablePlacements.has(placementId)),
    plan.hours,
  );
}
