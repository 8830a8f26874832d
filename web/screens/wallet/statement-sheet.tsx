import { useState } from 'react';
import { useTimeZone, useTranslations } from 'use-intl';
import { type StatementFormat, statement, statementFormats } from '#contract/statement.ts';
import { useDownload } from '../../api/use-download.ts';
import { ShareRow } from '../../file/share-row.tsx';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { Chip } from '../../parts/chip.tsx';
import { Row } from '../../parts/row.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { useToast } from '../../parts/toast.tsx';
import { DateFields } from './date-fields.tsx';
import { StatementCheck } from './statement-check.tsx';
import {
  type ChosenDates,
  findStatementRange,
  formatDateField,
  type StatementPeriod,
  statementPeriods,
} from './statement-range.ts';
import styles from './statement-sheet.module.css';

interface StatementSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** First the period, then one tap on the format to download. */
export function StatementSheet({ open, onClose }: StatementSheetProps) {
  const t = useTranslations('statement');
  return (
    <Sheet onClose={onClose} open={open} title={t('title')}>
      <StatementChoice />
      <StatementCheck />
    </Sheet>
  );
}

function StatementChoice() {
  const t = useTranslations('statement');
  const toast = useToast();
  const download = useDownload();
  const [now] = useState(() => new Date());
  const [period, setPeriod] = useState<StatementPeriod>('month');
  const [dates, setDates] = useState<ChosenDates>({
    firstDay: formatDateField(now),
    lastDay: formatDateField(now),
  });
  const [busy, setBusy] = useState<StatementFormat | null>(null);
  const [saved, setSaved] = useState<File | null>(null);
  const range = findStatementRange(period, dates, now);
  const save = async (format: StatementFormat) => {
    if (!range || busy) return;
    setBusy(format);
    const { startsAt, endsAt } = range;
    const input = { format, from: startsAt.toISOString(), to: endsAt.toISOString() };
    const file = await download(statement, input);
    setBusy(null);
    setSaved(file);
    if (file) toast(t('saved', { name: file.name }), 'success');
  };
  return (
    <div className="stack-4">
      <div className="line">
        {statementPeriods.map((statementPeriod) => (
          <Chip
            key={statementPeriod}
            onPress={() => setPeriod(statementPeriod)}
            pressed={statementPeriod === period}
          >
            {t(statementPeriod)}
          </Chip>
        ))}
      </div>
      {period === 'dates' ? (
        <DateFields dates={dates} isWrong={!range} onChange={setDates} />
      ) : null}
      <Period range={range} />
      <div className={styles.formats}>
        {statementFormats.map((format) => (
          <Row
            icon="download"
            key={format}
            onPress={() => void save(format)}
            text={busy === format ? t('making') : t(`${format}Text`)}
            title={t(format)}
          />
        ))}
        <ShareRow file={saved} />
      </div>
    </div>
  );
}

/** Says in words which days are included, the last one too, and in which time zone. */
function Period({ range }: { readonly range: ReturnType<typeof findStatementRange> }) {
  const t = useTranslations('statement');
  const format = useFormatter();
  const timeZone = useTimeZone() ?? 'UTC';
  if (!range) return null;
  const formatDay = (date: Date) => format.dateTime(date, { dateStyle: 'medium' });
  const lastDay = new Date(range.endsAt.getTime() - 1);
  return (
    <p className="quiet">
      {t('period', { from: formatDay(range.startsAt), to: formatDay(lastDay), timeZone })}
    </p>
  );
}
