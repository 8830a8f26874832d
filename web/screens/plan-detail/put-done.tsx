import { useTranslations } from 'use-intl';
import { usePlanText } from '../../plan/use-plan-text.ts';
import { PlanDone } from './plan-done.tsx';
import { PutLines, usePutSum } from './put-lines.tsx';
import type { PutDone as Done } from './use-put.ts';

interface PutDoneProps {
  readonly done: Done;
  readonly onClose: () => void;
}

/** The receipt of a put: what it took, its record, and what happens now. */
export function PutDone({ done: { plan, preview }, onClose }: PutDoneProps) {
  const t = useTranslations('plan.put');
  const put = usePutSum()(preview);
  const text = usePlanText();
  return (
    <PlanDone
      onClose={onClose}
      plan={plan}
      text={text.next(plan)}
      title={<span {...put.total.mark}>{t('done', { amount: put.total.value })}</span>}
    >
      <PutLines preview={preview} put={put} />
    </PlanDone>
  );
}
