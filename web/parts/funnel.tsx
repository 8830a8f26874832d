import type { CSSProperties } from 'react';
import styles from './funnel.module.css';

export interface FunnelStep {
  name: string;
  /** Already written for the reader. */
  count: string;
  /** Of the first step, from 0 to 1. */
  share: number;
  /** Of the step before it: "65.6 %", and how sure that is: "64.9 to 66.3 %". */
  rate?: string | undefined;
  range?: string | undefined;
  onOpen?: (() => void) | undefined;
}

interface FunnelProps {
  label: string;
  steps: readonly FunnelStep[];
}

/** Steps that grow fewer, each with its count and its rate of the one before, as a list. */
export function Funnel({ label, steps }: FunnelProps) {
  return (
    <ol aria-label={label} className={styles.funnel}>
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
  // However few there are, they are seen; none at all is no bar.
  const size = { '--share': share, '--least': share > 0 ? '3px' : '0px' } as CSSProperties;
  const content = (
    <>
      <span className={styles.words}>
        <span className={styles.name}>{step.name}</span>
        <span className={styles.count} data-opens={step.onOpen ? true : undefined}>
          {step.count}
        </span>
        <span className={styles.rate}>{step.rate}</span>
      </span>
      <span aria-hidden="true" className={styles.track} style={size} />
      {step.range ? <span className={styles.range}>{step.range}</span> : null}
    </>
  );
  if (!step.onOpen) return <div className={styles.step}>{content}</div>;
  return (
    <button className={styles.step} onClick={step.onOpen} type="button">
      {content}
    </button>
  );
}
