import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatMicro, parseMicro, sum as sumOf, zero } from '#domain/money.ts';
import { Card } from '../../parts/card.tsx';
import { Icon } from '../../parts/icon.tsx';
import { useSum } from '../../sum/use-sum.ts';
import type { Breakdown } from './performance-tab.tsx';
import styles from './segment-table.module.css';
import { useHour } from './use-hour.ts';

const views = ['placements', 'countries', 'devices', 'hours'] as const;
type View = (typeof views)[number];
export type Segment = Breakdown[View][number];

/** A row of the table: what its rows are, and which of them. */
export interface SegmentId {
  readonly view: View;
  readonly key: string | number;
}

interface SegmentTableProps {
  readonly breakdown: Breakdown;
  readonly onOpen: (id: SegmentId) => void;
}

/** Where the ads ran, or for whom and when: each row opens to its result. */
export function SegmentTable({ breakdown, onOpen }: SegmentTableProps) {
  const t = useTranslations('delivery.breakdown');
  const [selectedView, setChosen] = useState<View>('placements');

  const filledViews = views.filter((view) => breakdown[view].length > 0);
  const view = filledViews.find((filledView) => filledView === selectedView) ?? filledViews[0];
  if (view === undefined) return null;
  return (
    <Card
      aside={<ViewSelect onChange={setChosen} value={view} views={filledViews} />}
      flush
      title={t('title')}
    >
      <Segments breakdown={breakdown} onOpen={onOpen} view={view} />
    </Card>
  );
}

interface ViewSelectProps {
  readonly value: View;
  readonly views: readonly View[];
  readonly onChange: (view: View) => void;
}

function ViewSelect({ value, views: shown, onChange }: ViewSelectProps) {
  const t = useTranslations('delivery.breakdown');
  return (
    <span className={styles.select}>
      <select
        aria-label={t('title')}
        onChange={({ target }) => onChange(target.value as View)}
        value={value}
      >
        {shown.map((view) => (
          <option key={view} value={view}>
            {t(`by.${view}`)}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size="small" />
    </span>
  );
}

const counts = ['impressions', 'clicks', 'conversions'] as const;

interface SegmentsProps {
  readonly breakdown: Breakdown;
  readonly view: View;
  readonly onOpen: (id: SegmentId) => void;
}

function Segments({ breakdown, view, onOpen }: SegmentsProps) {
  const t = useTranslations('delivery.breakdown');
  const delivery = useTranslations('delivery');
  const app = useTranslations('app');
  const nameOf = useSegmentName();
  const sum = useSum();
  const segments: readonly Segment[] = breakdown[view];

  const countColumns = counts.map((name) => {
    const total = segments.reduce((subtotal, segment) => subtotal + segment[name], 0);
    return sum(
      segments.map((segment) => ({ money: `${segment[name]}`, form: 'count' as const })),
      { money: `${total}`, form: 'count' },
      `${view}-${name}`,
    );
  });
  const totalCost = sumOf(segments.map(({ cost }) => parseMicro(cost) ?? zero));
  const costColumn = sum(
    segments.map(({ cost }) => ({ money: cost, side: 'pays' as const })),
    { money: formatMicro(totalCost), side: 'pays' },
    `${view}-cost`,
  );
  const columns = [...countColumns, costColumn];
  return (
    <div className={styles.room}>
      <table aria-label={t(`by.${view}`)} className={styles.table}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('impressions')}</th>
            <th scope="col">{t('clicks')}</th>
            <th scope="col">{delivery('orders.title')}</th>
            <th scope="col">{t('cost')}</th>
          </tr>
        </thead>
        <tbody>
          {segments.map((segment, index) => {
            const key = keyOf(segment);
            return (
              // The button inside serves keyboards and screen readers; a finger hits the whole row.
              <tr
                data-quiet={isExcluded(segment) || undefined}
                key={key}
                onClick={() => onOpen({ view, key })}
              >
                <th scope="row">
                  <button type="button">
                    {nameOf(segment)}
                    <SegmentNote segment={segment} />
                  </button>
                </th>
                {columns.map(({ parts, total }) => (
                  <td key={total.mark['data-sum']} {...parts[index]?.display.mark}>
                    {parts[index]?.display.value}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          {costColumn.rounding ? (
            <tr data-quiet>
              <th colSpan={4} scope="row">
                {app('rounding')}
              </th>
              <td {...costColumn.rounding.mark}>{costColumn.rounding.value}</td>
            </tr>
          ) : null}
          <tr>
            <th scope="row">{delivery('quality.net')}</th>
            {columns.map(({ total }) => (
              <td key={total.mark['data-sum']}>
                <span {...total.mark}>{total.value}</span>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** Whose placement it is, and whether the partner excluded it. */
function SegmentNote({ segment }: { readonly segment: Segment }) {
  const t = useTranslations('delivery.breakdown');
  if (!('publisher' in segment)) return null;
  const { publisher } = segment;
  return <span>{segment.isExcluded ? t('excludedAt', { publisher }) : publisher}</span>;
}

const isExcluded = (segment: Segment): boolean => 'isExcluded' in segment && segment.isExcluded;

function keyOf(segment: Segment): string | number {
  if ('key' in segment) return segment.key;
  if ('country' in segment) return segment.country;
  return 'device' in segment ? segment.device : segment.hour;
}

export const findSegment = (breakdown: Breakdown, { view, key }: SegmentId): Segment | undefined =>
  breakdown[view].find((segment: Segment) => keyOf(segment) === key);

/** A row's name in the reader's language. */
export function useSegmentName(): (segment: Segment) => string {
  const t = useTranslations('delivery.breakdown');
  const locale = useLocale();
  const hour = useHour();
  const countries = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });
  return (segment) => {
    if ('placement' in segment) return segment.placement;
    if ('device' in segment) return t(`device.${segment.device}`);
    if ('hour' in segment) return hour(segment.hour);
    const { country } = segment;
    return (/^[A-Z]{2}$/.test(country) ? countries.of(country) : country) || '–';
  };
}
