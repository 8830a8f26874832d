import { createRefusal, type Refusal } from '../refusal.ts';
import type { PauseCause, PlanStatus } from './status.ts';

export interface PlanState {
  readonly status: PlanStatus;
  readonly pausedBy: PauseCause | null;
}

/** What the partner may currently do with a plan. */
export const actsOf = (plan: PlanState & { readonly offeredUntil: Date }, now: Date) => ({
  put: plan.status === 'waitPut' && plan.offeredUntil > now,
  pause: whyNotPause(plan, true) === null,
  resume: whyNotPause(plan, false) === null,
  stop: whyNotStop(plan) === null,
});

/** A partner can resume only from their own pause; other pauses end automatically. */
export function whyNotPause({ status, pausedBy }: PlanState, isPaused: boolean): Refusal | null {
  const mayPause = pausedBy !== 'partner' && pausedBy !== 'ending';
  const isAllowed = status === 'putting' && (isPaused ? mayPause : pausedBy === 'partner');
  return isAllowed ? null : createRefusal('plan_not_in_status', { status });
}

export function whyNotStop({ status, pausedBy }: PlanState): Refusal | null {
  const isAllowed = status === 'matching' || (status === 'putting' && pausedBy !== 'ending');
  return isAllowed ? null : createRefusal('plan_not_in_status', { status });
}
