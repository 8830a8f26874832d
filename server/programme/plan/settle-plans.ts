import { randomUUID } from 'node:crypto';
import { canonicalJson } from '#domain/canonical-json.ts';
import { createEntry, type Entry } from '#domain/ledger/entry.ts';
import { formatMicro, type Micro, micro, subtract, sum, zero } from '#domain/money.ts';
import { type OpenClawback, payClawbacks } from '#domain/plan/clawback.ts';
import { settledFrom } from '#domain/plan/lifetime.ts';
import { minusFunding, takeOwnFirst, totalOf } from '#domain/plan/put.ts';
import { planResultOf } from '#domain/plan/result.ts';
import { type SettledConversion, settlementOf } from '#domain/plan/settlement.ts';
import { daysAfter, startOfUtcDay, utcDayOf } from '#domain/time.ts';
import {
  approveConversions,
  insertPayment,
  listFlagged,
  listOpenClawbacks,
  type PaidClawback,
} from '../../ads/conversion/conversion.ts';
import { readCompleteTo } from '../../ads/delivery/delivery.ts';
import { findLastCheckedDay } from '../../ads/figures/figures.ts';
import { leavePlanNotices, type PlanNotice } from '../../people/notice/notice.ts';
import type { Sql } from '../../platform/database/database.ts';
import { eachItem, eachOne } from '../../platform/job/job.ts';
import { sha256 } from '../../platform/process/process.ts';
import { type LoadedShare, loadShare } from '../follow/copy-store.ts';
import { shareOfResult } from '../follow/share-of-result.ts';
import { listConversions, type PlanConversion } from './history-store.ts';
import { insertOverDelivery, listOverPay, type OverPay } from './over-delivery-store.ts';
import {
  createClawbackEntries,
  createCommissionEntries,
  createMediaEntries,
  pendingOf,
} from './plan-entries.ts';
import { findPlanMoney, lockPlanMoneyAndMeter, type PlanMoney } from './plan-money-store.ts';
import {
  foldEvents,
  getSettledNames,
  hasDailyPass,
  insertPublisherCredited,
  insertPublisherDue,
  insertSettlement,
  listPublisherDue,
  listPublisherPay,
  type PublisherDue,
  type PublisherPay,
  type SettledNames,
} from './settlement-store.ts';
import { insertStep } from './step-store.ts';
import type { JobServices } from './tend-plans.ts';
import { listInStatus, listUncredited } from './tend-store.ts';

const nothingDue = { entries: [], result: null };

interface LoadedSettlement {
  readonly plan: PlanMoney | null;
  readonly names: SettledNames;
  readonly conversions: readonly PlanConversion[];
  readonly pays: readonly PublisherPay[];
  /** Over-delivery, which the network pays for. */
  readonly overPays: readonly OverPay[];
  readonly events: Awaited<ReturnType<typeof foldEvents>>;
  readonly isReady: boolean;
  /** For a copied plan: how its profit is shared with the operator. */
  readonly profitSharing: LoadedShare | null;
  /** Earlier chargebacks, which this plan's commissions pay off first. */
  readonly clawbacks: readonly OpenClawback[];
}

/** Whether a plan is final: no click, conversion, dispute or finding can change it. */
async function isFinal(sql: Sql, plan: PlanMoney, now: Date): Promise<boolean> {
  if (plan.status !== 'waitSettlement' || plan.held > 0 || plan.disputedUntil) return false;
  if (settledFrom(plan.statusAt, plan) > (await readCompleteTo(sql, now))) return false;
  if (!(await isFullyChecked(sql, plan))) return false;
  if ((await listFlagged(sql, { planId: plan.id })).length > 0) return false;
  return (await listUncredited(sql, plan.no)).length === 0;
}

/** Whether the daily pass has checked the last day on which the plan was seen or clicked. */
async function isFullyChecked(sql: Sql, plan: PlanMoney): Promise<boolean> {
  if (!(await hasDailyPass(sql))) return true;
  const moments = [plan.lastImpressionAt, plan.lastClickAt].map((moment) => moment?.getTime() ?? 0);

  const lastCheckedDay = await findLastCheckedDay(sql);
  return lastCheckedDay !== null && lastCheckedDay >= startOfUtcDay(utcDayOf(Math.max(...moments)));
}

