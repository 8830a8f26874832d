import { useTranslations } from 'use-intl';
import { useTime } from '../../i18n/use-time.ts';
import { Columns } from '../../parts/columns.tsx';
import type { Opened } from '../../plan/opened.ts';
import type { PlanDetail } from '../../plan/use-plan.ts';
import { NextCard } from './next-card.tsx';
import styles from './plan-detail-screen.module.css';
import { PlanMoney } from './plan-money.tsx';
import { ResultCard } from './result-card.tsx';

interface OverviewTabProps {
  readonly detail: PlanDetail;
  readonly onOpen: (opened: Opened) => void;
}

/** The plan at a glance: its result, what comes next, and where its money is. */
export function OverviewTab({ detail, onOpen }: OverviewTabProps) {
  const t = useTranslations('delivery');
  const time = useTime();
  const hasDelivered = detail.steps.some(({ to: status }) => status === 'putting');
  return (
    <>
      <Columns
        first={hasDelivered ? <ResultCard detail={detail} onOpen={onOpen} /> : null}
        second={
          <NextCard detail={detail}>
            <PlanMoney detail={detail} onOpen={onOpen} />
          </NextCard>
        }
      />
      <p className={`${styles.completeTo} quiet`}>{t('completeTo', { time: time(detail.at) })}</p>
    </>
  );
}
