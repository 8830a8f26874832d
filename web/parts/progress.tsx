import { type CSSProperties, type ReactNode, useId } from 'react';
import styles from './progress.module.css';

interface ProgressProps {
  label: ReactNode;
  /** At the end of the label's line: "13 of 30 to 50". */
  aside?: ReactNode;
  value: number;
  max: number;
  /** Announced in place of the bare number. */
  text: string;
  /** Small ticks along the way, where something changes. */
  ticks?: readonly number[] | undefined;
  /** Sentences below the bar, each on a line of its own. */
  notes?: readonly string[] | undefined;
}

export function Progress({
  label,
  aside,
  value,
  max,
  text,
  ticks = [],
  notes = [],
}: ProgressProps) {
  const id = useId();
  const share = (part: number) => Math.min(1, Math.max(0, max > 0 ? part / max : 0));
  return (
    <div className="stack-1">
      <div className="between small">
        <span id={id}>{label}</span>
        {aside ? <span className="quiet number">{aside}</span> : null}
      </div>
      <div
        aria-labelledby={id}
        aria-valuemax={max}
        aria-valuemin={0}
        aria-valuenow={Math.min(value, max)}
        aria-valuetext={text}
        className={styles.track}
        role="progressbar"
        style={{ '--share': share(value) } as CSSProperties}
      >
        {ticks.map((tick) => (
          <span
            className={styles.tick}
            key={tick}
            style={{ '--place': share(tick) } as CSSProperties}
          />
        ))}
      </div>
      {notes.map((note) => (
        <p className="quiet number" key={note}>
          {note}
        </p>
      ))}
    </div>
  );
}
