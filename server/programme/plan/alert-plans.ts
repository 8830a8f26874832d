import { formatMicro, type Micro } from '#domain/money.ts';
import { leavePlanNotices, type PlanNotice } from '../../people/notice/notice.ts';
import type { Sql } from '../../platform/database/database.ts';
import { eachOne } from '../../platform/job/job.ts';
import { listLimitedPlans, listPlanIds, listReversedPlans, listSlowPlans } from './alert-store.ts';
import type { JobServices } from './tend-plans.ts';

/** Warns partners about plans that underdeliver, learn too little or lose too many orders. */
export async function alertPlans({ db }: Pick<JobServices, 'db'>, at: Date): Promise<void> {
  const alerts = await listAlerts(db.sql, at);
  const byName = new Map(alerts.map((alert) => [`${alert.planNo} ${alert.cause}`, alert]));
  await eachOne({ db, job: 'alert-plans', now: at }, [...byName.keys()], (name) =>
    leavePlanNotices(db.sql, [byName.get(name) as PlanNotice]),
  );
}

type PlanAlert = PlanNotice & { readonly planNo: string };

async function listAlerts(sql: Sql, at: Date): Promise<PlanAlert[]> {
  const slow = await listSlowPlans(sql, at);
  const limited = await listLimitedPlans(sql, at);
  const reversed = await listReversedPlans(sql);

  return [
    ...slow.map(({ planId, planNo, percent }): PlanAlert => {
      return { planId, planNo, what: 'plan-slow', cause: 'slow', facts: { percent }, at };
    }),
    ...limited.map(({ planId, planNo, rules, orders }): PlanAlert => {
      const cause = `learning limited ${rules}`;
      const facts = { count: orders };
      return { planId, planNo, what: 'plan-learning-limited', cause, facts, at };
    }),
    ...reversed.map(({ planId, planNo, percent }): PlanAlert => {
      return { planId, planNo, what: 'plan-reversals', cause: 'reversals', facts: { percent }, at };
    }),
  ];
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
