import { randomUUID } from 'node:crypto';
import { addPlacementRequests } from '../../ads/catalogue/placement-store.ts';
import { acceptConversion } from '../../ads/conversion/accept-conversion.ts';
import { findClick } from '../../ads/conversion/click-store.ts';
import { reverseConversion } from '../../ads/conversion/reverse-conversion.ts';
import { reverseFlagged } from '../../ads/conversion/reverse-flagged.ts';
import { createMoneyQueue } from '../../books/ledger/money-queue.ts';
import { getSettings } from '../../platform/settings/settings-store.ts';
import type { TestServer } from '../../test-server.ts';
import { readyPartner, type TestPartner } from '../wallet/test-partner.ts';
import { billPlans, creditPlans, drainPlans } from './bill-plans.ts';
import { listSteps } from './history-store.ts';
import { payOverDelivery } from './pay-over-delivery.ts';
import { findPlanMoney, type PlanMoney } from './plan-money-store.ts';
import { creditPublishers, settlePlans } from './settle-plans.ts';
import type { StepRow } from './shown-plan-store.ts';
import { endDrained, expireOffers, matchPlans, tendPlans } from './tend-plans.ts';
import {
  type CatalogueOptions,
  pushTo,
  putOn,
  readyCatalogue,
  type TestCatalogue,
} from './test-plan.ts';

const jobs = [
  reverseFlagged,
  expireOffers,
  matchPlans,
  tendPlans,
  endDrained,
  billPlans,
  creditPlans,
  drainPlans,
  settlePlans,
  creditPublishers,
  payOverDelivery,
];

export const cents = (amount: number) => BigInt(Math.round(amount * 100)) * 10_000n;

/** The world around plans, whose jobs run when a test says so. */
export async function createLife(server: TestServer) {
  const { db, clock } = server;
  const now = () => clock.now;
  const money = createMoneyQueue(db, now);
  const services = { db, money, now, settings: await getSettings(db.sql) };

  /** A plan with its last step. */
  const plan = async (planNo: string): Promise<PlanMoney & { readonly last: StepRow | null }> => {
    const planMoney = await findPlanMoney(db.sql, planNo);
    if (!planMoney) throw new Error(`There is no plan ${planNo}`);
    return { ...planMoney, last: (await listSteps(db.sql, planMoney.id)).at(-1) ?? null };
  };

  /** The jobs run under the settings of the services given. */
  const doJobs = async (given: Pick<typeof services, 'settings'> = services) => {
    for (const runJob of jobs) await runJob({ ...services, ...given }, clock.now);
  };

  /** A visitor loads a page with the placement. */
  const lookAt = ({ placementId }: Pick<TestCatalogue, 'placementId'>) =>
    addPlacementRequests(db.sql, [{ placementId, count: 5 }], randomUUID(), clock.now);

  /** A partner with a new session. */
  const newPartner = (funds = '200.00') =>
    readyPartner(server, `p${randomUUID().slice(0, 8)}`, funds);

  return {
    services,
    plan,
    doJobs,
    lookAt,
    newPartner,
    ready: (options: CatalogueOptions = {}) => readyCatalogue(db, clock.now, options),
    /** A new partner's plan in delivery. */
    async putting(
      catalogue: TestCatalogue,
      amount = '100.00',
      existingPartner: TestPartner | null = null,
    ) {
      const partner = existingPartner ?? (await newPartner());
      const { id, token } = partner;
      const planNo = await pushTo(server, catalogue, id);
      const answer = await putOn(server, partner, planNo, amount);
      if (answer.code !== 200) throw new Error(answer.msg);

      await lookAt(catalogue);
      await doJobs();

      const { id: planId, status } = await plan(planNo);
      if (status !== 'putting') throw new Error(`The plan is ${status}`);
      return {
        no: planNo,
        id,
        token,
        partner,
        delivered: { planId: Number(planId), catalogue, at: now() },
      };
    },
    /** Flags paid impressions invalid, as the daily pass does. */
    flag: (planNo: string, count: number) =>
      db.owner.sql`
        insert into event_flag (plan_id, no, reason, at)
        select e.plan_id, e.no, 'one_network', ${now()} from event e join plan p on p.id = e.plan_id
         where p.no = ${planNo} and e.kind = 1 and e.cost > 0
           and not exists (select from event_flag k where k.plan_id = e.plan_id and k.no = e.no)
         order by e.no limit ${count}`,
    /** Flags a click invalid, as the daily pass does. */
    flagClick: (serveId: string) =>
      db.owner.sql`
        insert into event_flag (plan_id, no, reason, at)
        select plan_id, no, 'conversion_rate_outlier', ${now()} from event
         where serve_id = ${serveId} and kind = 7`,
    async status(planNo: string) {
      return (await plan(planNo)).status;
    },
    /** Lets time pass, then runs all jobs. */
    async pass(ms: number, given: Pick<typeof services, 'settings'> = services) {
      clock.now = new Date(clock.now.getTime() + ms);
      await doJobs(given);
    },
    async convert(serveId: string) {
      const click = await findClick(db.sql, serveId);
      if (!click) throw new Error('There was no such click');
      return acceptConversion(services, click, {
        serveId,
        txid: randomUUID(),
        name: 'sale',
        orderAmount: null,
        currency: null,
        isReversed: false,
        occurredAt: clock.now,
        reason: null,
        text: 'a report',
      });
    },
    /** The merchant reverses a conversion. */
    async takeBack(serveId: string, conversionId: string) {
      const click = await findClick(db.sql, serveId);
      if (!click) throw new Error('There was no such click');
      return reverseConversion(services, click, { id: conversionId }, 'returned by the buyer');
    },
  };
}

export type Life = Awaited<ReturnType<typeof createLife>>;
