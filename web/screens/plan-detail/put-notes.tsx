import { useTranslations } from 'use-intl';
import { chargebackDays } from '#domain/plan/clawback.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { usePercent } from '../../plan/use-percent.ts';
import type { PlanDetail } from '../../plan/use-plan.ts';
import styles from './put-screen.module.css';
import { TermsRow } from './terms-row.tsx';

/** A put's terms in sentences, with the full terms one tap away. */
export function PutNotes({ terms }: Pick<PlanDetail, 'terms'>) {
  const t = useTranslations('plan.put');
  const money = useMoney();
  const percent = usePercent();
  return (
    <>
      <p className="quiet">{t('noPromise')}</p>
      <div className={`${styles.card} box`}>
        <TermsRow terms={terms} />
      </div>
      <p className="quiet">
        {t('fees', {
          media: percent(terms.mediaFeeBps / 10_000),
          revenue: percent(terms.revenueFeeBps / 10_000),
        })}
      </p>
      <p className="quiet">{t('chargeback', { count: chargebackDays })}</p>
      <p className="quiet">
        {t('ceilings', {
          click: money.wholeExact(terms.priceCeilings.cpc),
          thousand: money.wholeExact(terms.priceCeilings.cpm),
        })}
      </p>
    </>
  );
}
