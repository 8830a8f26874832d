import { formatMicro, type Micro } from '#domain/money.ts';
import type { Sql } from '../database/database.ts';
import { leavePlanNotices, type PlanNotice } from '../notice/notice.ts';
import { listLimitedPlans, listPlanIds, listReversedPlans, listSlowPlans } from './alert-store.ts';
import type { JobServices } from './tend-plans.ts';

/** Tells partners what nobody did and nothing happened to tell of: that a plan goes badly. */
export async function alertPlans(
  { db: { sql } }: Pick<JobServices, 'db'>,
  at: Date,
): Promise<void> {
  const slow = await listSlowPlans(sql, at);
  const limited = await listLimitedPlans(sql, at);
  const reversed = await listReversedPlans(sql);
  await leavePlanNotices(sql, [
    ...slow.map(({ planId, percent }): PlanNotice => {
      return { planId, what: 'plan-slow', cause: 'slow', facts: { percent }, at };
    }),
    ...limited.map(({ planId, rules, orders }): PlanNotice => {
      const cause = `learning limited ${rules}`;
      return { planId, what: 'plan-learning-limited', cause, facts: { count: orders }, at };
    }),
    ...reversed.map(({ planId, percent }): PlanNotice => {
      return { planId, what: 'plan-reversals', cause: 'reversals', facts: { percent }, at };
    }),
  ]);
}

/** Tells partners of offers that have just arrived, in the transaction that made them. */
export async function tellOfOffers(sql: Sql, nos: readonly string[], at: Date): Promise<void> {
  const ids = await listPlanIds(sql, nos);
  await leavePlanNotices(
    sql,
    ids.map((planId) => ({ planId, what: 'plan-offered', cause: 'offered', at })),
  );
}

/** Tells a follower that money was put by following. */
export const tellOfCopy = (sql: Sql, planId: bigint, amount: Micro, at: Date): Promise<void> =>
  leavePlanNotices(sql, [
    { planId, what: 'plan-copied', cause: 'copied', facts: { amount: formatMicro(amount) }, at },
  ]);
