import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { PlanRow } from '#contract/plan.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { Card } from '../../parts/card.tsx';
import { LedgerLine } from '../../parts/ledger-line.tsx';
import type { PlanDetail } from '../../plan/use-plan.ts';
import { usePlanText } from '../../plan/use-plan-text.ts';
import { PlanActs } from './plan-acts.tsx';
import { PlanDone } from './plan-done.tsx';

interface NextCardProps {
  readonly detail: PlanDetail;
  /** Between what comes next and what the partner can do. */
  readonly children?: ReactNode;
}

/** What limits the plan or why it is in its state, what comes next, and what the partner can do. */
export function NextCard({ detail, children }: NextCardProps) {
  const t = useTranslations('plan');
  const text = usePlanText();
  const { plan, limit } = detail;
  const [stopped, setStopped] = useState<PlanRow | null>(null);
  return (
    <Card title={plan.next.what === 'nothing' ? undefined : t('next')}>
      <div className="stack-3">
        <div>
          {limit ? (
            <p>{text.limit(limit)}</p>
          ) : (
            text.why(plan).map((line) => (
              <p className="quiet" key={line}>
                {line}
              </p>
            ))
          )}
          <p className={limit ? 'quiet' : undefined}>{text.next(plan)}</p>
        </div>
        {children}
        <PlanActs detail={detail} onStopped={setStopped} />
        {stopped ? <StopDone onClose={() => setStopped(null)} plan={stopped} /> : null}
      </div>
    </Card>
  );
}

interface StopDoneProps {
  readonly plan: PlanRow;
  readonly onClose: () => void;
}

/** The receipt of a stopped plan: where its money is, and what happens to the rest. */
function StopDone({ plan, onClose }: StopDoneProps) {
  const t = useTranslations('plan');
  const money = useMoney();
  const text = usePlanText();
  return (
    <PlanDone
      onClose={onClose}
      plan={plan}
      text={[...text.why(plan), text.next(plan)].map((line) => <span key={line}>{line} </span>)}
      title={t('acts.stopped')}
    >
      {plan.putAmount ? (
        <LedgerLine label={t('money.put')} {...money.shown(plan.putAmount)} />
      ) : null}
      <LedgerLine label={t('money.consumed')} {...money.shown(plan.consumed, 'pays')} />
    </PlanDone>
  );
}
