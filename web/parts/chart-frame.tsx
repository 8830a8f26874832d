import type { ReactNode } from 'react';
import styles from './chart.module.css';

export interface ChartFrameProps {
  /** What the picture says, in a sentence, for those who do not see it. */
  label: string;
  /** The ends of the scale, already written for the reader. */
  high: string;
  low?: string | undefined;
  /** Along the bottom, evenly spread: the first and last moment, and some between. */
  ticks: readonly string[];
  /** Too little lies behind it to rest on. */
  faint?: boolean | undefined;
  /** Below it: a legend, the same as a table. */
  children?: ReactNode;
}

interface DrawnFrameProps extends ChartFrameProps {
  drawing: ReactNode;
  /** Over the drawing, in the page. */
  over?: ReactNode;
}

/** What is around every drawing over time: the ends of its scale and the moments along it. */
export function ChartFrame({ label, high, low, ticks, faint, drawing, ...rest }: DrawnFrameProps) {
  return (
    <div className={styles.chart} data-faint={faint || undefined}>
      <div aria-hidden="true" className={styles.ends}>
        {high}
      </div>
      <div className={styles.plot}>
        <svg aria-label={label} preserveAspectRatio="none" role="img" viewBox="0 0 100 100">
          <path className={styles.rule} d="M0 0H100M0 50H100" />
          {drawing}
        </svg>
        {rest.over}
      </div>
      {low ? (
        <div aria-hidden="true" className={styles.ends}>
          {low}
        </div>
      ) : null}
      <div aria-hidden="true" className={styles.ticks}>
        {ticks.map((tick, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tick is its place
          <span key={at}>{tick}</span>
        ))}
      </div>
      {rest.children}
    </div>
  );
}
