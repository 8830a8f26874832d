import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type PlanRow, previewPut, putPlan } from '#contract/plan.ts';
import type { Output } from '#contract/route.ts';
import { bestCoupon } from '#domain/coupon/best-coupon.ts';
import { parseMicro, zero } from '#domain/money.ts';
import type { Reason, Refusal } from '#domain/refusal.ts';
import { CallFailure, call } from '../../api/call.ts';
import { useUsableCoupons } from '../../coupon/use-usable-coupons.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { currentLocation, go } from '../../location/hash-location.ts';
import type { PlanDetail } from '../../plan/use-plan.ts';
import { useMoneyCall } from '../../wallet/use-money-call.ts';
import { useMoneyEntry } from '../../wallet/use-money-entry.ts';
import { usePayPassword } from '../../wallet/use-pay-password.ts';
import type { CouponChoice } from './coupon-slot.tsx';
import { type PutBounds, quickAmounts, whyNotAmount } from './put-amounts.ts';
import { draftQuery, findDraft } from './put-draft.ts';
import type { Preview } from './put-lines.tsx';

/** Refusals of a put that are shown at the amount. */
const fieldReasons: readonly Reason[] = [
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

const findFieldRefusal = (failure: unknown): Refusal | null => {
  if (!(failure instanceof CallFailure)) return null;
  const reason = fieldReasons.find((fieldReason) => fieldReason === failure.reason);
  return reason ? { reason, facts: failure.facts } : null;
};

const boundsOf = ({ terms, funds }: PlanDetail): PutBounds => ({
  lowest: parseMicro(terms.lowest) ?? zero,
  highest: parseMicro(terms.highest) ?? zero,
  available: parseMicro(funds.available) ?? zero,
  startup: parseMicro(funds.startup) ?? zero,
});

/** A put that was made: the plan as it is now, and what it took. */
export interface PutReceipt {
  readonly plan: PlanRow;
  readonly preview: Preview;
}

export interface PutHandlers {
  readonly onDone: (receipt: PutReceipt) => void;
  /** Hears that an earlier put was made, maybe of another amount: the plan then has no offer. */
  readonly onEarlier: (line: string) => void;
}

function useSendPut(planNo: string, onEarlier: PutHandlers['onEarlier']) {
  const t = useTranslations('plan.put');
  const money = useMoney();
  const earlierText = ({ plan }: Output<typeof putPlan>, date: string) =>
    t('earlier', { amount: money.whole(plan.putAmount ?? '0'), date });
  return useMoneyCall(`put:${planNo}`, putPlan, { earlierText, onEarlier });
}

/** The amount being typed, what it would take, and the call that puts it. */
export function usePutForm(detail: PlanDetail, { onDone, onEarlier }: PutHandlers) {
  const queries = useQueryClient();
  const askPassword = usePayPassword();
  const { planNo, product } = detail.plan;
  const { send, line } = useSendPut(planNo, onEarlier);
  const [draft] = useState(() => findDraft(currentLocation().query));
  const entry = useMoneyEntry(draft.amount);
  const { typed, plain, amount } = entry;
  const [selectedCouponId, setCouponId] = useState(draft.couponId);
  const [lastRefusal, setRefused] = useState<{
    readonly whyNot: Refusal | null;
    readonly typed: string;
  }>();
  const [isBusy, setBusy] = useState(false);
  const bounds = boundsOf(detail);
  const coupons = useUsableCoupons(plain, selectedCouponId ?? null);
  const best = bestCoupon(coupons, { ...bounds, amount }, new Date())?.id ?? null;
  // An address may name a coupon that was used since, or is blocked today.
  const preferredCouponId = selectedCouponId === undefined ? best : selectedCouponId;
  const isPreferred = ({ id, whyNot }: CouponChoice) => id === preferredCouponId && whyNot === null;
  const chosen = coupons.find(isPreferred) ?? null;
  const couponId = chosen?.id ?? null;
  const whyNot = whyNotAmount(amount, bounds, chosen?.terms ?? null);
  const coupon = couponId ? { couponId } : {};
  const previewAmount = useDeferredValue(whyNot ? '' : plain);
  const preview = useQuery({
    queryKey: ['put-preview', planNo, previewAmount, couponId],
    queryFn: () => call(previewPut, { planNo, amount: previewAmount, ...coupon }),
    enabled: previewAmount !== '',
    retry: false,
    placeholderData: keepPreviousData,
  });
  const isCurrent =
    !whyNot && previewAmount === plain && preview.isSuccess && !preview.isPlaceholderData;

  const currentPreview = isCurrent ? (preview.data ?? null) : null;

  const submit = async (): Promise<void> => {
    if (amount === null || !currentPreview || isBusy) return;
    setBusy(true);
    setRefused(undefined);
    // Partners without a transaction password leave to set it, and return to this address.
    const draft = {
      amount: typed,
      couponId: selectedCouponId === undefined ? undefined : couponId,
    };
    go('/plan/detail', { query: draftQuery(planNo, draft), replace: true });
    const terms = detail.terms.hash;
    const subject = { action: 'put', planNo, amount, couponId, terms } as const;
    const confirmation = await askPassword({
      ...subject,
      ...{ product, coupon: chosen?.name ?? null },
    });
    const reply = confirmation
      ? await send({ planNo, amount: plain, terms, confirmation, ...coupon }, (failure) => {
          const refusal = findFieldRefusal(failure);
          setRefused({ whyNot: refusal, typed });
          return refusal !== null;
        })
      : null;
    setBusy(false);
    if (!confirmation) return;
    if (reply) onDone({ plan: reply.plan, preview: currentPreview });
    // What caused the refusal may have changed: terms, funds, the plan itself.
    await queries.invalidateQueries();
  };
  // Typing goes on after a refusal, which was about the amount as it was.
  const refusal =
    (lastRefusal?.typed === typed ? lastRefusal.whyNot : null) ?? findFieldRefusal(preview.error);
  return {
    ...{ entry, bounds, coupons, couponId, best, setCouponId, isBusy, submit, line },
    quick: quickAmounts(bounds),
    problem: entry.findProblem(whyNot ?? refusal),
    /** What it would take, once known for exactly this amount. */
    preview: currentPreview,
  };
}
