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
  dateText,
  type StatementPeriod,
  statementPeriods,
  statementRange,
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
  const [dates, setDates] = useState<ChosenDates>({ from: dateText(now), to: dateText(now) });
  const [busy, setBusy] = useState<StatementFormat | null>(null);
  const [saved, setSaved] = useState<File | null>(null);
  const range = statementRange(period, dates, now);
  const save = async (format: StatementFormat) => {
    if (!range || busy) return;
    setBusy(format);
    const { from, to } = range;
    const question = { format, from: from.toISOString(), to: to.toISOString() };
    const file = await download(statement, question);
    setBusy(null);
    setSaved(file);
    if (file) toast(t('saved', { name: file.name }), 'success');
  };
  return (
    <div className="stack-4">
      <div className="line">
        {statementPeriods.map((one) => (
          <Chip key={one} onPress={() => setPeriod(one)} pressed={one === period}>
            {t(one)}
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
function Period({ range }: { readonly range: ReturnType<typeof statementRange> }) {
  const t = useTranslations('statement');
  const format = useFormatter();
  const timeZone = useTimeZone() ?? 'UTC';
  if (!range) return null;
  const day = (date: Date) => format.dateTime(date, { dateStyle: 'medium' });
  const last = new Date(range.to.getTime() - 1);
  return <p className="quiet">{t('period', { from: day(range.from), to: day(last), timeZone })}</p>;
}
