import type * as plan from '#contract/plan.ts';
import type * as waitingPlans from '#contract/waiting-plans.ts';
import { whyNotPause } from '#domain/plan/acts.ts';
import { whyNotExclude } from '#domain/plan/exclusion.ts';
import { planStatuses, whyNotMovePlan } from '#domain/plan/status.ts';
import { RefusalError, refuse } from '#domain/refusal.ts';
import type { UseCases } from '../../ads/services/services.ts';
import { composeFile } from '../../platform/process/process.ts';
import { showPlan } from './plan-detail.ts';
import { getOwnPlan, getShownPlan, lockOwnPlan, toPlanReply } from './plan-view.ts';
import { previewPut, putPlan } from './put-plan.ts';
import { findPlacementRule, insertRule } from './rule-store.ts';
import { findSettlement } from './settlement-store.ts';
import type { StoredSettlement } from './settlement-writer.ts';
import { showProduct } from './show-product.ts';
import { countPlans, listShownPlans } from './shown-plan-store.ts';
import { insertPause, insertStep } from './step-store.ts';
import { stopPlan } from './stop-plan.ts';

const settlementWriter = new URL('./settlement-thread.ts', import.meta.url);

type StatusCounts = Record<'all' | (typeof planStatuses)[number], number>;

export const planUseCases = {
  async listPlans(call, { status = null, cursor = null }) {
    const { sql } = call.db;
    const partnerId = call.partner.id;
    const countsByStatus = await countPlans(sql, partnerId);
    const { list, next } = await listShownPlans(sql, partnerId, status, cursor);

    const statusCounts = planStatuses.map(
      (status) => [status, countsByStatus.get(status) ?? 0] as const,
    );
    const total = statusCounts.reduce((total, [, count]) => total + count, 0);

    return {
      list: list.map((plan) => toPlanReply(plan, call)),
      next,
      counts: { all: total, ...Object.fromEntries(statusCounts) } as StatusCounts,
    };
  },

  planDetail(call, { planNo }) {
    return showPlan(call, planNo);
  },

  async productDetail({ db, partner, language }, { planNo }) {
    const plan = await getOwnPlan(db.sql, partner.id, planNo);
    return showProduct(db.sql, plan, language);
  },

  previewPut,
  putPlan,

  /** A second tap changes nothing. */
  pausePlan(call, { planNo, isPaused }) {
    const now = call.now();
    const partnerId = call.partner.id;
    const cause = isPaused ? 'partner' : null;

    return call.db.transaction(async (sql) => {
      const plan = await lockOwnPlan(sql, partnerId, planNo);
      const isUnchanged = plan.status === 'putting' && plan.pausedBy === cause;
      if (!isUnchanged) {
        refuse(whyNotPause(plan, isPaused));
        await insertPause(sql, plan, { cause, actor: 'partner', changedAt: now });
      }
      return { plan: toPlanReply(await getShownPlan(sql, partnerId, planNo), call) };
    });
  },

  stopPlan,

  /** Nothing was put on it, so no money moves. */
  declinePlan(call, { planNo }) {
    const now = call.now();
    const partnerId = call.partner.id;
    const step = {
      status: 'putFailed',
      cause: 'declined',
      actor: 'partner',
      reachedAt: now,
    } as const;

    return call.db.transaction(async (sql) => {
      const plan = await lockOwnPlan(sql, partnerId, planNo);
      refuse(whyNotMovePlan(plan.status, step.status, step.cause));
      await insertStep(sql, plan, step);
      return { plan: toPlanReply(await getShownPlan(sql, partnerId, planNo), call) };
    });
  },

  /** Repeating changes nothing. */
  excludePlacement({ db, partner, now }, { planNo, key, isExcluded }) {
    return db.transaction(async (sql) => {
      const plan = await lockOwnPlan(sql, partner.id, planNo);
      const placement = await findPlacementRule(sql, plan.id, key);
      if (!placement) throw new RefusalError('placement_not_found');

      if (placement.isExcluded !== isExcluded) {
        refuse(whyNotExclude({ ...plan, excluded: placement.excluded }, isExcluded));
        await insertRule(sql, plan.id, placement, isExcluded, now());
      }
      return { key, isExcluded };
    });
  },

  /** The statement of a settled plan, written as a file in a worker thread. */
  async planStatement({ db, partner, dataDir }, { planNo }) {
    const plan = await getOwnPlan(db.sql, partner.id, planNo);
    const settlement = await findSettlement(db.sql, plan.id);
    if (!settlement) throw new RefusalError('plan_not_in_status', { status: plan.status });

    const load = async (): Promise<StoredSettlement> => settlement;
    const file = await composeFile<never, StoredSettlement>(dataDir, settlementWriter, {}, load);
    return { name: `plan-${planNo}.json`, type: 'application/json; charset=utf-8', ...file };
  },
} satisfies UseCases<typeof plan>;

export const waitingPlanUseCases = {
  async countWaitingPlans({ db, partner }) {
    const countsByStatus = await countPlans(db.sql, partner.id);
    return { count: countsByStatus.get('waitPut') ?? 0 };
  },
} satisfies UseCases<typeof waitingPlans>;
