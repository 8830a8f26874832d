import { useTranslations } from 'use-intl';
import { useMoney } from '../../i18n/use-money.ts';
import { go } from '../../location/hash-location.ts';
import { Button } from '../../parts/button.tsx';
import { DoneDialog } from '../../parts/done-dialog.tsx';
import { LedgerLine } from '../../parts/ledger-line.tsx';
import { usePlanText } from '../../plan/use-plan-text.ts';
import { CodeLine } from '../../wallet/code-line.tsx';
import { OwnDemoStrip } from '../../wallet/own-demo-strip.tsx';
import { PutLines } from './put-lines.tsx';
import type { PutDone as Done } from './use-put.ts';

interface PutDoneProps {
  readonly done: Done;
  readonly onClose: () => void;
}

/** The receipt of a put: what it took, its record, and what happens now. */
export function PutDone({ done: { plan, preview }, onClose }: PutDoneProps) {
  const t = useTranslations('plan.put');
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
      text={text.next(plan)}
      title={t('done', { amount: money.whole(preview.hold) })}
    >
      <LedgerLine label={t('product')} value={plan.product} />
      <PutLines preview={preview} />
      {entryId ? <CodeLine code={entryId} label={ways('record')} /> : null}
    </DoneDialog>
  );
}
