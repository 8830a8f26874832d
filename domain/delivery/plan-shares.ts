import { fitsPlacement, type Placement, type Wanted } from '../plan/placement.ts';
import { type HourShares, hourShares } from './pacing.ts';

/** How often a placement asked for an ad in one hour. */
export interface ZoneRequests {
  readonly zoneId: number;
  readonly hour: Date;
  readonly count: number;
}

interface Shown extends Wanted {
  readonly hours: readonly number[];
  /** Placements that its partner keeps it from. */
  readonly excludedZones: readonly number[];
}

/** In which hours the requests come that a plan can be shown for. */
export function planShares(
  plan: Shown,
  zones: readonly (Placement & { readonly zoneId: number })[],
  requests: readonly ZoneRequests[],
): HourShares {
  const suiting = new Set(
    zones.flatMap((zone) =>
      fitsPlacement(plan, zone) && !plan.excludedZones.includes(zone.zoneId) ? zone.zoneId : [],
    ),
  );
  return hourShares(
    requests.filter(({ zoneId }) => suiting.has(zoneId)),
    plan.hours,
  );
}
