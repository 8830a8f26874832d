export interface Bar {
  readonly label: string;
  readonly value: number;
  readonly shown: string;
}

interface BarChartProps {
  readonly title: string;
  readonly bars: readonly Bar[];
}

const width = 280;
const height = 84;
const gap = 3;

/** A row of bars from zero. Screen readers get every value as text. */
export function BarChart({ title, bars }: BarChartProps) {
  const most = Math.max(...bars.map(({ value }) => value), 0);
  const step = width / Math.max(bars.length, 1);
  const text = bars.map(({ label, shown }) => `${label}: ${shown}`).join(', ');
  const last = bars.at(-1);
  return (
    <figure className="desk-chart">
      <figcaption>
        <span>{title}</span>
        <strong>{last?.shown}</strong>
      </figcaption>
      <svg aria-label={`${title}. ${text}`} role="img" viewBox={`0 0 ${width} ${height}`}>
        <line className="desk-chart-base" x1={0} x2={width} y1={height - 1} y2={height - 1} />
        {bars.map(({ label, value, shown }, at) => {
          const size = most > 0 ? Math.max((value / most) * (height - 6), value > 0 ? 2 : 0) : 0;
          return (
            <rect
              className={
                at === bars.length - 1 ? 'desk-chart-bar desk-chart-now' : 'desk-chart-bar'
              }
              height={size}
              key={label}
              rx={1}
              width={step - gap}
              x={at * step + gap / 2}
              y={height - 1 - size}
            >
              <title>{`${label}: ${shown}`}</title>
            </rect>
          );
        })}
      </svg>
      <div className="desk-chart-ends">
        <span>{bars[0]?.label}</span>
        <span>{last?.label}</span>
      </div>
    </figure>
  );
}
