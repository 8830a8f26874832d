import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslations } from 'use-intl';
import { previewPut, putPlan } from '#contract/plan.ts';
import { formatMicro, parseMicro, parseTyped, zero } from '#domain/money.ts';
import type { Reason, Why } from '#domain/refusal.ts';
import { CallFailure, call } from '../../api/call.ts';
import { useUsableCoupons } from '../../coupon/use-usable-coupons.ts';
import { useRested } from '../../form/use-rested.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { currentLocation, go } from '../../location/hash-location.ts';
import { useToast } from '../../parts/toast.tsx';
import type { PlanDetail } from '../../plan/use-plan.ts';
import { useMoneyCall } from '../../wallet/use-money-call.ts';
import { usePayPassword } from '../../wallet/use-pay-password.ts';
import type { CouponChoice } from './coupon-slot.tsx';
import { type PutBounds, plainOf, quickAmounts, whyNotTyped } from './put-amounts.ts';
import { draftQuery, findDraft } from './put-draft.ts';

/** Refusals of a put that belong beside the amount. */
const besideField: readonly Reason[] = [
  'put_amount_invalid',
  'put_zero',
  'put_out_of_range',
  'put_coupon_above_highest',
  'campaign_budget_spent',
  'put_terms_changed',
  'put_offer_over',
  'put_escrow_short',
  'insufficient_balance',
  'coupon_used',
  'coupon_unavailable',
  'coupon_amount',
  'coupon_name_used_today',
];

const refusalOf = (failure: unknown): Why | null => {
  if (!(failure instanceof CallFailure)) return null;
  const reason = besideField.find((one) => one === failure.reason);
  return reason ? { reason, facts: failure.facts } : null;
};

const boundsOf = ({ terms, funds }: PlanDetail): PutBounds => ({
  lowest: parseMicro(terms.lowest) ?? zero,
  highest: parseMicro(terms.highest) ?? zero,
  available: parseMicro(funds.available) ?? zero,
  startup: parseMicro(funds.startup) ?? zero,
});

/** The amount as it is typed, what it would take, and the way to put it. */
export function usePut(detail: PlanDetail) {
  const t = useTranslations('plan.put');
  const toast = useToast();
  const money = useMoney();
  const queries = useQueryClient();
  const askPassword = usePayPassword();
  const { planNo } = detail.plan;
  const send = useMoneyCall(`put:${planNo}`, putPlan);
  const [draft] = useState(() => findDraft(currentLocation().query));
  const [typed, setTyped] = useState(draft.amount);
  const [wanted, setCouponId] = useState(draft.couponId);
  const [refused, setRefused] = useState<Why | null>(null);
  const [isBusy, setBusy] = useState(false);
  const bounds = boundsOf(detail);
  const plain = plainOf(typed);
  const amount = parseTyped(plain);
  const coupons = useUsableCoupons(plain, wanted);
  // An address may name a coupon that is used by now, or blocked today.
  const isWanted = ({ id, whyNot }: CouponChoice) => id === wanted && whyNot === null;
  const chosen = coupons.find(isWanted)?.terms ?? null;
  const couponId = chosen ? wanted : null;
  const no = whyNotTyped(typed, bounds, chosen);
  const isTooSmall = no !== null && (amount === null || amount < bounds.lowest);
  const { isRested, rest } = useRested(typed);
  const coupon = couponId ? { couponId } : {};
  const asked = useDeferredValue(no ? '' : plain);
  const preview = useQuery({
    queryKey: ['put-preview', planNo, asked, couponId],
    queryFn: () => call(previewPut, { planNo, amount: asked, ...coupon }),
    enabled: asked !== '',
    retry: false,
    placeholderData: keepPreviousData,
  });
  const isCurrent = !no && asked === plain && preview.isSuccess && !preview.isPlaceholderData;

  const put = async (): Promise<boolean> => {
    if (amount === null || no || isBusy) return false;
    setBusy(true);
    setRefused(null);
    // Those who have no transaction password yet leave to set it, and come back to this address.
    go('/plan/detail', { query: draftQuery(planNo, { amount: typed, couponId }), replace: true });
    const terms = detail.terms.hash;
    const confirmation = await askPassword({ action: 'put', planNo, amount, couponId, terms });
    const done = confirmation
      ? await send({ planNo, amount: plain, terms, confirmation, ...coupon }, (failure) => {
          const refusal = refusalOf(failure);
          setRefused(refusal);
          return refusal !== null;
        })
      : null;
    setBusy(false);
    if (!confirmation) return false;
    if (done) toast(t('done', { amount: money.whole(formatMicro(amount)) }), 'success');
    // What was refused may have changed meanwhile: terms, funds, the plan itself.
    await queries.invalidateQueries();
    return true;
  };
  const type = (next: string) => {
    setTyped(next);
    setRefused(null);
  };
  return {
    ...{ typed, type, plain, bounds, coupons, couponId, setCouponId, isBusy, put, rest },
    quick: quickAmounts(bounds),
    /** What is wrong with the amount. Nothing typed yet is not wrong. */
    problem:
      typed === '' || (isTooSmall && !isRested)
        ? null
        : (no ?? refused ?? refusalOf(preview.error)),
    /** What it would take, once that is known for exactly this amount. */
    preview: isCurrent ? (preview.data ?? null) : null,
  };
}
