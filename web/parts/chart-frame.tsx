import type { ReactNode } from 'react';
import styles from './chart.module.css';

export interface ChartFrameProps {
  /** What the chart shows, in a sentence, for those who cannot see it. */
  label: string;
  /** The ends of the scale, already formatted. */
  high: string;
  low?: string | undefined;
  /** Along the bottom, evenly spaced: the first and last moment, and some in between. */
  ticks: readonly string[];
  /** Below it: a legend, or the same data as a table. */
  children?: ReactNode;
}

interface DrawnFrameProps extends ChartFrameProps {
  drawing: ReactNode;
  /** Rendered on top of the drawing. */
  over?: ReactNode;
}

/** The frame of every chart over time: the ends of its scale and the moments along it. */
export function ChartFrame({ label, high, low, ticks, drawing, ...frameProps }: DrawnFrameProps) {
  return (
    <div className="stack-1">
      <div aria-hidden="true" className={styles.ends}>
        {high}
      </div>
      <div className={styles.plot}>
        <svg aria-label={label} preserveAspectRatio="none" role="img" viewBox="0 0 100 100">
          <path className={styles.rule} d="M0 0H100M0 50H100" />
          {drawing}
        </svg>
        {frameProps.over}
      </div>
      {low ? (
        <div aria-hidden="true" className={styles.ends}>
          {low}
        </div>
      ) : null}
      <div aria-hidden="true" className={styles.ticks}>
        {ticks.map((tick, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tick is its place
          <span key={index}>{tick}</span>
        ))}
      </div>
      {frameProps.children}
    </div>
  );
}
