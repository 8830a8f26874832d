import type { planDetail } from '#contract/plan.ts';
import type { Reply } from '#contract/route.ts';
import { learningOf, learningWindow } from '#domain/delivery/learning.ts';
import { balanceIn } from '#domain/ledger/book.ts';
import { subtract, zero } from '#domain/money.ts';
import { actsOf } from '#domain/plan/acts.ts';
import { earningsOf, planMoneyOf } from '#domain/plan/plan-money.ts';
import { divideCost } from '#domain/plan/put.ts';
import { isDelivering, shownStatusOf } from '#domain/plan/status.ts';
import { RefusalError } from '#domain/refusal.ts';
import { latestOf } from '#domain/time.ts';
import type { TimeZone } from '#domain/time-zone.ts';
import { type Reserved, sumReserved } from '../../ads/figures/figures.ts';
import { getBalances } from '../../books/ledger/ledger.ts';
import { readConfirmationMethod } from '../../people/confirmation/confirmation.ts';
import type { Db, Sql } from '../../platform/database/database.ts';
import type { LoggedInPartner } from '../../platform/gateway/gateway.ts';
import { configurationInForce } from '../../platform/settings/settings.ts';
import { findProfitShare } from '../follow/copy-store.ts';
import { findDeliveryLimit } from './delivery-limit.ts';
import {
  countConversions,
  listConversions,
  listPauses,
  listSteps,
  sumInFlight,
} from './history-store.ts';
import { offeredTerms, withHash } from './offered-terms.ts';
import { type Reader, toPlanReply } from './plan-view.ts';
import { loadPut } from './put.ts';
import { listRules, type PlanRule } from './rule-store.ts';
import { findPlanInDetail, type PlanInDetail, type StepRow } from './shown-plan-store.ts';

interface DetailCall extends Reader {
  readonly db: Db;
  readonly partner: LoggedInPartner;
  readonly timeZone: TimeZone;
  readonly now: () => Date;
}

/** One plan: its status and the reason for it, where its money is, and the possible actions. */
export async function showPlan(
  call: DetailCall,
  planNo: string,
): Promise<Reply<typeof planDetail>> {
  const { partner } = call;
  const { sql } = call.db;
  const now = call.now();

  const plan = await findPlanInDetail(sql, partner.id, planNo);
  if (!plan) throw new RefusalError('plan_not_found');

  const wallet = await getBalances(sql, partner.id);
  const reserved = await readReserved(sql, plan, now);
  const costMax = isDelivering(plan.status) ? await sumInFlight(sql, plan, now) : zero;
  const cost = subtract(plan.spent, plan.credited);
  const consumed = plan.put && divideCost(cost, plan.put, plan.creditedFunding);
  const conversions = plan.put ? await listConversions(sql, plan.id) : [];
  const profitShare = await findProfitShare(sql, plan.id);

  const steps = await listSteps(sql, plan.id);
  const putStep = steps.find(({ cause }) => cause === 'put');
  const rules = await listRules(sql, plan.id);

  return {
    at: now,
    plan: toPlanReply(plan, call),
    terms: plan.terms ? withHash(plan.terms) : await getCurrentTerms(call, planNo),
    funds: { available: balanceIn(wallet, 'available'), startup: balanceIn(wallet, 'startup') },
    money: plan.put && planMoneyOf(plan, { reserved: reserved.amount, costMax }),
    confirmedBy: putStep?.entryId ? await readConfirmationMethod(sql, putStep.entryId) : null,
    lastNo: Number(plan.lastNo),
    earnings: consumed && earningsOf(conversions, consumed, profitShare),
    learning: await readLearning(sql, plan, steps, rules, now),
    startsAt: plan.startsAt,
    endsAt: plan.endsAt,
    steps,
    pauses: await listPauses(sql, plan.id),
    rules,
    limit: await findDeliveryLimit(sql, plan, reserved, now),
    may: actsOf(plan, now),
  };
}

/** Nothing is reserved for a plan that does not deliver; its events may be sealed. */
const readReserved = (sql: Sql, plan: PlanInDetail, now: Date): Promise<Reserved> =>
  isDelivering(plan.status)
    ? sumReserved(sql, { planId: plan.id, asOf: now, lastNo: Number(plan.lastNo) })
    : Promise.resolve({ amount: zero, freeFrom: null });

/** The terms that a put on a waiting plan would agree to now. */
async function getCurrentTerms(
  { db, partner, timeZone, settings, now }: DetailCall,
  planNo: string,
) {
  const request = {
    partnerId: partner.id,
    planNo,
    couponId: null,
    timeZone: timeZone.name,
    now: now(),
  };

  const putState = await loadPut(db.sql, request);
  if (!putState.offer) throw new Error(`Plan ${planNo} vanished`);
  return offeredTerms(putState.offer, putState, configurationInForce(settings, request.now));
}

/** Learning starts with the first delivery and restarts when the placements change. */
async function readLearning(
  sql: Sql,
  plan: PlanInDetail,
  steps: readonly StepRow[],
  rules: readonly PlanRule[],
  now: Date,
) {
  const firstDelivery = steps.find(({ to }) => to === 'putting');
  if (!firstDelivery || shownStatusOf(plan) !== 'putting') return null;

  const since = latestOf(firstDelivery.at, rules.at(-1)?.at);
  const { from: countedFrom } = learningWindow(since, now);
  const conversions = await countConversions(sql, plan.id, countedFrom);
  return { ...learningOf({ since, endsAt: plan.endsAt, conversions }, now), countedFrom };
}
