import { randomUUID } from 'node:crypto';
import { canonicalJson } from '#domain/canonical-json.ts';
import { type Entry, entryOf } from '#domain/ledger/entry.ts';
import { formatMicro, type Micro, micro, subtract, sum, zero } from '#domain/money.ts';
import { type OpenClawback, payClawbacks } from '#domain/plan/clawback.ts';
import { settledFrom } from '#domain/plan/lifetime.ts';
import { minusFunding, takeOwnFirst, totalOf } from '#domain/plan/put.ts';
import { planResultOf } from '#domain/plan/result.ts';
import { type SettledConversion, settlementOf } from '#domain/plan/settlement.ts';
import { daysAfter, startOfUtcDay, utcDayOf } from '#domain/time.ts';
import {
  approveDue,
  insertPayment,
  listFlagged,
  listOpenClawbacks,
  type PaidClawback,
} from '../../ads/conversion/conversion.ts';
import { readCompleteTo } from '../../ads/delivery/delivery.ts';
import { findPassedDay } from '../../ads/figures/figures.ts';
import { leavePlanNotices, type PlanNotice } from '../../people/notice/notice.ts';
import type { Sql } from '../../platform/database/database.ts';
import { eachOne } from '../../platform/job/job.ts';
import { sha256 } from '../../platform/process/process.ts';
import { type LoadedShare, loadShare } from '../follow/copy-store.ts';
import { shareOfResult } from '../follow/share-of-result.ts';
import { listConversions, type PlanConversion } from './history-store.ts';
import { insertOverDelivery, listOverPay, type OverPay } from './over-delivery-store.ts';
import { clawbackEntries, commissionEntries, mediaEntries, pendingOf } from './plan-entries.ts';
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

const nothing = { entries: [], result: null };

interface Loaded {
  readonly plan: PlanMoney | null;
  readonly names: SettledNames;
  readonly conversions: readonly PlanConversion[];
  readonly pays: readonly PublisherPay[];
  /** Over-delivery, which the network pays for. */
  readonly overPays: readonly OverPay[];
  readonly folded: Awaited<ReturnType<typeof foldEvents>>;
  readonly isReady: boolean;
  /** For a copied plan: how its profit is shared with the operator. */
  readonly sharing: LoadedShare | null;
  /** Earlier chargebacks, which this plan's commissions pay off first. */
  readonly clawbacks: readonly OpenClawback[];
}

/** Whether a plan is final: no click, conversion, dispute or finding can change it. */
async function isOver(sql: Sql, plan: PlanMoney, now: Date): Promise<boolean> {
  if (plan.status !== 'waitSettlement' || plan.held > 0 || plan.disputedUntil) return false;
  if (settledFrom(plan.statusAt, plan) > (await readCompleteTo(sql, now))) return false;
  if (!(await isLookedThrough(sql, plan))) return false;
  if ((await listFlagged(sql, { planId: plan.id })).length > 0) return false;
  return (await listUncredited(sql, plan.no)).length === 0;
}

/** Whether the daily pass has checked the last day on which the plan was seen or clicked. */
async function isLookedThrough(sql: Sql, plan: PlanMoney): Promise<boolean> {
  if (!(await hasDailyPass(sql))) return true;
  const moments = [plan.lastImpressionAt, plan.lastClickAt].map((at) => at?.getTime() ?? 0);
  const passed = await findPassedDay(sql);
  return passed !== null && passed >= startOfUtcDay(utcDayOf(Math.max(...moments)));
}

/** Settles plans whose window has closed: commissions to the partner, delivery to publishers. */
export async function settlePlans(services: JobServices, now: Date): Promise<void> {
  const { sql } = services.db;
  const round = { db: services.db, job: 'settle-plans', now };
  await eachOne(round, await listInStatus(sql, 'waitSettlement'), async (no) => {
    const known = await findPlanMoney(sql, no);
    if (!known || !(await isOver(sql, known, now))) return;
    const sharing = await loadShare(sql, known.id);
    // A shared commission must be whole, so clawbacks are taken only from plans without a share.
    const isClawedBack = !sharing && (await clawbacksOf(sql, known, now)).length > 0;
    const others = [
      ...(sharing ? [sharing.operatorId] : []),
      ...(isClawedBack ? [known.merchantId] : []),
    ];
    await services.money.submit<null, Loaded>({
      owners: [known.partnerId, ...others],
      load: (sql) => load(sql, no, isClawedBack, now),
      decide: (_wallets, loaded) => settle(services, loaded, now),
    });
  });
}

const clawbacksOf = (sql: Sql, { partnerId, merchantId }: PlanMoney, now: Date) =>
  listOpenClawbacks(sql, partnerId, merchantId, now);

async function load(sql: Sql, no: string, isClawedBack: boolean, now: Date): Promise<Loaded> {
  const plan = await lockPlanMoneyAndMeter(sql, no);
  if (!plan) throw new Error(`Plan ${no} vanished`);
  return {
    plan,
    names: await getSettledNames(sql, plan.id),
    conversions: await listConversions(sql, plan.id),
    pays: await listPublisherPay(sql, plan.id),
    overPays: await listOverPay(sql, plan.id),
    folded: await foldEvents(sql, plan.id),
    isReady: await isOver(sql, plan, now),
    sharing: await loadShare(sql, plan.id),
    clawbacks: isClawedBack ? await clawbacksOf(sql, plan, now) : [],
  };
}

