import { useTranslations } from 'use-intl';
import { type CompanionName, figureRows } from '#domain/delivery/ad-center-figures.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { placesFor, signOf } from '../../i18n/use-money.ts';
import { BarChart } from '../../parts/bar-chart.tsx';
import { ChartTable } from '../../parts/chart-table.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { FigureParts, type Span } from '../../plan/figure-parts.tsx';
import type { AdData, FigureData, Period } from './ad-center-screen.tsx';
import type { OpenedFigure } from './figures-overview.tsx';
import { useFigureText } from './use-figure-text.tsx';

interface FigureSheetProps {
  readonly figure: OpenedFigure;
  /** The amounts that are shown beside figures, where there are any. */
  readonly companions: Pick<AdData, CompanionName>;
  readonly period: Period;
  /** The figure's period. */
  readonly span: Span;
  readonly onClose: () => void;
}

/** A first step alone, as on a Monday, or nothing but zeros would draw an empty frame. */
const hasCourse = ({ series }: FigureData): boolean =>
  series.length > 1 && series.some(({ value }) => Number(value) !== 0);

/** A figure in detail: what it means, its course, and the plans that add up to it. */
export function FigureSheet({ figure, companions, period, span, onClose }: FigureSheetProps) {
  const t = useTranslations('figures');
  const name = typeof figure === 'string' ? figure : figure.name;
  const shownCompanions = figureRows[name].companions.filter((companion) =>
    signOf(companions[companion] ?? '0'),
  );
  return (
    <Sheet onClose={onClose} open share={0.92} title={t(`name.${name}`)}>
      <div className="stack-4">
        <p>{t(`meaning.${name}`)}</p>
        {typeof figure !== 'string' && hasCourse(figure) ? (
          <Course figure={figure} period={period} />
        ) : null}
        <FigureParts figure={name} period={period} span={span} />
        {shownCompanions.map((companion) => (
          <section className="stack-4" key={companion}>
            <div>
              <h3>{t(`name.${companion}`)}</h3>
              <p>{t(`meaning.${companion}`)}</p>
            </div>
            <FigureParts figure={companion} period={period} span={span} />
          </section>
        ))}
      </div>
    </Sheet>
  );
}

interface CourseProps {
  readonly figure: FigureData;
  readonly period: Period;
}

/** The figure over the period, as bars and as a table. */
function Course({ figure, period }: CourseProps) {
  const t = useTranslations('figures');
  const format = useFormatter();
  const text = useFigureText(period);
  const { name, series } = figure;
  const formatValue = (value: number) => text.value(name, String(value));
  const formatTick = (moment: string) =>
    format.dateTime(
      new Date(moment),
      period === '1' ? { timeStyle: 'short' } : { day: 'numeric', month: 'short' },
    );
  const values = series.map(({ value }) => Number(value));
  const places = placesFor(series.map(({ value }) => value));
  const high = Math.max(...values, 0);
  const low = Math.min(...values, 0);
  const [first, last] = [series[0]?.at ?? '', series.at(-1)?.at ?? ''];
  return (
    <BarChart
      high={formatValue(high)}
      label={t('chartLabel', {
        name: t(`name.${name}`),
        from: formatTick(first),
        to: formatTick(last),
        high: formatValue(high),
      })}
      low={low < 0 ? formatValue(low) : undefined}
      ticks={[formatTick(first), formatTick(last)]}
      isOpen
      values={values}
    >
      <ChartTable
        head={[t('time'), t(`name.${name}`)]}
        label={t(`name.${name}`)}
        openText={t('table')}
        rows={series.map(({ at: moment, value }) => [
          moment === last ? t('openStep', { time: formatTick(moment) }) : formatTick(moment),
          text.value(name, value, places),
        ])}
      />
    </BarChart>
  );
}