/** Settles plans whose window has closed: commissions to the partner, delivery to publishers. */
export async function settlePlans(services: JobServices, now: Date): Promise<void> {
  const { sql } = services.db;

  const round = { db: services.db, job: 'settle-plans', now };
  await eachOne(round, await listInStatus(sql, 'waitSettlement'), async (planNo) => {
    const unlockedPlan = await findPlanMoney(sql, planNo);
    if (!unlockedPlan || !(await isFinal(sql, unlockedPlan, now))) return;

    const profitSharing = await loadShare(sql, unlockedPlan.id);
    // A shared commission must be whole, so clawbacks are taken only from plans without a share.
    const isClawedBack = !profitSharing && (await listClawbacks(sql, unlockedPlan, now)).length > 0;

    const otherOwners = [
      ...(profitSharing ? [profitSharing.operatorId] : []),
      ...(isClawedBack ? [unlockedPlan.merchantId] : []),
    ];

    await services.money.submit<null, LoadedSettlement>({
      owners: [unlockedPlan.partnerId, ...otherOwners],
      load: (sql) => loadSettlement(sql, planNo, isClawedBack, now),
      decide: (_wallets, loadedSettlement) => settlePlan(services, loadedSettlement, now),
    });
  });
}

const listClawbacks = (sql: Sql, { partnerId, merchantId }: PlanMoney, now: Date) =>
  listOpenClawbacks(sql, partnerId, merchantId, now);

async function loadSettlement(
  sql: Sql,
  planNo: string,
  isClawedBack: boolean,
  now: Date,
): Promise<LoadedSettlement> {
  const plan = await lockPlanMoneyAndMeter(sql, planNo);
  if (!plan) throw new Error(`Plan ${planNo} vanished`);

  return {
    plan,
    names: await getSettledNames(sql, plan.id),
    conversions: await listConversions(sql, plan.id),
    pays: await listPublisherPay(sql, plan.id),
    overPays: await listOverPay(sql, plan.id),
    events: await foldEvents(sql, plan.id),
    isReady: await isFinal(sql, plan, now),
    profitSharing: await loadShare(sql, plan.id),
    clawbacks: isClawedBack ? await listClawbacks(sql, plan, now) : [],
  };
}

function settlePlan({ settings }: JobServices, loadedSettlement: LoadedSettlement, now: Date) {
  const { plan, names, conversions, pays, events, isReady, profitSharing } = loadedSettlement;
  if (!plan?.put || !plan.limits || !isReady) return nothingDue;

  const dueConversions = conversions.filter(({ state }) => state === 'pending');
  const paidCommissions = payCommissions(plan, dueConversions, loadedSettlement.clawbacks);
  const pending = pendingOf(plan);
  // Settle nothing unless the ledger has booked exactly the cost of the events.

  if (totalOf(pending) !== events.cost) throw new Error(`Plan ${plan.no} was billed otherwise`);

  const publisherFunding = takeOwnFirst(pending, sum(pays.map(({ amount }) => amount)));
  const feeFunding = minusFunding(pending, publisherFunding);
  const mediaEntries = createMediaEntries(plan, publisherFunding, feeFunding);

  const earnedCommission = sum(
    dueConversions.map(({ commission, fee: networkFee }) => subtract(commission, networkFee)),
  );
  const sharedResult =
    profitSharing &&
    shareOfResult(profitSharing, plan, subtract(earnedCommission, totalOf(pending)));
  const profitShare = sharedResult?.share ?? zero;
  const result = planResultOf(earnedCommission, pending, profitShare);

  const { installation } = settings;
  const body = settlementOf({
    plan: plan.no,
    product: names.product,
    merchant: names.merchant,
    currency: installation.currency,
    isSimulated: installation.mode === 'demo',
    put: plan.put,
    termsHash: names.termsHash,
    events: plan.lastNo,
    head: events.head,
    delivered: plan.spent,
    credited: plan.credited,
    consumed: pending,
    publishers: pays,
    mediaFee: totalOf(feeFunding),
    conversions: settledConversions(conversions, paidCommissions),
    profitShare,
    settledAt: now,
  });

  const approvals = paidCommissions.map(({ id, entries }) => ({
    id,
    entryId: entries[0]?.id ?? '',
  }));
  const creditAt = daysAfter(now, plan.limits.publisherCreditDays);
  const step = {
    status: 'settled',
    cause: 'window_closed',
    actor: 'network',
    reachedAt: now,
  } as const;

  return {
    // The share is paid from the commissions just earned, so it is booked after them.
    entries: [
      ...mediaEntries,
      ...paidCommissions.flatMap(({ entries }) => entries),
      ...(sharedResult?.entries ?? []),
    ],
    result: null,
    async save(sql: Sql) {
      await approveConversions(sql, approvals, now);
      for (const payment of paidCommissions.flatMap(({ payments }) => payments)) {
        await insertPayment(sql, payment, now);
      }

      const digest = { body, sha256: sha256(canonicalJson(body)) };
      await insertSettlement(sql, { planId: plan.id, ...digest, settledAt: now });

      await insertPublisherDue(sql, plan.id, pays, creditAt);
      await insertOverDelivery(sql, plan.id, loadedSettlement.overPays, creditAt);
      await insertStep(sql, plan, { ...step, entryId: mediaEntries[0]?.id ?? null });
      await leavePlanNotices(sql, [toSettlementNotice(plan, result.own, now)]);
      await sharedResult?.save(sql, now);
    },
  };
}

