import { BarChart } from '../../parts/bar-chart.tsx';
import { shownMoney, shownShare } from '../../parts/shown.ts';
import { type Range, rangeOf, toMovements, toPayouts, toReport, useOpenable } from './day-links.ts';
import type { Overview } from './overview-page.tsx';

type Day = Overview['days'][number];

const dayName = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const count = new Intl.NumberFormat('en-GB');

interface Chart {
  readonly title: string;
  readonly of: (day: Day) => number;
  readonly shown: (value: number) => string;
  readonly tick?: (value: number) => string;
  /** The total of a rate is computed from its numerator and denominator. */
  readonly total: (days: readonly Day[]) => string;
  /** The list that the chart consists of, over the same days. */
  readonly to: (range: Range) => string;
}

const sumOf = (days: readonly Day[], of: (day: Day) => number) =>
  days.reduce((sum, day) => sum + of(day), 0);
const money = (value: number) => shownMoney(value.toFixed(2));

const summed = (
  title: string,
  of: (day: Day) => number,
  shown: (value: number) => string,
  to: Chart['to'],
): Chart => ({ title, of, shown, to, total: (days) => shown(sumOf(days, of)) });

const percent = (part: (day: Day) => number, whole: (day: Day) => number) => ({
  of: (day: Day) => (whole(day) > 0 ? (part(day) / whole(day)) * 100 : 0),
  shown: (value: number) => `${value.toFixed(2)}%`,
  tick: (value: number) => `${value}%`,
  total: (days: readonly Day[]) => shownShare(sumOf(days, part), sumOf(days, whole)),
});

const events = ({ impressions, clicks, invalid }: Day) => impressions + clicks + invalid;

const charts: readonly Chart[] = [
  summed('Consumed by delivery', (day) => Number(day.consumed), money, toReport()),
  summed('Impressions', (day) => day.impressions, count.format, toReport('placement')),
  {
    title: 'Clicks per impression',
    to: toReport('product'),
    ...percent(
      (day) => day.clicks,
      (day) => day.impressions,
    ),
  },
  {
    title: 'Orders per click',
    to: toReport('merchant'),
    ...percent(
      (day) => day.orders,
      (day) => day.clicks,
    ),
  },
  {
    title: 'Invalid traffic',
    to: toReport('publisher'),
    ...percent((day) => day.invalid, events),
  },
  summed('Commissions settled', (day) => Number(day.commission), money, toReport('merchant')),
  summed('Deposits', (day) => Number(day.deposits), money, toMovements('deposit')),
  summed('Payouts completed', (day) => Number(day.payouts), money, toPayouts('completed')),
  summed('Put on plans', (day) => Number(day.put), money, toReport('partner')),
  summed(
    'New partners',
    (day) => day.partners,
    count.format,
    () => '#/partners?sort=-partners.since',
  ),
];

interface DaysProps {
  readonly days: readonly Day[];
  readonly which: 'first' | 'others';
}

const firstCharts = 2;

/** Each figure by UTC day. The last day is still being counted. */
export function Days({ days, which }: DaysProps) {
  const openable = useOpenable();
  const shownCharts = which === 'first' ? charts.slice(0, firstCharts) : charts.slice(firstCharts);
  return (
    <div className="desk-charts">
      {shownCharts.map(({ title, of, shown, tick, total, to }) => (
        <BarChart
          bars={days.map((day) => ({
            label: dayName.format(new Date(day.day)),
            value: of(day),
            shown: shown(of(day)),
          }))}
          isLastOpen
          key={title}
          {...(tick ? { tick } : {})}
          title={title}
          to={openable(to(rangeOf(days)))}
          total={total(days)}
        />
      ))}
    </div>
  );
}
