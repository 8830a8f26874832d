import { useTranslations } from 'use-intl';
import type { PlanRow } from '#contract/plan.ts';
import { Card } from '../../parts/card.tsx';
import { OfficialChip, StatusChip } from '../../plan/plan-chips.tsx';
import { usePlanText } from '../../plan/use-plan-text.ts';
import styles from './plan-detail-screen.module.css';

/** Where the plan stands, why, and what happens next. */
export function PlanHead({ plan }: { readonly plan: PlanRow }) {
  const t = useTranslations('plan');
  const text = usePlanText();
  return (
    <Card>
      <div className={styles.stack}>
        <div className={styles.top}>
          <span className={styles.quiet}>
            {plan.product}
            <br />
            {t('by', { merchant: plan.merchant, plan: plan.planNo })}
          </span>
          <OfficialChip isOfficial={plan.isOfficial} />
        </div>
        <div className={styles.top}>
          <h2 className={styles.status}>{t(`status.${plan.status}`)}</h2>
          {plan.pausedBy && plan.pausedBy !== 'ending' ? (
            <StatusChip pausedBy={plan.pausedBy} status={plan.status} />
          ) : null}
        </div>
        {text.why(plan).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p className={styles.next}>
          <span className={styles.quiet}>{t('next')}</span>
          <br />
          {text.next(plan)}
        </p>
      </div>
    </Card>
  );
}
