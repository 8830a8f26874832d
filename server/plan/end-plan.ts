import type { Json } from '#domain/canonical-json.ts';
import type { Wallet } from '#domain/ledger/book.ts';
import { formatMicro } from '#domain/money.ts';
import { drainedAt } from '#domain/plan/lifetime.ts';
import type { PlanCause, PlanStatus } from '#domain/plan/status.ts';
import type { Sql } from '../database/database.ts';
import type { Decision } from '../ledger/ledger.ts';
import { leavePlanNotices } from '../notice/notice.ts';
import { insertBilling } from './billing-store.ts';
import { billEntries, returnEntries } from './plan-entries.ts';
import type { Plan } from './plan-store.ts';
import { insertPause, insertStep } from './step-store.ts';

export interface Ending {
  readonly cause: PlanCause;
  readonly actor: string;
  /** Those that are locked, as `ownersOfPlan` has them. */
  readonly wallets: ReadonlyMap<string, Wallet>;
}

type Ended = Omit<Decision<Json>, 'result'> & { readonly after: Plan };

/**
 * Ends a plan that is held. What was put on one that never delivered comes back at once. One that
 * is delivering stops: with something consumed it is finished, and what is left comes back when
 * the last token has expired; with nothing consumed it waits for that, and may then have failed.
 */
export function endPlan(plan: Plan, ending: Ending, now: Date): Ended {
  if (plan.status === 'matching') return failed(plan, ending, now);
  if (plan.spent > 0n) return finished(plan, ending, now);
  if (plan.pausedBy === 'ending' && drainedAt(plan.pausedAt ?? now, plan) <= now) {
    return failed(plan, ending, now);
  }
  const pause = { cause: 'ending', actor: ending.actor, at: now, endsWith: ending.cause } as const;
  return {
    entries: [],
    after: { ...plan, pausedBy: 'ending', pausedAt: now, endsWith: ending.cause },
    save: (sql) => insertPause(sql, plan, pause),
  };
}

function failed(plan: Plan, { cause, actor, wallets }: Ending, now: Date): Ended {
  const entries = returnEntries(plan, wallets);
  const entryId = entries[0]?.id ?? null;
  const step = { to: 'putFailed', cause, actor, entryId, at: now } as const;
  return {
    entries,
    after: moved(plan, step),
    async save(sql) {
      await insertStep(sql, plan, step);
      await tellOfFailure(sql, plan, step);
    },
  };
}

/** Tells how much came back, and why. An offer that nobody put anything on fails in silence. */
async function tellOfFailure(
  sql: Sql,
  { id: planId, put }: Plan,
  { cause, at }: { readonly cause: PlanCause; readonly at: Date },
): Promise<void> {
  if (!put) return;
  const facts = { amount: formatMicro(put.amount), cause };
  await leavePlanNotices(sql, [{ planId, what: 'plan-failed', cause: 'failed', facts, at }]);
}

function finished(plan: Plan, { cause, actor }: Ending, now: Date): Ended {
  const entries = billEntries(plan);
  const entryId = entries[0]?.id ?? null;
  const step = { to: 'putFinished', cause, actor, entryId, at: now } as const;
  return {
    entries,
    after: moved(plan, step),
    async save(sql: Sql) {
      if (entryId) await insertBilling(sql, plan, entryId, now);
      await insertStep(sql, plan, step);
    },
  };
}

interface Moved extends Omit<Ending, 'wallets'> {
  readonly to: PlanStatus;
  readonly entryId: string | null;
  readonly at: Date;
}

/** The plan as it will be read after a step. */
function moved(plan: Plan, { to, cause, actor, entryId, at }: Moved): Plan {
  const last = { from: plan.status, to, cause, actor, facts: {}, entryId, at: at.toISOString() };
  return { ...plan, status: to, statusAt: at, pausedBy: null, last };
}
