import { useTranslations } from 'use-intl';
import { useMoney } from '../../i18n/use-money.ts';
import { Card } from '../../parts/card.tsx';
import { LedgerLine } from '../../parts/ledger-line.tsx';
import { usePercent } from '../../plan/use-percent.ts';
import type { PlanDetail } from '../../plan/use-plan.ts';

/** What an order earns, what the network keeps of it, and when it is final. */
export function CommissionCard({ terms }: Pick<PlanDetail, 'terms'>) {
  const t = useTranslations('plan');
  const money = useMoney();
  const percent = usePercent();
  const share = percent((terms.commissionBps ?? 0) / 10_000);
  const most = money.amount(terms.commissionMax);
  return (
    <Card title={t('goods.earns')}>
      <LedgerLine
        label={t('terms.commission')}
        value={
          terms.commission
            ? money.amount(terms.commission)
            : t('terms.commissionShare', { share, most })
        }
      />
      <LedgerLine label={t('terms.revenueFee')} value={percent(terms.revenueFeeBps / 10_000)} />
      <LedgerLine
        label={t('terms.clickWindow')}
        value={t('terms.hours', { count: terms.clickWindowHours })}
      />
      <LedgerLine
        label={t('terms.validate')}
        value={t('terms.days', { count: terms.validateDays })}
      />
      <p className="quiet">{t('put.noPromise')}</p>
    </Card>
  );
}
