import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type RecordType, recordTypes } from '#domain/ledger/kinds.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { Button } from '../../parts/button.tsx';
import { CheckBox } from '../../parts/check-box.tsx';
import { Chip } from '../../parts/chip.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { DateFields } from './date-fields.tsx';
import { type DateRange, daysOf, fixedRanges } from './date-range.ts';
import { findStatementRange, formatDateField } from './statement-range.ts';

/** What a partner chose for the list of records. */
export interface ChosenFilter {
  /** Null for the month that is chosen among the bars. */
  readonly range: DateRange | null;
  /** Null for all. */
  readonly type: RecordType | null;
  /** With the movements that leave the available funds unchanged. */
  readonly hasMoves: boolean;
}

/** A period in words, such as "7 days" or its two dates. */
export function useRangeText() {
  const t = useTranslations('wallet.range');
  const format = useFormatter();
  return (range: DateRange) => {
    if (range === 'all') return t('all');
    if (typeof range === 'string') return t('days', { days: daysOf[range] });

    const moments = findStatementRange('dates', range, new Date());
    if (!moments) return t('dates');
    const lastDay = new Date(moments.endsAt.getTime() - 1);
    return format.dateTimeRange(moments.startsAt, lastDay, { dateStyle: 'medium' });
  };
}

interface FilterSheetProps {
  readonly filter: ChosenFilter;
  /** The name of the month that is chosen among the bars. */
  readonly monthName: string | null;
  readonly onChoose: (filter: ChosenFilter) => void;
  readonly onClose: () => void;
}

/** Period, type and internal moves in one place. Nothing changes until it is confirmed. */
export function FilterSheet({ filter, monthName, onChoose, onClose }: FilterSheetProps) {
  const t = useTranslations('wallet');
  const rangeText = useRangeText();
  const [now] = useState(() => new Date());
  const [draft, setDraft] = useState(filter);
  const { range, type, hasMoves } = draft;
  const dates = range !== null && typeof range === 'object' ? range : null;
  const isWrong = dates !== null && findStatementRange('dates', dates, now) === null;
  const choose = (change: Partial<ChosenFilter>) => setDraft({ ...draft, ...change });
  return (
    <Sheet
      footer={
        <Button disabled={isWrong} onClick={() => onChoose(draft)} wide>
          {t('filter.show')}
        </Button>
      }
      onClose={onClose}
      open
      title={t('filter.title')}
    >
      <div className="stack-4">
        <fieldset className="line tight">
          <legend className="medium">{t('filter.period')}</legend>
          {monthName ? (
            <Chip onPress={() => choose({ range: null })} pressed={range === null}>
              {monthName}
            </Chip>
          ) : null}
          {fixedRanges.map((fixedRange) => (
            <Chip
              key={fixedRange}
              onPress={() => choose({ range: fixedRange })}
              pressed={range === fixedRange}
            >
              {rangeText(fixedRange)}
            </Chip>
          ))}
          <Chip
            onPress={() =>
              choose({
                range: dates ?? { firstDay: formatDateField(now), lastDay: formatDateField(now) },
              })
            }
            pressed={dates !== null}
          >
            {t('range.dates')}
          </Chip>
        </fieldset>
        {dates ? (
          <DateFields
            dates={dates}
            isWrong={isWrong}
            onChange={(changed) => choose({ range: changed })}
          />
        ) : null}
        <fieldset className="line tight">
          <legend className="medium">{t('monthlyType')}</legend>
          <Chip onPress={() => choose({ type: null })} pressed={type === null}>
            {t('filter.allTypes')}
          </Chip>
          {recordTypes.map((recordType) => (
            <Chip
              key={recordType}
              onPress={() => choose({ type: recordType })}
              pressed={type === recordType}
            >
              {t(`type.${recordType}`)}
            </Chip>
          ))}
        </fieldset>
        <CheckBox
          checked={hasMoves}
          label={t('internal')}
          onChange={(event) => choose({ hasMoves: event.target.checked })}
        />
      </div>
    </Sheet>
  );
}
