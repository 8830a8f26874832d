import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { monthlyRecords } from '#contract/record.ts';
import type { Output } from '#contract/route.ts';
import { call } from '../../api/call.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { Card } from '../../parts/card.tsx';
import { Failed } from '../../parts/failed.tsx';
import { LedgerLine } from '../../parts/ledger-line.tsx';
import { SkeletonCard } from '../../parts/skeleton.tsx';
import { MonthlyChart } from './monthly-chart.tsx';
import styles from './wallet-screen.module.css';

type Month = Output<typeof monthlyRecords>['list'][number];

/** What came into the available funds and left them, month by month. */
export function MonthlyCard() {
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
      {latest ? <MonthDetail latest={latest} months={data.list} /> : <p>{t('noneText')}</p>}
    </Card>
  );
}

interface MonthDetailProps {
  readonly months: readonly Month[];
  readonly latest: Month;
}

function MonthDetail({ months, latest }: MonthDetailProps) {
  const t = useTranslations('wallet');
  const format = useFormatter();
  const money = useMoney();
  const nameOf = (month: string, style: 'long' | 'short') =>
    format.dateTime(new Date(`${month}-15T12:00:00Z`), { month: style });
  const shown = months.slice(0, 6).reverse();
  return (
    <>
      <MonthlyChart
        label={t('monthlyChart', {
          month: nameOf(latest.month, 'long'),
          in: money.amount(latest.in),
          out: money.amount(latest.out),
        })}
        months={shown.map((month) => ({
          name: nameOf(month.month, 'short'),
          in: Number(month.in),
          out: -Number(month.out),
        }))}
      />
      <p className={styles.legend}>
        <span>{t('legendIn')}</span>
        <span>{t('legendOut')}</span>
      </p>
      <p className={styles.part}>{nameOf(latest.month, 'long')}</p>
      {latest.types.map((one) => (
        <LedgerLine
          key={one.type}
          label={t(`type.${one.type}`)}
          value={`${money.change(one.in)} / ${money.change(one.out)}`}
        />
      ))}
    </>
  );
}
