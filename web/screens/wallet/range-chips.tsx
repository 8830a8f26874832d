import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { Button } from '../../parts/button.tsx';
import { Chip } from '../../parts/chip.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { DateFields } from './date-fields.tsx';
import { type DateRange, daysOf, fixedRanges } from './date-range.ts';
import { showPressed } from './show-pressed.ts';
import { type ChosenDates, dateText, statementRange } from './statement-range.ts';
import styles from './wallet-screen.module.css';

interface RangeChipsProps {
  readonly value: DateRange;
  readonly onChange: (range: DateRange) => void;
}

/** Recent periods with one tap, and any other by its dates. */
export function RangeChips({ value, onChange }: RangeChipsProps) {
  const t = useTranslations('wallet.range');
  const format = useFormatter();
  const [isOpen, setOpen] = useState(false);
  const chosen = typeof value === 'string' ? null : value;
  const range = chosen ? statementRange('dates', chosen, new Date()) : null;
  const last = range ? new Date(range.to.getTime() - 1) : null;
  return (
    <div className={styles.filters} ref={chosen ? showPressed : undefined}>
      {fixedRanges.map((one) => (
        <Chip key={one} onPress={() => onChange(one)} pressed={one === value}>
          {one === 'all' ? t('all') : t('days', { days: daysOf[one] })}
        </Chip>
      ))}
      <Chip onPress={() => setOpen(true)} pressed={chosen !== null}>
        {range && last
          ? format.dateTimeRange(range.from, last, { dateStyle: 'medium' })
          : t('dates')}
      </Chip>
      {isOpen ? (
        <DatesSheet
          first={chosen}
          onChoose={(dates) => {
            onChange(dates);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  );
}

interface DatesSheetProps {
  readonly first: ChosenDates | null;
  readonly onChoose: (dates: ChosenDates) => void;
  readonly onClose: () => void;
}

function DatesSheet({ first, onChoose, onClose }: DatesSheetProps) {
  const t = useTranslations('wallet.range');
  const app = useTranslations('app');
  const [now] = useState(() => new Date());
  const [dates, setDates] = useState(first ?? { from: dateText(now), to: dateText(now) });
  const isWrong = statementRange('dates', dates, now) === null;
  return (
    <Sheet closeLabel={app('close')} onClose={onClose} open title={t('dates')}>
      <div className={styles.stack}>
        <DateFields dates={dates} isWrong={isWrong} onChange={setDates} />
        <Button disabled={isWrong} onClick={() => onChoose(dates)} wide>
          {t('show')}
        </Button>
      </div>
    </Sheet>
  );
}
