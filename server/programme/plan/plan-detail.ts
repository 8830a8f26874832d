import type { productDetail as productRoute, planDetail as route } from '#contract/plan.ts';
import { learningOf, learningWindow } from '#domain/delivery/learning.ts';
import { balanceIn } from '#domain/ledger/book.ts';
import { formatMicro, subtract, zero } from '#domain/money.ts';
import { actsOf } from '#domain/plan/acts.ts';
import { earningsOf, planMoneyOf } from '#domain/plan/plan-money.ts';
import { divideCost } from '#domain/plan/put.ts';
import { isDelivering, shownStatusOf } from '#domain/plan/status.ts';
import { latestOf } from '#domain/time.ts';
import { type Reserved, sumReserved } from '../../ads/figures/figures.ts';
import type { UseCase } from '../../ads/services/services.ts';
import { balancesOf } from '../../books/ledger/ledger.ts';
import { findConfirmedBy } from '../../people/confirmation/confirmation.ts';
import type { Sql } from '../../platform/database/database.ts';
import { findProfitShare } from '../follow/copy-store.ts';
import { findDeliveryLimit } from './delivery-limit.ts';
import {
  countConversions,
  getProductWords,
  listConversions,
  listCreativeFiles,
  listPauses,
  listSteps,
  sumInFlight,
} from './history-store.ts';
import type { Plan, StepRow } from './plan-store.ts';
import { getOwnPlan, planView, productNameOf, stepView } from './plan-view.ts';
import { loadPut, offeredTerms, withHash } from './put.ts';
import { listRules, type PlanRule } from './rule-store.ts';

/** One plan: its status and the reason for it, where its money is, and the possible actions. */
export const planDetail: UseCase<typeof route> = async (call, { planNo }) => {
  const { sql } = call.db;
  const now = call.now();
  const plan = await getOwnPlan(sql, call.member.id, planNo);
  const wallet = await balancesOf(sql, call.member.id);
  const { settings } = call;
  const reserved = await readReserved(sql, plan, now);
  const costMax = isDelivering(plan.status) ? await sumInFlight(sql, plan, now) : zero;
  const money = plan.put && planMoneyOf(plan, { reserved: reserved.amount, costMax });
  const limit = await findDeliveryLimit(sql, plan, reserved, { settings, now });
  const cost = subtract(plan.spent, plan.credited);
  const consumed = plan.put && divideCost(cost, plan.put, plan.creditedFunding);
  const conversions = plan.put ? await listConversions(sql, plan.id) : [];
  const profitShare = await findProfitShare(sql, plan.id);
  const steps = await listSteps(sql, plan.id);
  const put = steps.find(({ cause }) => cause === 'put');
  const pauses = await listPauses(sql, plan.id);
  const rules = await listRules(sql, plan.id);
  return {
    at: now.toISOString(),
    plan: planView(plan, call),
    terms: plan.terms ? withHash(plan.terms) : await termsNow(call, planNo),
    funds: {
      available: formatMicro(balanceIn(wallet, 'available')),
      startup: formatMicro(balanceIn(wallet, 'startup')),
    },
    money: money && formatted(money),
    confirmedBy: put?.entryId ? await findConfirmedBy(sql, put.entryId) : null,
    lastNo: Number(plan.lastNo),
    earnings: consumed && earningsView(earningsOf(conversions, consumed, profitShare)),
    learning: await learningView(sql, plan, steps, rules, now),
    startsAt: plan.startsAt?.toISOString() ?? null,
    endsAt: plan.endsAt?.toISOString() ?? null,
    steps: steps.map(stepView),
    pauses: pauses.map(({ cause, actor, at }) => ({ cause, actor, at: at.toISOString() })),
    rules: rules.map(({ at, ...rule }) => ({ ...rule, at: at.toISOString() })),
    limit: limit && { ...limit, at: limit.at?.toISOString() ?? null },
    may: actsOf(plan, now),
  };
};

/** Nothing is reserved for a plan that does not deliver; its events may be sealed. */
const readReserved = (sql: Sql, plan: Plan, at: Date): Promise<Reserved> =>
  isDelivering(plan.status)
    ? sumReserved(sql, { planId: plan.id, at, lastNo: Number(plan.lastNo) })
    : Promise.resolve({ amount: zero, freeFrom: null });

/** The terms that a put on a waiting plan would agree to now. */
async function termsNow(
  { db, member, timeZone, settings, now }: Parameters<typeof planDetail>[0],
  planNo: string,
) {
  const request = {
    partnerId: member.id,
    planNo,
    couponId: null,
    timeZone: timeZone.name,
    now: now(),
  };
  const loaded = await loadPut(db.sql, request);
  if (!loaded.offer) throw new Error(`Plan ${planNo} vanished`);
  return offeredTerms(loaded.offer, loaded, settings.configuration);
}

/** Learning starts with the first delivery and restarts when the placements change. */
async function learningView(
  sql: Sql,
  plan: Plan,
  steps: readonly StepRow[],
  rules: readonly PlanRule[],
  now: Date,
) {
  const began = steps.find(({ to }) => to === 'putting');
  if (!began || shownStatusOf(plan) !== 'putting') return null;
  const since = latestOf(new Date(began.at), rules.at(-1)?.at);
  const { from } = learningWindow(since, now);
  const conversions = await countConversions(sql, plan.id, from);
  const learning = learningOf({ since, endsAt: plan.endsAt, conversions }, now);
  const { until } = learning;
  return {
    ...learning,
    since: since.toISOString(),
    until: until.toISOString(),
    countedFrom: from.toISOString(),
  };
}

type Amounts<Name extends string> = Readonly<Record<Name, Parameters<typeof formatMicro>[0]>>;

const formatted = <Name extends string>(amounts: Amounts<Name>): Record<Name, string> =>
  Object.fromEntries(
    Object.entries<Parameters<typeof formatMicro>[0]>(amounts).map(([name, amount]) => [
      name,
      formatMicro(amount),
    ]),
  ) as Record<Name, string>;

const earningsView = ({ pending, orders, ...sums }: ReturnType<typeof earningsOf>) => ({
  ...formatted(sums),
  orders,
  pending: pending.map(({ lockAt, amount, count }) => ({
    lockAt: lockAt.toISOString(),
    amount: formatMicro(amount),
    count,
  })),
});

/** The product of a plan: its creatives and its landing page. */
export const productDetail: UseCase<typeof productRoute> = async (call, { planNo }) => {
  const { sql } = call.db;
  const plan = await getOwnPlan(sql, call.member.id, planNo);
  const { description, landingUrl } = await getProductWords(sql, plan, call.language);
  const found = await listCreativeFiles(sql, plan);
  const files = [...new Map(found.map((file) => [file.sha256, file])).values()];
  const creatives = files.map(({ sha256, ...file }) => ({ ...file, url: `/creatives/${sha256}` }));
  const [creative] = creatives;
  if (!creative) throw new Error('A plan without a creative');
  return {
    planNo,
    name: productNameOf(plan, call.language),
    kind: plan.kind,
    isOfficial: plan.isOfficial,
    merchant: plan.merchant,
    description,
    creative,
    creatives,
    landingUrl,
    // A relative address is a demo page on this host, which the browser already knows.
    landingHost: landingUrl.startsWith('/') ? '' : new URL(landingUrl).host,
    status: plan.status,
  };
};