const toSettlementNotice = ({ id }: PlanMoney, profit: Micro, settledAt: Date): PlanNotice => {
  const details = { amount: formatMicro(profit) };

  return { planId: id, kind: 'plan-settled', cause: 'settled', details, createdAt: settledAt };
};

/** Pays each commission; the part that older clawbacks take goes to the merchant instead. */
function payCommissions(
  plan: PlanMoney,
  dueConversions: readonly PlanConversion[],
  clawbacks: readonly OpenClawback[],
): (PlanConversion & { entries: Entry[]; payments: PaidClawback[] })[] {
  let openClawbacks = clawbacks;
  return dueConversions.map((conversion) => {
    const { id, commission, fee } = conversion;

    const clawback = payClawbacks({ net: subtract(commission, fee), fee }, openClawbacks);
    openClawbacks = clawback.clawbacks;
    const clawedBack = clawback.payments.map((payment) => {
      const entries = createClawbackEntries(plan, id, payment);
      return { entries, payment: { ...payment, conversionId: id, entryId: entries[0]?.id ?? '' } };
    });

    const entries = createCommissionEntries(plan, id, clawback.left);
    return {
      ...conversion,
      entries: [...entries, ...clawedBack.flatMap((clawback) => clawback.entries)],
      payments: clawedBack.map(({ payment }) => payment),
    };
  });
}

function settledConversions(
  conversions: readonly PlanConversion[],
  paidCommissions: readonly (PlanConversion & {
    readonly entries: readonly { readonly id: string }[];
  })[],
): SettledConversion[] {
  const entryIds = new Map(
    paidCommissions.map((commission) => [commission.id, commission.entries[0]?.id ?? null]),
  );

  return conversions.map(({ id, state, commission, fee }) => ({
    id,
    commission,
    fee,
    state: entryIds.has(id) ? 'approved' : state,
    entryId: entryIds.get(id) ?? null,
  }));
}

/** Credits publishers for delivery on their pages once the waiting period is over. */
export async function creditPublishers(services: JobServices, now: Date): Promise<void> {
  const { sql } = services.db;
  const duePays = await listPublisherDue(sql, now);
  const duePaysByName = new Map(
    duePays.map((duePay) => [`${duePay.plan} to ${duePay.publisherId}`, duePay]),
  );
  const round = { db: services.db, job: 'credit-publishers', now };

  await eachItem(round, duePaysByName, async (duePay) => {
    await services.money.submit<null, PublisherDue | null>({
      owners: [duePay.partnerId, duePay.publisherId],
      load: async (sql) => (await listPublisherDue(sql, now, duePay))[0] ?? null,
      decide(_wallets, lockedPay) {
        if (!lockedPay) return nothingDue;

        const { plan, partnerId, publisherId, amount } = lockedPay;

        const entry = createEntry({
          id: randomUUID(),
          kind: 'publisher_credit',
          cause: { plan },
          transfers: [
            {
              from: { owner: partnerId, pocket: 'publisher_pay' },
              to: { owner: publisherId, pocket: 'publisher_payable' },
              amount: micro(amount),
            },
          ],
        });

        const save = (sql: Sql) => insertPublisherCredited(sql, lockedPay, entry.id, now);
        return { entries: [entry], result: null, save };
      },
    });
  });
}