function settle({ settings }: JobServices, loaded: Loaded, now: Date) {
  const { plan, names, conversions, pays, folded, isReady, sharing } = loaded;
  if (!plan?.put || !isReady) return nothing;
  const due = conversions.filter(({ state }) => state === 'pending');
  const paid = payCommissions(plan, due, loaded.clawbacks);
  const pending = pendingOf(plan);
  // Settle nothing unless the ledger has booked exactly the cost of the events.
  if (totalOf(pending) !== folded.cost) throw new Error(`Plan ${plan.no} was billed otherwise`);
  const pay = takeOwnFirst(pending, sum(pays.map(({ amount }) => amount)));
  const fee = minusFunding(pending, pay);
  const media = mediaEntries(plan, pay, fee);
  const earned = sum(due.map(({ commission, fee: kept }) => subtract(commission, kept)));
  const shared = sharing && shareOfResult(sharing, plan, subtract(earned, totalOf(pending)));
  const profitShare = shared?.share ?? zero;
  const result = planResultOf(earned, pending, profitShare);
  const { installation, configuration } = settings;
  const body = settlementOf({
    plan: plan.no,
    product: names.product,
    merchant: names.merchant,
    currency: installation.currency,
    isSimulated: installation.mode === 'demo',
    put: plan.put,
    termsHash: names.termsHash,
    events: plan.lastNo,
    head: folded.head,
    delivered: plan.spent,
    credited: plan.credited,
    consumed: pending,
    publishers: pays,
    mediaFee: totalOf(fee),
    conversions: settledConversions(conversions, paid),
    profitShare,
    settledAt: now,
  });
  const approvals = paid.map(({ id, entries }) => ({ id, entryId: entries[0]?.id ?? '' }));
  const creditAt = daysAfter(now, configuration.plan.publisherCreditDays);
  const step = { to: 'settled', cause: 'window_closed', actor: 'network', at: now } as const;
  return {
    // The share is paid from the commissions just earned, so it is booked after them.
    entries: [...media, ...paid.flatMap(({ entries }) => entries), ...(shared?.entries ?? [])],
    result: null,
    async save(sql: Sql) {
      await approveDue(sql, approvals, now);
      for (const payment of paid.flatMap(({ payments }) => payments)) {
        await insertPayment(sql, payment, now);
      }
      const digest = { body, sha256: sha256(canonicalJson(body)) };
      await insertSettlement(sql, { planId: plan.id, ...digest, at: now });
      await insertPublisherDue(sql, plan.id, pays, creditAt);
      await insertOverDelivery(sql, plan.id, loaded.overPays, creditAt);
      await insertStep(sql, plan, { ...step, entryId: media[0]?.id ?? null });
      await leavePlanNotices(sql, [tellOfSettlement(plan, result.own, now)]);
      await shared?.save(sql, now);
    },
  };
}

const tellOfSettlement = ({ id }: PlanMoney, profit: Micro, at: Date): PlanNotice => {
  const facts = { amount: formatMicro(profit) };
  return { planId: id, what: 'plan-settled', cause: 'settled', facts, at };
};

/** Pays each commission; the part that older clawbacks take goes to the merchant instead. */
function payCommissions(
  plan: PlanMoney,
  due: readonly PlanConversion[],
  clawbacks: readonly OpenClawback[],
): (PlanConversion & { entries: Entry[]; payments: PaidClawback[] })[] {
  let open = clawbacks;
  return due.map((one) => {
    const { id, commission, fee } = one;
    const paid = payClawbacks({ net: subtract(commission, fee), fee }, open);
    open = paid.clawbacks;
    const netted = paid.payments.map((payment) => {
      const entries = clawbackEntries(plan, id, payment);
      return { entries, payment: { ...payment, conversionId: id, entryId: entries[0]?.id ?? '' } };
    });
    const entries = commissionEntries(plan, id, paid.left);
    return {
      ...one,
      entries: [...entries, ...netted.flatMap((each) => each.entries)],
      payments: netted.map(({ payment }) => payment),
    };
  });
}

function settledConversions(
  all: readonly PlanConversion[],
  paid: readonly (PlanConversion & { readonly entries: readonly { readonly id: string }[] })[],
): SettledConversion[] {
  const entries = new Map(paid.map((one) => [one.id, one.entries[0]?.id ?? null]));
  return all.map(({ id, state, commission, fee }) => ({
    ...{ id, commission, fee },
    state: entries.has(id) ? 'approved' : state,
    entryId: entries.get(id) ?? null,
  }));
}

/** Credits publishers for delivery on their pages once the waiting period is over. */
export async function creditPublishers(services: JobServices, now: Date): Promise<void> {
  const { sql } = services.db;
  const all = await listPublisherDue(sql, now);
  const byName = new Map(all.map((due) => [`${due.plan} to ${due.publisherId}`, due]));
  const round = { db: services.db, job: 'credit-publishers', now };
  await eachOne(round, [...byName.keys()], async (name) => {
    const due = byName.get(name) as PublisherDue;
    await services.money.submit<null, PublisherDue | null>({
      owners: [due.partnerId, due.publisherId],
      load: async (sql) => (await listPublisherDue(sql, now, due))[0] ?? null,
      decide(_wallets, found) {
        if (!found) return nothing;
        const { plan, partnerId, publisherId, amount } = found;
        const entry = entryOf({
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
        const save = (sql: Sql) => insertPublisherCredited(sql, found, entry.id, now);
        return { entries: [entry], result: null, save };
      },
    });
  });
}
