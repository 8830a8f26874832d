import { useTranslations } from 'use-intl';
import { useMoney } from '../../i18n/use-money.ts';
import { Button } from '../../parts/button.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import type { PlanDetail } from '../../plan/use-plan.ts';
import styles from './plan-detail-screen.module.css';
import { type Preview, PutLines } from './put-lines.tsx';
import { TermsLines } from './terms-lines.tsx';

interface PutReviewProps {
  readonly open: boolean;
  readonly preview: Preview;
  readonly terms: PlanDetail['terms'];
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Everything once more before the password: the amount, the worst case and all terms. */
export function PutReview({ open, preview, terms, isBusy, onClose, onConfirm }: PutReviewProps) {
  const t = useTranslations('plan.put');
  const app = useTranslations('app');
  const money = useMoney();
  return (
    <Sheet
      closeLabel={app('close')}
      footer={
        <Button busy={isBusy} onClick={onConfirm} wide>
          {t('confirm')}
        </Button>
      }
      onClose={onClose}
      open={open}
      title={t('submit', { amount: money.whole(preview.hold) })}
    >
      <div className={styles.stack}>
        <PutLines preview={preview} terms={terms} />
        <h3 className={styles.next}>{t('terms')}</h3>
        <TermsLines terms={terms} />
      </div>
    </Sheet>
  );
}
