import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { claimCoupon } from '#contract/coupon.ts';
import type { Campaign } from '../../coupon/use-coupon-text.ts';
import { useToast } from '../../parts/toast.tsx';
import { useMoneyCall } from '../../wallet/use-money-call.ts';

/** Claims a coupon, once however often it is pressed. */
export function useClaim({ id, name }: Campaign) {
  const t = useTranslations('coupon');
  const toast = useToast();
  const queries = useQueryClient();
  const { send, line } = useMoneyCall(`claim:${id}`, claimCoupon);
  const [isBusy, setBusy] = useState(false);
  const claim = async () => {
    setBusy(true);
    const done = await send({ campaignId: id });
    if (done) toast(t('claimDone', { name }), 'success');
    await queries.invalidateQueries();
    setBusy(false);
  };
  return { claim, isBusy, line };
}
