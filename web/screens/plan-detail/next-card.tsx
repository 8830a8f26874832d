import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { PlanRow } from '#contract/plan.ts';
import { Card } from '../../parts/card.tsx';
import type { PlanDetail } from '../../plan/use-plan.ts';
import { usePlanText } from '../../plan/use-plan-text.ts';
import { PlanActs } from './plan-acts.tsx';
import styles from './plan-detail-screen.module.css';
import { StopDone } from './stop-done.tsx';

/** What limits the plan or why it is in its state, what comes next, and what the partner can do. */
export function NextCard({ detail }: { readonly detail: PlanDetail }) {
  const t = useTranslations('plan');
  const text = usePlanText();
  const { plan, limit } = detail;
  const [stopped, setStopped] = useState<PlanRow | null>(null);
  return (
    <Card title={plan.next.what === 'nothing' ? undefined : t('next')}>
      <div className={styles.stack}>
        <div>
          {limit ? (
            <p>{text.limit(limit)}</p>
          ) : (
            text.why(plan).map((line) => (
              <p className={styles.quiet} key={line}>
                {line}
              </p>
            ))
          )}
          <p className={limit ? styles.quiet : undefined}>{text.next(plan)}</p>
        </div>
        <PlanActs detail={detail} onStopped={setStopped} />
        {stopped ? <StopDone onClose={() => setStopped(null)} plan={stopped} /> : null}
      </div>
    </Card>
  );
}
