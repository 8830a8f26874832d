import { useTranslations } from 'use-intl';
import { useMoney } from '../i18n/use-money.ts';
import { usePercent } from './use-percent.ts';
import type { PlanDetail } from './use-plan.ts';

/** What an order earns: an amount, or a share of the order and its limit. */
export function useCommissionText(): (terms: PlanDetail['terms']) => string {
  const t = useTranslations('plan.terms');
  const money = useMoney();
  const percent = usePercent();
  return ({ commission, commissionBps, commissionMax }) => {
    if (commission) return money.whole(commission);
    const share = percent((commissionBps ?? 0) / 10_000);
    return t('commissionShare', { share, most: money.whole(commissionMax) });
  };
}
