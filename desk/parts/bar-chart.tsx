import { useElementSize } from '@mantine/hooks';
import { useId } from 'react';
import { ticksOf } from './chart-ticks.ts';

export interface Bar {
  readonly label: string;
  readonly value: number;
  readonly shown: string;
}

interface BarChartProps {
  readonly title: string;
  /** The list behind the chart. */
  readonly to?: string | undefined;
  readonly bars: readonly Bar[];
  /** Formats a value on the axis. */
  readonly tick?: (value: number) => string;
  /** The total of all bars. */
  readonly total?: string;
  /** The last bar is still being counted, and must not look like a fall. */
  readonly isLastOpen?: boolean;
}

const widthBefore = 600;
const height = 190;
const [left, right, top, bottom] = [56, 4, 8, 22];
const short = new Intl.NumberFormat('en-GB', { notation: 'compact', maximumFractionDigits: 1 });

/** Bars from zero, with an axis. Screen readers get every value as text. */
export function BarChart(props: BarChartProps) {
  const { title, to, bars, total, isLastOpen = false, tick = short.format } = props;
  const pattern = useId();
  // Drawn in the pixels it has, so that letters are as large in a wide chart as in a narrow one.
  const { ref, width: measured } = useElementSize();
  const width = measured || widthBefore;
  const ticks = ticksOf(Math.max(...bars.map(({ value }) => value), 0));
  const most = ticks.at(-1) ?? 1;
  const step = (width - left - right) / Math.max(bars.length, 1);
  const yOf = (value: number) => height - bottom - (value / most) * (height - top - bottom);
  const text = bars.map(({ label, shown }) => `${label}: ${shown}`).join(', ');
  const ends = [0, Math.floor((bars.length - 1) / 2), bars.length - 1];
  return (
    <figure className="desk-chart">
      <figcaption>
        {to ? <a href={to}>{title}</a> : <span>{title}</span>}
        <strong>{total}</strong>
      </figcaption>
      <svg
        aria-label={`${title}. ${text}`}
        height={height}
        ref={ref}
        role="img"
        viewBox={`0 0 ${width} ${height}`}
      >
        <defs>
          <pattern
            height="6"
            id={pattern}
            patternTransform="rotate(45)"
            patternUnits="userSpaceOnUse"
            width="6"
          >
            <rect className="desk-chart-open" height="6" width="3" />
          </pattern>
        </defs>
        {ticks.map((value) => (
          <g key={value}>
            <line
              className="desk-chart-line"
              x1={left}
              x2={width - right}
              y1={yOf(value)}
              y2={yOf(value)}
            />
            <text className="desk-chart-text" textAnchor="end" x={left - 6} y={yOf(value) + 4}>
              {tick(value)}
            </text>
          </g>
        ))}
        {bars.map(({ label, value, shown }, at) => {
          const isOpen = isLastOpen && at === bars.length - 1;
          const gap = Math.min(3, step / 4);
          return (
            <rect
              className={isOpen ? 'desk-chart-now' : 'desk-chart-bar'}
              height={Math.max(yOf(0) - yOf(value), value > 0 ? 1.5 : 0)}
              key={label}
              {...(isOpen ? { fill: `url(#${pattern})` } : {})}
              rx={1}
              width={step - gap}
              x={left + at * step + gap / 2}
              y={Math.min(yOf(value), yOf(0) - (value > 0 ? 1.5 : 0))}
            >
              <title>{`${label}: ${shown}${isOpen ? ', still open' : ''}`}</title>
            </rect>
          );
        })}
        {ends.map((at, place) => (
          <text
            className="desk-chart-text"
            key={place === 0 ? 'first' : at}
            textAnchor={(['start', 'middle', 'end'] as const)[place]}
            x={[left, left + (at + 0.5) * step, width - right][place]}
            y={height - 5}
          >
            {bars[at]?.label}
            {isLastOpen && place === 2 && ', still open'}
          </text>
        ))}
      </svg>
    </figure>
  );
}
