import { createRefusal, type Refusal } from '../refusal.ts';
import type { PlanStatus } from './status.ts';

/** How many placements one plan can exclude. */
export const exclusionsMax = 50;

export interface Excluding {
  readonly status: PlanStatus;
  readonly excluded: number;
}

/** Placements can be excluded while a plan is matching or delivering. */
export function whyNotExclude(
  { status, excluded }: Excluding,
  isExcluded: boolean,
): Refusal | null {
  if (status !== 'matching' && status !== 'putting')
    return createRefusal('plan_not_in_status', { status });
  const isFull = isExcluded && excluded >= exclusionsMax;
  return isFull ? createRefusal('placement_exclusions_full', { most: exclusionsMax }) : null;
}
