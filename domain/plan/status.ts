import { createRefusal, type Refusal } from '../refusal.ts';

export const planStatuses = [
  'waitPut',
  'matching',
  'putting',
  'putFailed',
  'putFinished',
  'waitSettlement',
  'settled',
] as const;

export type PlanStatus = (typeof planStatuses)[number];

/** What can end a plan's delivery. */
const endings = [
  'stopped',
  'end_reached',
  'product_withdrawn',
  'creative_rejected',
  'escrow_empty',
  'no_supply',
] as const;

/** Whether ads of a plan in this status may be served, or were and may still count. */
export const isDelivering = (status: PlanStatus): boolean =>
  status === 'putting' || status === 'putFinished';

/**
 * Every status transition with its possible causes. Nothing else changes a status; the database
 * repeats this in the table `plan_move`.
 */
export const planMoves = [
  { from: 'waitPut', to: 'matching', causes: ['put', 'copied'] },
  {
    from: 'waitPut',
    to: 'putFailed',
    causes: ['declined', 'offer_expired', 'product_withdrawn'],
  },
  { from: 'matching', to: 'putting', causes: ['placement_found'] },
  {
    from: 'matching',
    to: 'putFailed',
    causes: ['stopped', 'no_placement', 'product_withdrawn', 'creative_rejected', 'escrow_short'],
  },
  { from: 'putting', to: 'putFinished', causes: ['amount_consumed', ...endings] },
  // Ended with nothing consumed, after the last token in flight has expired.
  { from: 'putting', to: 'putFailed', causes: endings },
  { from: 'putFinished', to: 'waitSettlement', causes: ['tokens_expired'] },
  { from: 'waitSettlement', to: 'settled', causes: ['window_closed'] },
] as const satisfies readonly {
  readonly from: PlanStatus;
  readonly to: PlanStatus;
  readonly causes: readonly string[];
}[];

/** Final statuses: no plan leaves them. */
export const endedStatuses: readonly PlanStatus[] = planStatuses.filter(
  (status) => !planMoves.some(({ from }) => from === status),
);

export type PlanCause = (typeof planMoves)[number]['causes'][number];

export const planCauses = [
  ...new Set(planMoves.flatMap(({ causes }) => causes as readonly PlanCause[])),
];

/** Why a plan in `putting` is not delivering. `ending` means that tokens are still in flight. */
export const pauseCauses = [
  'partner',
  'escrow_low',
  'daily_cap',
  'invalid_traffic',
  'ending',
] as const;

export type PauseCause = (typeof pauseCauses)[number];

/**
 * The status to show. A plan that was ended is finished for its partner, although only the last
 * token decides whether it failed.
 */
export const shownStatusOf = (plan: {
  readonly status: PlanStatus;
  readonly pausedBy: PauseCause | null;
}): PlanStatus => (plan.pausedBy === 'ending' ? 'putFinished' : plan.status);

export function whyNotMovePlan(from: PlanStatus, to: PlanStatus, cause: PlanCause): Refusal | null {
  const isKnown = planMoves.some(
    (move) =>
      move.from === from && move.to === to && (move.causes as readonly PlanCause[]).includes(cause),
  );
  return isKnown ? null : createRefusal('plan_not_in_status', { status: from });
}
