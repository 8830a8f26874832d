import { formatMicro, type Micro } from '#domain/money.ts';
import { leavePlanNotices, type PlanNotice } from '../../people/notice/notice.ts';
import type { Sql } from '../../platform/database/database.ts';
import { listLimitedPlans, listPlanIds, listReversedPlans, listSlowPlans } from './alert-store.ts';
import type { JobServices } from './tend-plans.ts';

/** Warns partners about plans that underdeliver, learn too little or lose too many orders. */
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

/** Runs in the transaction that created the offers, so no offer arrives without its notice. */
export async function tellOfOffers(sql: Sql, nos: readonly string[], at: Date): Promise<void> {
  const ids = await listPlanIds(sql, nos);
  await leavePlanNotices(
    sql,
    ids.map((planId) => ({ planId, what: 'plan-offered', cause: 'offered', at })),
  );
}

/** Tells a follower that following put money on a plan for them. */
export const tellOfCopy = (sql: Sql, planId: bigint, amount: Micro, at: Date): Promise<void> =>
  leavePlanNotices(sql, [
    { planId, what: 'plan-copied', cause: 'copied', facts: { amount: formatMicro(amount) }, at },
  ]);
