import { useTranslations } from 'use-intl';
import type { PlanRow } from '#contract/plan.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { go } from '../../location/hash-location.ts';
import { Button } from '../../parts/button.tsx';
import { DoneDialog } from '../../parts/done-dialog.tsx';
import { LedgerLine } from '../../parts/ledger-line.tsx';
import { usePlanText } from '../../plan/use-plan-text.ts';
import { CodeLine } from '../../wallet/code-line.tsx';
import { OwnDemoStrip } from '../../wallet/own-demo-strip.tsx';

interface StopDoneProps {
  readonly plan: PlanRow;
  readonly onClose: () => void;
}

/** The receipt of a stopped plan: where its money is, and what happens to the rest. */
export function StopDone({ plan, onClose }: StopDoneProps) {
  const t = useTranslations('plan');
  const ways = useTranslations('wallet.done');
  const money = useMoney();
  const text = usePlanText();
  const entryId = plan.last?.entryId;
  return (
    <DoneDialog
      actions={
        <>
          <Button onClick={onClose} wide>
            {ways('plan')}
          </Button>
          <Button kind="secondary" onClick={() => go('/plan')} wide>
            {ways('close')}
          </Button>
        </>
      }
      strip={<OwnDemoStrip />}
      onClose={onClose}
      text={[...text.why(plan), text.next(plan)].map((line) => <span key={line}>{line} </span>)}
      title={t('acts.stopped')}
    >
      <LedgerLine label={t('put.product')} value={plan.product} />
      {plan.putAmount ? (
        <LedgerLine label={t('money.put')} {...money.shown(plan.putAmount)} />
      ) : null}
      <LedgerLine label={t('money.consumed')} {...money.shown(plan.consumed, 'pays')} />
      {entryId ? <CodeLine code={entryId} label={ways('record')} /> : null}
    </DoneDialog>
  );
}
