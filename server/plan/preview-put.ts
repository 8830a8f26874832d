import type { previewPut as route } from '#contract/plan.ts';
import { balanceIn } from '#domain/ledger/book.ts';
import { formatMicro, parseTyped, subtract } from '#domain/money.ts';
import { dividePut, totalOf, whyNotPut } from '#domain/plan/put.ts';
import { Refusal, refuse } from '#domain/refusal.ts';
import { escrowOf } from '../catalogue/merchant-store.ts';
import { listCategoryRates } from '../catalogue/rate-card-store.ts';
import { judgeCoupon, loadCoupon } from '../coupon/coupon-use-store.ts';
import { listPots, sumOfPots } from '../ledger/pot-store.ts';
import { balancesOf } from '../ledger/queries.ts';
import { settingsFor } from '../level/vip-store.ts';
import type { UseCase } from '../services/services.ts';
import { getOwnPlan } from './plan-view.ts';
import { putFacts } from './put-facts.ts';

/** What a put would do, or why not; nothing is held by asking. */
export const previewPut: UseCase<typeof route> = async (call, { planNo, couponId, ...typed }) => {
  const { sql } = call.db;
  const plan = await getOwnPlan(sql, call.member.id, planNo);
  const amount = parseTyped(typed.amount);
  if (amount === null) throw new Refusal('put_amount_invalid');
  const wallet = await balancesOf(sql, call.member.id);
  const escrow = await escrowOf(sql, plan.merchantId);
  const now = call.now();
  const device = { zone: call.zone.name, now };
  const ground = couponId ? await loadCoupon(sql, call.member.id, couponId, device) : null;
  const pots = ground ? await listPots(sql, 'promotions', call.member.id) : [];
  const promotions = sumOfPots(pots);
  const coupon = ground && judgeCoupon(ground, amount, promotions, now);
  if (coupon && 'reason' in coupon) throw new Refusal(coupon.reason, coupon.facts);
  const asked = { amount, coupon, agreed: null };
  const settings = await settingsFor(sql, call.member.id, call.settings, now);
  const rates = await listCategoryRates(sql, plan.formats, now);
  const facts = putFacts(plan, asked, { wallet, escrow, rates }, settings, now);
  refuse(whyNotPut(facts));
  const parts = dividePut(amount, facts);
  return {
    hold: formatMicro(totalOf(parts)),
    own: formatMicro(parts.own),
    discount: formatMicro(parts.discount),
    startup: formatMicro(parts.startup),
    availableAfter: formatMicro(subtract(balanceIn(wallet, 'available'), parts.own)),
    worstCase: formatMicro(parts.own),
  };
};
