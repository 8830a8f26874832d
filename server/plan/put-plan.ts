import type { putPlan as route } from '#contract/plan.ts';
import type { Input, Reply } from '#contract/route.ts';
import type { Wallet } from '#domain/ledger/book.ts';
import type { Entry } from '#domain/ledger/entry.ts';
import { formatMicro, type Micro, parseTyped } from '#domain/money.ts';
import { dayMs } from '#domain/plan/limits.ts';
import { dividePut, type Parts, totalOf, whyNotPut } from '#domain/plan/put.ts';
import { Refusal, type Why } from '#domain/refusal.ts';
import { escrowOf } from '../catalogue/merchant-store.ts';
import { type CategoryRate, listCategoryRates } from '../catalogue/rate-card-store.ts';
import { lockTicket, spendTicket } from '../confirmation/ticket-store.ts';
import {
  type CouponGround,
  grantEntry,
  insertUse,
  judgeCoupon,
  loadCoupon,
} from '../coupon/coupon-use-store.ts';
import { choosePromotions } from '../coupon/promotion-store.ts';
import { lockedPots, spendFromPots, sumOfPots } from '../ledger/pot-store.ts';
import { requestKey } from '../ledger/request-key.ts';
import { settingsFor } from '../level/vip-store.ts';
import type { UseCase } from '../services/services.ts';
import type { Settings } from '../settings/settings.ts';
import { holdEntries } from './plan-entries.ts';
import { lockPlan, type Plan, type StepRow } from './plan-store.ts';
import { ownPlan, planView, shownTerms } from './plan-view.ts';
import { putFacts } from './put-facts.ts';
import { insertPut, insertStep, type PlanPut, type PlanStep } from './step-store.ts';

interface Loaded {
  readonly plan: Plan | null;
  readonly escrow: Micro;
  readonly rates: readonly CategoryRate[];
  readonly noTicket: Why | null;
  readonly ground: CouponGround | null;
  readonly settings: Settings;
}

/**
 * Puts an amount on a plan: once, at the terms that were shown, and only with its ticket. Only a
 * coupon takes money of the network's; no other put waits for a wallet of its.
 */
export const putPlan: UseCase<typeof route> = async (call, input) => {
  const partnerId = call.member.id;
  const { couponId } = input;
  const amount = parseTyped(input.amount);
  if (amount === null) throw new Refusal('put_amount_invalid');
  if (couponId === undefined) return askPut(call, input, amount, [partnerId]);
  return spendFromPots(
    'coupon_unavailable',
    () => choosePromotions(call.db.sql, partnerId, couponId, amount),
    (promotions) => askPut(call, input, amount, [partnerId, ...promotions]),
  );
};

function askPut(
  call: Parameters<typeof putPlan>[0],
  input: Input<typeof route>,
  amount: Micro,
  owners: readonly string[],
) {
  const now = call.now();
  const partnerId = call.member.id;
  const { requestId, planNo, terms: agreed, ticket, couponId } = input;
  const about = { planNo, amount, couponId: couponId ?? null, terms: agreed };
  return call.money.ask<Reply<typeof route>, Loaded>({
    owners,
    once: {
      key: requestKey('putPlan', partnerId, requestId),
      question: { ...about, amount: formatMicro(amount) },
    },
    async load(sql) {
      const noTicket = await lockTicket(sql, call.member, ticket, { action: 'put', ...about }, now);
      const plan = await lockPlan(sql, planNo);
      const escrow = plan ? await escrowOf(sql, plan.merchantId) : amount;
      const rates = plan ? await listCategoryRates(sql, plan.formats, now) : [];
      const device = { zone: call.zone.name, now };
      const ground = couponId ? await loadCoupon(sql, partnerId, couponId, device) : null;
      const settings = await settingsFor(sql, partnerId, call.settings, now);
      return { plan, noTicket, escrow, rates, ground, settings };
    },
    decide(wallets, { plan: found, escrow, rates, noTicket, ground, settings }) {
      const plan = ownPlan(found, partnerId);
      const wallet = wallets.get(partnerId) as Wallet;
      const promotions = lockedPots(wallets, 'promotions', partnerId);
      const coupon = ground && judgeCoupon(ground, amount, sumOfPots(promotions), now);
      if (coupon && 'reason' in coupon) return new Refusal(coupon.reason, coupon.facts);
      const asked = { amount, coupon, agreed };
      const facts = putFacts(plan, asked, { wallet, escrow, rates }, settings, now);
      const no = whyNotPut(facts) ?? noTicket;
      if (no) return new Refusal(no.reason, no.facts);
      const parts = dividePut(amount, facts);
      const granted = ground && coupon ? [grantEntry(ground, coupon, promotions, planNo)] : [];
      const held = holdEntries(plan, parts);
      const terms = shownTerms(plan, settings, rates);
      const put = putRow(plan, parts, held[0] as Entry, terms, now);
      return {
        entries: [...granted, ...held],
        result: { plan: planView(afterPut(plan, put), call) },
        async save(sql) {
          await spendTicket(sql, ticket, now);
          await insertPut(sql, { ...put, couponId: couponId ?? null });
          await insertStep(sql, plan, stepOf(put));
          if (!ground || !coupon) return;
          const entryId = granted[0]?.id ?? '';
          await insertUse(sql, ground, { ...coupon, planId: plan.id, entryId, at: now });
        },
      };
    },
  });
}

function putRow(
  plan: Plan,
  parts: Parts,
  entry: Entry,
  { hash, ...terms }: ReturnType<typeof shownTerms>,
  now: Date,
): PlanPut {
  return {
    planId: plan.id,
    ...parts,
    amount: totalOf(parts),
    couponId: null,
    terms,
    termsHash: hash,
    startsAt: now,
    endsAt: new Date(now.getTime() + plan.putRule.days * dayMs),
    entryId: entry.id,
    at: now,
  };
}

const stepOf = ({ entryId, at }: PlanPut): PlanStep => {
  return { to: 'matching', cause: 'put', actor: 'partner', entryId, at };
};

/** The plan as it will be read after the put. */
function afterPut(plan: Plan, put: PlanPut): Plan {
  const { at, startsAt, endsAt, entryId } = put;
  const last: StepRow = {
    ...{ from: plan.status, to: 'matching', cause: 'put', actor: 'partner', facts: {}, entryId },
    at: at.toISOString(),
  };
  return { ...plan, status: 'matching', statusAt: at, put, startsAt, endsAt, last };
}
