import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTimeZone, useTranslations } from 'use-intl';
import { figureProof } from '#contract/figures.ts';
import { call } from '../../api/call.ts';
import type { MessagePart } from '../../i18n/load-messages.ts';
import { useTime } from '../../i18n/use-time.ts';
import { useWords } from '../../i18n/use-words.ts';
import { BarChart } from '../../parts/bar-chart.tsx';
import { ChartTable } from '../../parts/chart-table.tsx';
import { Failed } from '../../parts/failed.tsx';
import { LedgerLine } from '../../parts/ledger-line.tsx';
import { Row } from '../../parts/row.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { SkeletonCard } from '../../parts/skeleton.tsx';
import type { OpenedEvents, OpenedOrders } from '../../plan/opened.ts';
import { planHref, recordsQuery } from '../../plan/plan-address.ts';
import type { FigureData, Period } from './ad-center-screen.tsx';
import styles from './figure-sheet.module.css';
import { useFigureText } from './use-figure-text.ts';

interface Span {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** What of a plan a figure counts; the others are the plan as a whole, or its money. */
const opens: Partial<Record<FigureData['name'], OpenedEvents | OpenedOrders>> = {
  impressions: { sheet: 'events', kind: 'impression', counted: 'valid' },
  clicks: { sheet: 'events', kind: 'click', counted: 'valid' },
  consumed: { sheet: 'events', counted: 'valid' },
  adRevenue: { sheet: 'orders', state: 'approved', by: 'state' },
};
const ofMoney: readonly FigureData['name'][] = ['invested', 'toBeConsumed', 'operated'];

function hrefOf(name: FigureData['name'], planNo: string, span: Span): string {
  if (ofMoney.includes(name)) return `#/wallet?${recordsQuery(planNo)}`;
  const opened = opens[name];
  return planHref(planNo, opened && { ...opened, ...span });
}

interface FigureSheetProps {
  readonly figure: FigureData;
  readonly period: Period;
  /** The time that the figure is of. */
  readonly span: Span;
  readonly onClose: () => void;
}

/** A figure opened: what it means, how it went, and the plans it is made of, which add up to it. */
export function FigureSheet({ figure, period, span, onClose }: FigureSheetProps) {
  const t = useTranslations('figures');
  const app = useTranslations('app');
  return (
    <Sheet
      closeLabel={app('close')}
      onClose={onClose}
      open
      share={0.92}
      title={t(`name.${figure.name}`)}
    >
      <div className={styles.sheet}>
        <p>{t(`meaning.${figure.name}`)}</p>
        {figure.series.length > 1 ? <Course figure={figure} period={period} /> : null}
        <Proof figure={figure} period={period} span={span} />
      </div>
    </Sheet>
  );
}

type CourseProps = Pick<FigureSheetProps, 'figure' | 'period'>;

/** The figure over the period, as bars and as a table. */
function Course({ figure, period }: CourseProps) {
  const t = useTranslations('figures');
  const format = useFormatter();
  const text = useFigureText(period);
  const { name, series } = figure;
  const shown = (value: number) => text.value(name, String(value));
  const tick = (at: string) =>
    format.dateTime(
      new Date(at),
      period === '1' ? { timeStyle: 'short' } : { day: 'numeric', month: 'short' },
    );
  const values = series.map(({ value }) => Number(value));
  const high = Math.max(...values, 0);
  const low = Math.min(...values, 0);
  const [first, last] = [series[0]?.at ?? '', series.at(-1)?.at ?? ''];
  return (
    <BarChart
      high={shown(high)}
      label={t('chartLabel', {
        name: t(`name.${name}`),
        from: tick(first),
        to: tick(last),
        high: shown(high),
      })}
      low={low < 0 ? shown(low) : undefined}
      ticks={[tick(first), tick(last)]}
      values={values}
    >
      <ChartTable
        head={[t('time'), t(`name.${name}`)]}
        label={t(`name.${name}`)}
        openText={t('table')}
        rows={series.map(({ at, value }) => [tick(at), text.value(name, value)])}
      />
    </BarChart>
  );
}

type ProofProps = Pick<FigureSheetProps, 'figure' | 'period' | 'span'>;

function Proof({ figure: { name }, period, span }: ProofProps) {
  const t = useTranslations('figures');
  const app = useTranslations('app');
  const zone = useTimeZone() ?? 'UTC';
  const text = useFigureText(period);
  const time = useTime();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['figure-proof', name, period],
    queryFn: () => call(figureProof, { figure: name, type: period, user_time_zone: zone }),
    staleTime: 0,
  });
  if (!data) {
    return isError ? (
      <Failed busy={isFetching} onRetry={refetch} text={app('retry')} />
    ) : (
      <SkeletonCard />
    );
  }
  return (
    <section>
      <h3>{t('madeOf')}</h3>
      {data.parts.length === 0 ? <p className={styles.quiet}>{t('noParts')}</p> : null}
      {data.parts.map(({ planNo, product, value }) => (
        <Row
          href={planNo ? hrefOf(name, planNo, span) : undefined}
          key={planNo}
          text={planNo}
          title={planNo ? product : <OlderPlans />}
          trailing={text.value(name, value)}
        />
      ))}
      {data.total === null ? null : (
        <LedgerLine label={t('total')} total value={text.value(name, data.total)} />
      )}
      {data.completeTo ? (
        <p className={styles.quiet}>{t('completeTo', { time: time(data.completeTo) })}</p>
      ) : null}
    </section>
  );
}

const words: readonly MessagePart[] = ['for-center'];

/** The name of the last part of very many: all plans that have no row of their own. */
function OlderPlans() {
  return useWords(words) ? <OlderPlansText /> : null;
}

const OlderPlansText = () => useTranslations('center')('olderPlans');
