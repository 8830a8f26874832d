import type { CSSProperties } from 'react';
import styles from './funnel.module.css';

export interface FunnelStep {
  name: string;
  /** Already formatted. */
  count: string;
  /** As a share of the first step, from 0 to 1. */
  share: number;
  /** As a share of the step it depends on, "65.6 %". */
  rate?: string | undefined;
  /** Below the name: what all of them are, or why there is no rate. */
  notes?: readonly string[] | undefined;
  onOpen?: (() => void) | undefined;
}

interface FunnelProps {
  label: string;
  steps: readonly FunnelStep[];
}

/** A funnel as a list: each step with its count and its rate. */
export function Funnel({ label, steps }: FunnelProps) {
  return (
    <ol aria-label={label} className="stack">
      {steps.map((step) => (
        <li key={step.name}>
          <Step step={step} />
        </li>
      ))}
    </ol>
  );
}

function Step({ step }: { step: FunnelStep }) {
  const share = Math.min(1, Math.max(0, step.share));
  // Any count above zero is visible; zero has no block.
  const size = { '--share': share, '--width-min': share > 0 ? '4px' : '0px' } as CSSProperties;
  const content = (
    <>
      <span className={styles.name} style={size}>
        {step.name}
        {step.notes?.length ? (
          <span className={styles.note}>{step.notes.join('\u00a0· ')}</span>
        ) : null}
      </span>
      <span className={styles.count} data-opens={step.onOpen ? true : undefined}>
        {step.count}
      </span>
      <span className={`${styles.rate} quiet`}>{step.rate}</span>
    </>
  );
  if (!step.onOpen) return <div className={`${styles.step} line tight`}>{content}</div>;
  return (
    <button className={`${styles.step} line tight`} onClick={step.onOpen} type="button">
      {content}
    </button>
  );
}
