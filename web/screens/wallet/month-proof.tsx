import { useTranslations } from 'use-intl';
import type { monthlyRecords } from '#contract/record.ts';
import type { Output } from '#contract/route.ts';
import type { RecordType } from '#domain/ledger/kinds.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { Button } from '../../parts/button.tsx';
import { LedgerLine } from '../../parts/ledger-line.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import type { RecordFilter } from './record-filter.ts';
import styles from './wallet-screen.module.css';

interface MonthProofProps {
  readonly month: Output<typeof monthlyRecords>['list'][number];
  readonly name: string;
  /** Null for the month's total. */
  readonly type: RecordType | null;
  readonly onClose: () => void;
  readonly onRecords: (filter: RecordFilter) => void;
}

/** A line of a month with all its decimals, and the way to its records. */
export function MonthProof({ month, name, type, onClose, onRecords }: MonthProofProps) {
  const t = useTranslations('wallet');
  const app = useTranslations('app');
  const money = useMoney();
  const line = month.types.find((one) => one.type === type) ?? month;
  const open = () => {
    onClose();
    onRecords({ month: month.month, type });
  };
  return (
    <Sheet
      closeLabel={app('close')}
      onClose={onClose}
      open
      title={type ? `${t(`type.${type}`)}\u00a0· ${name}` : name}
    >
      <div className={styles.explained}>
        <div>
          <LedgerLine label={t('monthlyIn')} value={money.exactChange(line.in)} />
          <LedgerLine label={t('monthlyOut')} value={money.exactChange(line.out)} />
        </div>
        <Button kind="secondary" onClick={open} wide>
          {t('seeRecords')}
        </Button>
      </div>
    </Sheet>
  );
}
