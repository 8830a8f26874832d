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

const refusalOf = (failure: unknown): Refusal | null => {
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

/** A put that was made: the plan as it is now, and what it took. */
export interface PutDone {
  readonly plan: PlanRow;
  readonly preview: Preview;
}

export interface PutEnds {
  readonly onDone: (done: PutDone) => void;
  /** Hears that an earlier put was made, maybe of another amount: the plan then has no offer. */
  readonly onEarlier: (line: string) => void;
}

function useSendPut(planNo: string, onEarlier: PutEnds['onEarlier']) {
  const t = useTranslations('plan.put');
  const money = useMoney();
  const earlierText = ({ plan }: Output<typeof putPlan>, date: string) =>
    t('earlier', { amount: money.whole(plan.putAmount ?? '0'), date });
  return useMoneyCall(`put:${planNo}`, putPlan, { earlierText, onEarlier });
}

/** The amount being typed, what it would take, and the call that puts it. */
export function usePut(detail: PlanDetail, { onDone, onEarlier }: PutEnds) {
  const queries = useQueryClient();
  const askPassword = usePayPassword();
  const { planNo, product } = detail.plan;
  const { send, line } = useSendPut(planNo, onEarlier);
  const [draft] = useState(() => findDraft(currentLocation().query));
  const entry = useMoneyEntry(draft.amount);
  const { typed, plain, amount } = entry;
  const [wanted, setCouponId] = useState(draft.couponId);
  const [refused, setRefused] = useState<{
    readonly whyNot: Refusal | null;
    readonly typed: string;
  }>();
  const [isBusy, setBusy] = useState(false);
  const bounds = boundsOf(detail);
  const coupons = useUsableCoupons(plain, wanted ?? null);
  const best = bestCoupon(coupons, { ...bounds, amount }, new Date())?.id ?? null;
  // An address may name a coupon that was used since, or is blocked today.
  const meant = wanted === undefined ? best : wanted;
  const isMeant = ({ id, whyNot }: CouponChoice) => id === meant && whyNot === null;
  const chosen = coupons.find(isMeant) ?? null;
  const couponId = chosen?.id ?? null;
  const whyNot = whyNotAmount(amount, bounds, chosen?.terms ?? null);
  const coupon = couponId ? { couponId } : {};
  const asked = useDeferredValue(whyNot ? '' : plain);
  const preview = useQuery({
    queryKey: ['put-preview', planNo, asked, couponId],
    queryFn: () => call(previewPut, { planNo, amount: asked, ...coupon }),
    enabled: asked !== '',
    retry: false,
    placeholderData: keepPreviousData,
  });
  const isCurrent = !whyNot && asked === plain && preview.isSuccess && !preview.isPlaceholderData;

  const current = isCurrent ? (preview.data ?? null) : null;

  const put = async (): Promise<void> => {
    if (amount === null || !current || isBusy) return;
    setBusy(true);
    setRefused(undefined);
    // Partners without a transaction password leave to set it, and return to this address.
    const draft = { amount: typed, couponId: wanted === undefined ? undefined : couponId };
    go('/plan/detail', { query: draftQuery(planNo, draft), replace: true });
    const terms = detail.terms.hash;
    const subject = { action: 'put', planNo, amount, couponId, terms } as const;
    const confirmation = await askPassword({
      ...subject,
      ...{ product, coupon: chosen?.name ?? null },
    });
    const done = confirmation
      ? await send({ planNo, amount: plain, terms, confirmation, ...coupon }, (failure) => {
          const refusal = refusalOf(failure);
          setRefused({ whyNot: refusal, typed });
          return refusal !== null;
        })
      : null;
    setBusy(false);
    if (!confirmation) return;
    if (done) onDone({ plan: done.plan, preview: current });
    // What caused the refusal may have changed: terms, funds, the plan itself.
    await queries.invalidateQueries();
  };
  // Typing goes on after a refusal, which was about the amount as it was.
  const refusal = (refused?.typed === typed ? refused.whyNot : null) ?? refusalOf(preview.error);
  return {
    ...{ entry, bounds, coupons, couponId, best, setCouponId, isBusy, put, line },
    quick: quickAmounts(bounds),
    problem: entry.findProblem(whyNot ?? refusal),
    /** What it would take, once known for exactly this amount. */
    preview: current,
  };
}
