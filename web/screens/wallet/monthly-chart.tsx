import styles from './wallet-screen.module.css';

interface MonthlyChartProps {
  /** A description of the chart for those who cannot see it. */
  readonly label: string;
  readonly months: readonly { readonly name: string; readonly in: number; readonly out: number }[];
}

const width = 320;
const height = 120;
const floor = 100;
const barMax = 14;

/** Two bars a month: filled for money in, outlined for money out. */
export function MonthlyChart({ label, months }: MonthlyChartProps) {
  const most = Math.max(1, ...months.flatMap((month) => [month.in, month.out]));
  const step = width / Math.max(1, months.length);
  const tall = (value: number) => (value / most) * (floor - 8);
  return (
    <svg aria-label={label} className={styles.chart} role="img" viewBox={`0 0 ${width} ${height}`}>
      <path d={`M0 ${floor}H${width}`} stroke="var(--line)" />
      {months.map((month, at) => {
        const middle = step * (at + 0.5);
        return (
          <g key={`${month.name} ${middle}`}>
            <rect
              className={styles.in}
              height={tall(month.in)}
              width={barMax}
              x={middle - barMax - 1}
              y={floor - tall(month.in)}
            />
            <rect
              className={styles.out}
              height={tall(month.out)}
              width={barMax}
              x={middle + 2}
              y={floor - tall(month.out)}
            />
            <text textAnchor="middle" x={middle} y={height - 4}>
              {month.name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
