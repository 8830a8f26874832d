import { useQuery } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { monthlyRecords } from '#contract/record.ts';
import type { Output } from '#contract/route.ts';
import type { RecordType } from '#domain/ledger/kinds.ts';
import { call } from '../../api/call.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { Card } from '../../parts/card.tsx';
import { Chip } from '../../parts/chip.tsx';
import { Failed } from '../../parts/failed.tsx';
import { SkeletonCard } from '../../parts/skeleton.tsx';
import { MonthProof } from './month-proof.tsx';
import { MonthTable } from './month-table.tsx';
import { MonthlyChart } from './monthly-chart.tsx';
import type { RecordFilter } from './record-filter.ts';
import styles from './wallet-screen.module.css';

type Month = Output<typeof monthlyRecords>['list'][number];

/** As many as the chart has room for. The others can be opened below it. */
const drawnMonths = 6;

interface MonthlyCardProps {
  /** Shows the records behind a figure. */
  readonly onRecords: (filter: RecordFilter) => void;
}

/** Money into and out of the available funds, month by month. */
export const MonthlyCard = memo(function MonthlyCard({ onRecords }: MonthlyCardProps) {
  const t = useTranslations('wallet');
  const app = useTranslations('app');
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['months'],
    queryFn: () => call(monthlyRecords, {}),
  });
  if (isError && !data) return <Failed busy={isFetching} onRetry={refetch} text={app('retry')} />;
  if (!data) return <SkeletonCard />;
  const [latest] = data.list;
  return (
    <Card title={t('monthly')}>
      {latest ? (
        <MonthDetail latest={latest} months={data.list} onRecords={onRecords} />
      ) : (
        <p>{t('noneText')}</p>
      )}
    </Card>
  );
});

interface MonthDetailProps extends MonthlyCardProps {
  readonly months: readonly Month[];
  readonly latest: Month;
}

function MonthDetail({ months, latest, onRecords }: MonthDetailProps) {
  const t = useTranslations('wallet');
  const format = useFormatter();
  const [opened, setOpened] = useState(latest.month);
  const [line, setLine] = useState<{ readonly type: RecordType | null } | null>(null);
  const middleOf = (month: string) => new Date(`${month}-15T12:00:00Z`);
  const nameOf = (month: string) =>
    format.dateTime(middleOf(month), { month: 'long', year: 'numeric' });
  const drawn = months.slice(0, drawnMonths).reverse();
  const shown = months.find(({ month }) => month === opened) ?? latest;
  const from = nameOf(drawn[0]?.month ?? latest.month);
  return (
    <>
      <MonthlyChart
        label={t('monthlyChart', { from, to: nameOf(latest.month) })}
        months={drawn.map((month) => ({
          name: format.dateTime(middleOf(month.month), { month: 'short' }),
          in: Number(month.in),
          out: -Number(month.out),
        }))}
      />
      <p className={styles.legend}>
        <span>{t('legendIn')}</span>
        <span>{t('legendOut')}</span>
      </p>
      <div className={styles.months}>
        {months.map(({ month }) => (
          <Chip key={month} onPress={() => setOpened(month)} pressed={month === shown.month}>
            {nameOf(month)}
          </Chip>
        ))}
      </div>
      <MonthTable month={shown} name={nameOf(shown.month)} onOpen={(type) => setLine({ type })} />
      <p className={styles.legend}>{t('monthlyNet')}</p>
      {line ? (
        <MonthProof
          month={shown}
          name={nameOf(shown.month)}
          onClose={() => setLine(null)}
          onRecords={onRecords}
          type={line.type}
        />
      ) : null}
    </>
  );
}
