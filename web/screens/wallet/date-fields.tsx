import { useTranslations } from 'use-intl';
import { Field } from '../../parts/field.tsx';
import type { ChosenDates } from './statement-range.ts';
import styles from './statement-sheet.module.css';

interface DateFieldsProps {
  readonly dates: ChosenDates;
  readonly isWrong: boolean;
  readonly onChange: (dates: ChosenDates) => void;
}

/** A first and a last day. */
export function DateFields({ dates, isWrong, onChange }: DateFieldsProps) {
  const t = useTranslations('statement');
  return (
    <div className={`${styles.dates} cells`}>
      <Field
        label={t('from')}
        name="from"
        onChange={(event) => onChange({ ...dates, firstDay: event.target.value })}
        type="date"
        value={dates.firstDay}
      />
      <Field
        error={isWrong ? t('wrongOrder') : undefined}
        label={t('to')}
        name="to"
        onChange={(event) => onChange({ ...dates, lastDay: event.target.value })}
        type="date"
        value={dates.lastDay}
      />
    </div>
  );
}
