import { type Micro, micro } from '../money.ts';
import { hourMs, type PlanLimits } from './limits.ts';
import type { PauseCause, PlanCause } from './status.ts';

/** What is looked at again and again while a plan looks for placements or delivers. */
export interface Tended {
  readonly statusAt: Date;
  readonly isWithdrawn: boolean;
  readonly isApproved: boolean;
  readonly escrow: Micro;
  readonly commissionMax: Micro;
  /** When a placement that suited it then last asked for an ad; null when none ever did. */
  readonly lastSupplyAt: Date | null;
}

export interface Putting extends Tended {
  readonly endsAt: Date;
  /** When its partner last chose where it may be shown; null when it may be shown anywhere. */
  readonly chosenAt: Date | null;
  readonly pausedBy: PauseCause | null;
  readonly pausedAt: Date | null;
  readonly left: Micro;
  readonly spent: Micro;
  readonly dailyCap: Micro | null;
  /** What was spent on the day of UTC. */
  readonly spentToday: Micro;
  /** What one event costs at the cheapest placement that suits it; null when none does. */
  readonly unit: Micro | null;
  /** Whether all placements that suit it get no ads, since their traffic was found invalid. */
  readonly isHeld: boolean;
}

/** What has to happen to a plan now. */
export type Due =
  | { readonly act: 'start' }
  | { readonly act: 'end'; readonly cause: PlanCause }
  | { readonly act: 'pause'; readonly cause: PauseCause }
  | { readonly act: 'resume' };

const end = (cause: PlanCause): Due => ({ act: 'end', cause });

const hoursSince = (at: Date, now: Date) => (now.getTime() - at.getTime()) / hourMs;

/** What a merchant must have set aside for a product to be delivered. */
export const escrowFloor = (
  commissionMax: Micro,
  limits: Pick<PlanLimits, 'escrowFloorCommissions'>,
): Micro => micro(commissionMax * BigInt(limits.escrowFloorCommissions));

const isFunded = ({ escrow, commissionMax }: Tended, limits: PlanLimits): boolean =>
  escrow >= escrowFloor(commissionMax, limits);

function endOfProduct({ isWithdrawn, isApproved }: Tended): Due | null {
  if (isWithdrawn) return end('product_withdrawn');
  return isApproved ? null : end('creative_rejected');
}

/** A plan starts when a placement suits it and its commissions are funded. */
export function dueOfMatching(plan: Tended, limits: PlanLimits, now: Date): Due | null {
  const over = endOfProduct(plan);
  if (over) return over;
  const isSupplied = hasSupply(plan, limits.matchHours, now);
  if (isSupplied && isFunded(plan, limits)) return { act: 'start' };
  if (hoursSince(plan.statusAt, now) < limits.matchHours) return null;
  return end(isSupplied ? 'escrow_short' : 'no_placement');
}

const hasSupply = ({ lastSupplyAt }: Tended, hours: number, now: Date): boolean =>
  lastSupplyAt !== null && hoursSince(lastSupplyAt, now) <= hours;

/** Why a plan that delivers ends, pauses or goes on now; the first that holds. */
export function dueOfPutting(plan: Putting, limits: PlanLimits, now: Date): Due | null {
  const { pausedBy, pausedAt, unit } = plan;
  if (pausedBy === 'ending') return null;
  const over = endOfProduct(plan);
  if (over) return over;
  if (plan.endsAt <= now) return end('end_reached');
  if (plan.spent > 0n && unit !== null && plan.left < unit) return end('amount_consumed');
  if (pausedBy === 'escrow_low' && pausedAt && !isFunded(plan, limits)) {
    return hoursSince(pausedAt, now) >= limits.escrowEmptyHours ? end('escrow_empty') : null;
  }
  // Whoever keeps a plan from its last placement has as long to let another in as at the start.
  const isNew = [plan.statusAt, plan.chosenAt ?? plan.statusAt].some(
    (at) => hoursSince(at, now) < limits.noSupplyHours,
  );
  if (!isNew && !hasSupply(plan, limits.noSupplyHours, now)) return end('no_supply');
  return dueOfPause(plan, limits);
}

/** A pause of the partner's is not ours to end. */
function dueOfPause(plan: Putting, limits: PlanLimits): Due | null {
  const { pausedBy } = plan;
  if (pausedBy === 'partner') return null;
  const wanted = wantedPause(plan, limits);
  if (wanted === pausedBy) return null;
  return wanted === null ? { act: 'resume' } : { act: 'pause', cause: wanted };
}

function wantedPause(plan: Putting, limits: PlanLimits): PauseCause | null {
  const { dailyCap, spentToday, unit } = plan;
  if (!isFunded(plan, limits)) return 'escrow_low';
  if (plan.isHeld) return 'invalid_traffic';
  const isCapped = dailyCap !== null && spentToday + (unit ?? 1n) > dailyCap;
  return isCapped ? 'daily_cap' : null;
}
