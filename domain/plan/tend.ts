import { type Micro, micro } from '../money.ts';
import { hourMs } from '../time.ts';
import type { PlanLimits } from './limits.ts';
import type { PauseCause, PlanCause } from './status.ts';

/** What is checked periodically while a plan is matching or delivering. */
export interface Tended {
  readonly statusAt: Date;
  readonly isWithdrawn: boolean;
  readonly isApproved: boolean;
  readonly escrow: Micro;
  readonly commissionMax: Micro;
  /** When a placement that fits the plan last requested an ad; null if none ever did. */
  readonly lastSupplyAt: Date | null;
}

export interface Putting extends Tended {
  readonly endsAt: Date;
  /** When the partner last changed where the plan may be shown; null if never. */
  readonly chosenAt: Date | null;
  readonly pausedBy: PauseCause | null;
  readonly pausedAt: Date | null;
  readonly left: Micro;
  readonly spent: Micro;
  readonly dailyCap: Micro | null;
  /** Spending on the current UTC day. */
  readonly spentToday: Micro;
  /** The cost of one event at the cheapest fitting placement; null if none fits. */
  readonly unit: Micro | null;
  /** Whether all fitting placements are on hold for invalid traffic. */
  readonly isHeld: boolean;
}

/** What must happen to a plan now. */
export type Due =
  | { readonly act: 'start' }
  | { readonly act: 'end'; readonly cause: PlanCause }
  | { readonly act: 'pause'; readonly cause: PauseCause }
  | { readonly act: 'resume' };

const end = (cause: PlanCause): Due => ({ act: 'end', cause });

const hoursSince = (time: Date, now: Date) => (now.getTime() - time.getTime()) / hourMs;

/** The escrow a merchant needs for a product to be delivered. */
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

/** A plan starts once a placement fits and its commissions are funded. */
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

/** What a delivering plan must do now, if anything: the first rule that applies wins. */
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

  // A partner who excludes the last placement has as long to allow another as a new plan has.
  const isNew = [plan.statusAt, plan.chosenAt ?? plan.statusAt].some(
    (at) => hoursSince(at, now) < limits.noSupplyHours,
  );
  if (!isNew && !hasSupply(plan, limits.noSupplyHours, now)) return end('no_supply');

  return dueOfPause(plan, limits);
}

/** Only the partner can end the partner's own pause. */
function dueOfPause(plan: Putting, limits: PlanLimits): Due | null {
  const { pausedBy } = plan;
  if (pausedBy === 'partner') return null;
  const pauseCause = wantedPause(plan, limits);
  if (pauseCause === pausedBy) return null;
  return pauseCause === null ? { act: 'resume' } : { act: 'pause', cause: pauseCause };
}

function wantedPause(plan: Putting, limits: PlanLimits): PauseCause | null {
  const { dailyCap, spentToday, unit } = plan;
  if (!isFunded(plan, limits)) return 'escrow_low';
  if (plan.isHeld) return 'invalid_traffic';
  const isCapped = dailyCap !== null && spentToday + (unit ?? 1n) > dailyCap;
  return isCapped ? 'daily_cap' : null;
}
