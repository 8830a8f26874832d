import type { listPlans as route } from '#contract/plan.ts';
import type { countWaitingPlans as countRoute } from '#contract/waiting-plans.ts';
import { planStatuses } from '#domain/plan/status.ts';
import type { UseCase } from '../../ads/services/services.ts';
import { countPlans, listPlanRows } from './plan-store.ts';
import { planView } from './plan-view.ts';

export const listPlans: UseCase<typeof route> = async (call, input) => {
  const { sql } = call.db;
  const partnerId = call.member.id;
  const counted = await countPlans(sql, partnerId);
  const { list, next } = await listPlanRows(
    sql,
    partnerId,
    input.status ?? null,
    input.cursor ?? null,
  );
  const each = planStatuses.map((status) => [status, counted.get(status) ?? 0] as const);
  const all = each.reduce((total, [, count]) => total + count, 0);
  return {
    list: list.map((plan) => planView(plan, call)),
    next,
    counts: { all, ...Object.fromEntries(each) } as Record<
      'all' | (typeof planStatuses)[number],
      number
    >,
  };
};

export const countWaitingPlans: UseCase<typeof countRoute> = async (call) => {
  const counted = await countPlans(call.db.sql, call.member.id);
  return { count: counted.get('waitPut') ?? 0 };
};
