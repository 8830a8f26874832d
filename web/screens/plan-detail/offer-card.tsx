import { useTranslations } from 'use-intl';
import { useMoney } from '../../i18n/use-money.ts';
import { Card } from '../../parts/card.tsx';
import { Figure } from '../../parts/figure.tsx';
import { LedgerLine } from '../../parts/ledger-line.tsx';
import { useCommissionText } from '../../plan/use-commission-text.ts';
import type { PlanDetail } from '../../plan/use-plan.ts';
import styles from './plan-detail-screen.module.css';

/** What an order earns, the limits of a put, and the duration. */
export function OfferCard({ terms }: Pick<PlanDetail, 'terms'>) {
  const t = useTranslations('plan');
  const money = useMoney();
  const commissionText = useCommissionText();
  const bounds = { lowest: money.amount(terms.lowest), highest: money.amount(terms.highest) };
  return (
    <Card>
      <Figure label={t('terms.commission')} size="hero" value={commissionText(terms)} />
      <div className={styles.offered}>
        <LedgerLine label={t('terms.bounds')} value={t('terms.boundsValue', bounds)} />
        <LedgerLine
          label={t('terms.duration')}
          value={t('terms.days', { count: terms.putRule.days })}
        />
        <LedgerLine
          label={t('terms.validate')}
          value={t('terms.days', { count: terms.validateDays })}
        />
      </div>
      <p className="quiet">{t('put.noPromise')}</p>
    </Card>
  );
}
