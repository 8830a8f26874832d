import { formatMicro, type Micro, micro } from '#domain/money.ts';
import { drainedAt } from '#domain/plan/lifetime.ts';
import { takeOwnFirst } from '#domain/plan/put.ts';
import { hourMs } from '#domain/time.ts';
import { readCompleteTo } from '../../ads/delivery/delivery.ts';
import { leavePlanNotices, type PlanNotice } from '../../people/notice/notice.ts';
import { eachOne } from '../../platform/job/job.ts';
import { insertBilling, insertCredit } from './billing-store.ts';
import { listConversions } from './history-store.ts';
import {
  createBillEntries,
  createCreditEntries,
  createReturnEntries,
  ownersOfPlan,
  pendingOf,
} from './plan-entries.ts';
import {
  findPlanMoney,
  lockPlanMoney,
  lockPlanMoneyAndMeter,
  type PlanMoney,
} from './plan-money-store.ts';
import { findPlan } from './plan-store.ts';
import { insertStep } from './step-store.ts';
import type { JobServices } from './tend-plans.ts';
import { listInStatus, listUnbilled, listUncredited } from './tend-store.ts';

const nothingDue = { entries: [], result: null };

/** Books delivery hourly. Ending a plan books it too, so an ended plan does not wait an hour. */
export async function billPlans(services: JobServices, now: Date): Promise<void> {
  const billedBefore = new Date(now.getTime() - hourMs);
  const round = { db: services.db, job: 'bill-plans', now };
  const planNos = await listUnbilled(services.db.sql, billedBefore);
  await eachOne(round, planNos, (planNo) => billPlan(services, planNo, now));
}

async function billPlan({ db, money }: JobServices, planNo: string, now: Date): Promise<void> {
  const unlockedPlan = await findPlan(db.sql, planNo);
  if (!unlockedPlan) return;

  await money.submit<null, PlanMoney | null>({
    owners: [unlockedPlan.partnerId],
    load: (sql) => lockPlanMoney(sql, planNo),
    decide(_wallets, plan) {
      if (!plan?.put) return nothingDue;
      const entries = createBillEntries(plan);
      const [entry] = entries;
      if (!entry) return nothingDue;

      return { entries, result: null, save: (sql) => insertBilling(sql, plan, entry.id, now) };
    },
  });
}

/** Credits the cost of billed events that the daily pass found invalid. */
export async function creditPlans({ db, money }: JobServices, now: Date): Promise<void> {
  const uncreditedPlans = await listUncredited(db.sql);
  await eachOne(
    { db, job: 'credit-plans', now },
    uncreditedPlans.map(({ no: planNo }) => planNo),
    async (planNo) => {
      const unlockedPlan = await findPlanMoney(db.sql, planNo);
      if (!unlockedPlan) return;

      await money.submit<null, { plan: PlanMoney | null; flagged: bigint }>({
        owners: ownersOfPlan(unlockedPlan),
        async load(sql) {
          const plan = await lockPlanMoney(sql, planNo);
          const [row] = await listUncredited(sql, planNo);
          return { plan, flagged: row?.flagged ?? 0n };
        },
        decide(_wallets, { plan, flagged }) {
          if (!plan || flagged <= plan.credited) return nothingDue;

          const amount = micro(flagged - plan.credited);
          const funding = takeOwnFirst(pendingOf(plan), amount);
          const entries = createCreditEntries(plan, funding);
          const entryId = entries[0]?.id ?? '';
          return {
            entries,
            result: null,
            async save(sql) {
              await insertCredit(sql, plan, { ...funding, amount, entryId, creditedAt: now });
              await leavePlanNotices(sql, [toCreditNotice(plan, amount, now)]);
            },
          };
        },
      });
    },
  );
}

const toCreditNotice = (plan: PlanMoney, amount: Micro, at: Date): PlanNotice => {
  const cause = `credit ${plan.credits + 1n}`;
  const details = { amount: formatMicro(amount) };
  return { planId: plan.id, kind: 'plan-credited', cause, details, createdAt: at };
};

/** Once the last token has expired and all is counted: books the rest, returns what is unspent. */
export async function drainPlans({ db, money }: JobServices, now: Date): Promise<void> {
  const round = { db, job: 'drain-plans', now };
  const completeTo = await readCompleteTo(db.sql, now);
  await eachOne(round, await listInStatus(db.sql, 'putFinished'), async (planNo) => {
    const unlockedPlan = await findPlanMoney(db.sql, planNo);
    if (!unlockedPlan || drainedAt(unlockedPlan.statusAt, unlockedPlan) > completeTo) return;

    await money.submit<null, { plan: PlanMoney | null; commissions: bigint }>({
      owners: ownersOfPlan(unlockedPlan),
      async load(sql) {
        const plan = await lockPlanMoneyAndMeter(sql, planNo);
        const conversions = plan ? await listConversions(sql, plan.id) : [];
        const pendingConversions = conversions.filter(({ state }) => state === 'pending');
        const commissions = pendingConversions.reduce(
          (sum, { commission }) => sum + commission,
          0n,
        );

        return { plan, commissions };
      },
      decide(_wallets, { plan, commissions }) {
        if (plan?.status !== 'putFinished') return nothingDue;
        if (drainedAt(plan.statusAt, plan) > completeTo) return nothingDue;

        const billedEntries = createBillEntries(plan, micro(commissions));
        const returnedEntries = createReturnEntries(plan);
        const isBilled = plan.spent > plan.billed;
        const entryId = returnedEntries[0]?.id ?? billedEntries[0]?.id ?? null;
        const step = {
          status: 'waitSettlement',
          cause: 'tokens_expired',
          actor: 'network',
        } as const;

        return {
          entries: [...billedEntries, ...returnedEntries],
          result: null,
          async save(sql) {
            if (isBilled) await insertBilling(sql, plan, billedEntries[0]?.id ?? '', now);
            await insertStep(sql, plan, { ...step, entryId, reachedAt: now });
          },
        };
      },
    });
  });
}
