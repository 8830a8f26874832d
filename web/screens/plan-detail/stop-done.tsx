import { useTranslations } from 'use-intl';
import type { PlanRow } from '#contract/plan.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { LedgerLine } from '../../parts/ledger-line.tsx';
import { usePlanText } from '../../plan/use-plan-text.ts';
import { PlanDone } from './plan-done.tsx';

interface StopDoneProps {
  readonly plan: PlanRow;
  readonly onClose: () => void;
}

/** The receipt of a stopped plan: where its money is, and what happens to the rest. */
export function StopDone({ plan, onClose }: StopDoneProps) {
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
