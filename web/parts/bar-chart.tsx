import styles from './chart.module.css';
import { ChartFrame, type ChartFrameProps } from './chart-frame.tsx';
import { depthOf, scaleOf } from './chart-path.ts';

interface BarChartProps extends ChartFrameProps {
  values: readonly number[];
  /** The last interval is still being counted. */
  isOpen?: boolean | undefined;
}

/** One bar per interval. Negative values are outlined, so that they differ by shape as well. */
export function BarChart({ values, isOpen = false, ...frame }: BarChartProps) {
  const scale = scaleOf([values]);
  const floor = depthOf(0, scale) * 100;
  const step = 100 / Math.max(1, values.length);
  const gap = Math.min(1, step / 4);
  const drawing = (
    <>
      {values.map((value, index) => {
        const top = depthOf(value, scale) * 100;
        return (
          <rect
            className={styles.bar}
            data-below={value < 0 || undefined}
            data-open={(isOpen && index === values.length - 1) || undefined}
            height={Math.abs(floor - top)}
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place in time
            key={index}
            width={step - gap}
            x={step * index + gap / 2}
            y={Math.min(floor, top)}
          />
        );
      })}
      <path className={styles.zero} d={`M0 ${floor}H100`} />
    </>
  );
  return <ChartFrame {...frame} drawing={drawing} />;
}
