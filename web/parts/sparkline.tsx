import styles from './chart.module.css';
import { depthOf, pathOf, placeOf, scaleOf } from './chart-path.ts';

interface SparklineProps {
  values: readonly number[];
  /** The last value is still being counted. */
  isOpen?: boolean | undefined;
}

/** Whether there is enough data to draw a line. Nothing but zeros is a stroke that says nothing. */
export const makesLine = (values: readonly number[], isOpen = false): boolean =>
  values.length > (isOpen ? 2 : 1) && values.some((value) => value !== 0);

/**
 * Decoration beside a figure, which says the same in digits. The interval still being counted is
 * not a point of the line, which would seem to fall: the line continues as dots there.
 */
export function Sparkline({ values, isOpen = false }: SparklineProps) {
  const closed = values.map((value, index) =>
    isOpen && index === values.length - 1 ? null : value,
  );
  const scale = scaleOf([closed]);
  const closedCount = values.length - (isOpen ? 1 : 0);
  const floor = `M0 ${depthOf(0, scale) * 100}H100`;
  const x = placeOf(closedCount - 1, values.length) * 100;
  const y = depthOf(values[closedCount - 1] ?? 0, scale) * 100;
  if (!makesLine(values, isOpen)) return null;
  return (
    <svg
      aria-hidden="true"
      className={styles.spark}
      preserveAspectRatio="none"
      viewBox="0 0 100 100"
    >
      <path className={styles.rule} d={floor} />
      <path className={styles.line} d={pathOf(closed, scale)} />
      {isOpen ? <path className={styles.open} d={`M${x} ${y}H100`} /> : null}
    </svg>
  );
}
