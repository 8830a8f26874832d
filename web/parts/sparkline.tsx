import styles from './chart.module.css';
import { depthOf, pathOf, scaleOf } from './chart-path.ts';

interface SparklineProps {
  values: readonly number[];
}

/** Decoration beside a figure, which says the same in digits. Without values it is a bare rule. */
export function Sparkline({ values }: SparklineProps) {
  const isEmpty = values.length < 2;
  const scale = scaleOf([values]);
  const floor = `M0 ${depthOf(0, scale) * 100}H100`;
  return (
    <svg
      aria-hidden="true"
      className={styles.spark}
      data-empty={isEmpty || undefined}
      preserveAspectRatio="none"
      viewBox="0 0 100 100"
    >
      <path className={styles.rule} d={floor} />
      {isEmpty ? null : <path className={styles.line} d={pathOf(values, scale)} />}
    </svg>
  );
}
