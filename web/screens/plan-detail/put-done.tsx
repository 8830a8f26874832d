import { useTranslations } from 'use-intl';
import { usePlanText } from '../../plan/use-plan-text.ts';
import { PlanDone } from './plan-done.tsx';
import { PutLines, usePutSum } from './put-lines.tsx';
import type { PutReceipt } from './use-put-form.ts';

interface PutDoneProps {
  readonly receipt: PutReceipt;
  readonly onClose: () => void;
}

/** The receipt of a put: what it took, its record, and what happens now. */
export function PutDone({ receipt: { plan, preview }, onClose }: PutDoneProps) {
  const t = useTranslations('plan.put');
  const putSum = usePutSum()(preview);
  const text = usePlanText();
  return (
    <PlanDone
      onClose={onClose}
      plan={plan}
      text={text.next(plan)}
      title={<span {...putSum.total.mark}>{t('done', { amount: putSum.total.value })}</span>}
    >
      <PutLines preview={preview} putSum={putSum} />
    </PlanDone>
  );
}
