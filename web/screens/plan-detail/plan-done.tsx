import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { PlanRow } from '#contract/plan.ts';
import { go } from '../../location/hash-location.ts';
import { Button } from '../../parts/button.tsx';
import { DoneDialog } from '../../parts/done-dialog.tsx';
import { LedgerLine } from '../../parts/ledger-line.tsx';
import { CodeLine } from '../../wallet/code-line.tsx';
import { OwnDemoStrip } from '../../wallet/own-demo-strip.tsx';

interface PlanDoneProps {
  readonly plan: PlanRow;
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** The amounts of the receipt. */
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** The receipt of what was done to a plan, with the record of it. */
export function PlanDone({ plan, title, text, children, onClose }: PlanDoneProps) {
  const t = useTranslations('plan.put');
  const ways = useTranslations('wallet.done');
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
      text={text}
      title={title}
    >
      <LedgerLine label={t('product')} value={plan.product} />
      {children}
      {entryId ? <CodeLine code={entryId} label={ways('record')} /> : null}
    </DoneDialog>
  );
}
