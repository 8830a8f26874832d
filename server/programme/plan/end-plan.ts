import type { Json } from '#domain/canonical-json.ts';
import { formatMicro } from '#domain/money.ts';
import { drainedAt } from '#domain/plan/lifetime.ts';
import type { PlanCause, PlanStatus } from '#domain/plan/status.ts';
import type { Decision } from '../../books/ledger/ledger.ts';
import { leavePlanNotices } from '../../people/notice/notice.ts';
import type { Sql } from '../../platform/database/database.ts';
import { insertBilling } from './billing-store.ts';
import { createBillEntries, createReturnEntries } from './plan-entries.ts';
import type { PlanMoney } from './plan-money-store.ts';
import type { ShownPlan } from './shown-plan-store.ts';
import { insertPause, insertStep } from './step-store.ts';

export interface Ending {
  readonly cause: PlanCause;
  readonly actor: string;
  /** Up to when all events are in the books. */
  readonly completeTo: Date;
}

/** How a plan will be read once its end is saved. */
type PlanAfterEnd = Pick<ShownPlan, 'status' | 'statusAt' | 'pausedBy'> &
  Partial<Pick<ShownPlan, 'pausedAt' | 'last'>>;

type EndDecision = Omit<Decision<Json>, 'result'> & { readonly planAfterEnd: PlanAfterEnd };

/**
 * Ends a locked plan. If it never delivered, its money is returned at once. If it has spent
 * something, it is finished, and the rest is returned when the last token has expired. If it has
 * spent nothing yet, it waits for its tokens to expire, and fails if they cost nothing either.
 */
export function endPlan(plan: PlanMoney, ending: Ending, now: Date): EndDecision {
  if (plan.status === 'matching') return failPlan(plan, ending, now);
  if (plan.spent > 0n) return finishPlan(plan, ending, now);
  if (plan.pausedBy === 'ending' && drainedAt(plan.pausedAt ?? now, plan) <= ending.completeTo) {
    return failPlan(plan, ending, now);
  }

  const pause = {
    cause: 'ending',
    actor: ending.actor,
    changedAt: now,
    endsWith: ending.cause,
  } as const;

  return {
    entries: [],
    planAfterEnd: {
      status: plan.status,
      statusAt: plan.statusAt,
      pausedBy: 'ending',
      pausedAt: now,
    },
    save: (sql) => insertPause(sql, plan, pause),
  };
}

function failPlan(plan: PlanMoney, { cause, actor }: Ending, now: Date): EndDecision {
  const entries = createReturnEntries(plan);
  const entryId = entries[0]?.id ?? null;
  const step = { status: 'putFailed', cause, actor, entryId, reachedAt: now } as const;

  return {
    entries,
    planAfterEnd: toPlanAfterEnd(plan, step),
    async save(sql) {
      await insertStep(sql, plan, step);
      await leaveFailureNotice(sql, plan, step);
    },
  };
}

/** Tells the partner how much was returned, and why. An offer without money fails silently. */
async function leaveFailureNotice(
  sql: Sql,
  { id: planId, put }: PlanMoney,
  { cause, reachedAt }: { readonly cause: PlanCause; readonly reachedAt: Date },
): Promise<void> {
  if (!put) return;
  const details = { amount: formatMicro(put.amount), cause };
  await leavePlanNotices(sql, [
    { planId, kind: 'plan-failed', cause: 'failed', details, createdAt: reachedAt },
  ]);
}

function finishPlan(plan: PlanMoney, { cause, actor }: Ending, now: Date): EndDecision {
  const entries = createBillEntries(plan);
  const entryId = entries[0]?.id ?? null;
  const step = { status: 'putFinished', cause, actor, entryId, reachedAt: now } as const;

  return {
    entries,
    planAfterEnd: toPlanAfterEnd(plan, step),
    async save(sql: Sql) {
      if (entryId) await insertBilling(sql, plan, entryId, now);
      await insertStep(sql, plan, step);
    },
  };
}

interface EndStep extends Omit<Ending, 'completeTo'> {
  readonly status: PlanStatus;
  readonly entryId: string | null;
  readonly reachedAt: Date;
}

function toPlanAfterEnd(
  plan: PlanMoney,
  { status, cause, actor, entryId, reachedAt }: EndStep,
): PlanAfterEnd {
  const last = {
    from: plan.status,
    to: status,
    cause,
    actor,
    facts: {},
    entryId,
    at: reachedAt,
  };
  return { status, statusAt: reachedAt, pausedBy: null, last };
}
