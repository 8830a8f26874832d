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
  billEntries,
  creditEntries,
  ownersOfPlan,
  pendingOf,
  returnEntries,
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

const nothing = { entries: [], result: null };

/** Books delivery hourly. Ending a plan books it too, so an ended plan does not wait an hour. */
export async function billPlans(services: JobServices, now: Date): Promise<void> {
  const before = new Date(now.getTime() - hourMs);
  const round = { db: services.db, job: 'bill-plans', now };
  const due = await listUnbilled(services.db.sql, before);
  await eachOne(round, due, (no) => billPlan(services, no, now));
}

async function billPlan({ db, money }: JobServices, no: string, now: Date): Promise<void> {
  const known = await findPlan(db.sql, no);
  if (!known) return;
  await money.submit<null, PlanMoney | null>({
    owners: [known.partnerId],
    load: (sql) => lockPlanMoney(sql, no),
    decide(_wallets, plan) {
      if (!plan?.put) return nothing;
      const entries = billEntries(plan);
      const [entry] = entries;
      if (!entry) return nothing;
      return { entries, result: null, save: (sql) => insertBilling(sql, plan, entry.id, now) };
    },
  });
}

/** Credits the cost of billed events that the daily pass found invalid. */
export async function creditPlans({ db, money }: JobServices, now: Date): Promise<void> {
  const due = await listUncredited(db.sql);
  await eachOne(
    { db, job: 'credit-plans', now },
    due.map(({ no }) => no),
    async (no) => {
      const known = await findPlanMoney(db.sql, no);
      if (!known) return;
      await money.submit<null, { plan: PlanMoney | null; flagged: bigint }>({
        owners: ownersOfPlan(known),
        async load(sql) {
          const plan = await lockPlanMoney(sql, no);
          const [row] = await listUncredited(sql, no);
          return { plan, flagged: row?.flagged ?? 0n };
        },
        decide(_wallets, { plan, flagged }) {
          if (!plan || flagged <= plan.credited) return nothing;
          const amount = micro(flagged - plan.credited);
          const funding = takeOwnFirst(pendingOf(plan), amount);
          const entries = creditEntries(plan, funding);
          const entryId = entries[0]?.id ?? '';
          return {
            entries,
            result: null,
            async save(sql) {
              await insertCredit(sql, plan, { ...funding, amount, entryId, at: now });
              await leavePlanNotices(sql, [tellOfCredit(plan, amount, now)]);
            },
          };
        },
      });
    },
  );
}

const tellOfCredit = (plan: PlanMoney, amount: Micro, at: Date): PlanNotice => {
  const cause = `credit ${plan.credits + 1n}`;
  const facts = { amount: formatMicro(amount) };
  return { planId: plan.id, what: 'plan-credited', cause, facts, at };
};

/** Once the last token has expired and all is counted: books the rest, returns what is unspent. */
export async function drainPlans({ db, money }: JobServices, now: Date): Promise<void> {
  const round = { db, job: 'drain-plans', now };
  const completeTo = await readCompleteTo(db.sql, now);
  await eachOne(round, await listInStatus(db.sql, 'putFinished'), async (no) => {
    const known = await findPlanMoney(db.sql, no);
    if (!known || drainedAt(known.statusAt, known) > completeTo) return;
    await money.submit<null, { plan: PlanMoney | null; commissions: bigint }>({
      owners: ownersOfPlan(known),
      async load(sql) {
        const plan = await lockPlanMoneyAndMeter(sql, no);
        const all = plan ? await listConversions(sql, plan.id) : [];
        const pending = all.filter(({ state }) => state === 'pending');
        const commissions = pending.reduce((sum, { commission }) => sum + commission, 0n);
        return { plan, commissions };
      },
      decide(_wallets, { plan, commissions }) {
        if (plan?.status !== 'putFinished') return nothing;
        if (drainedAt(plan.statusAt, plan) > completeTo) return nothing;
        const billed = billEntries(plan, micro(commissions));
        const returned = returnEntries(plan);
        const isBilled = plan.spent > plan.billed;
        const entryId = returned[0]?.id ?? billed[0]?.id ?? null;
        const step = { to: 'waitSettlement', cause: 'tokens_expired', actor: 'network' } as const;
        return {
          entries: [...billed, ...returned],
          result: null,
          async save(sql) {
            if (isBilled) await insertBilling(sql, plan, billed[0]?.id ?? '', now);
            await insertStep(sql, plan, { ...step, entryId, at: now });
          },
        };
      },
    });
  });
}
