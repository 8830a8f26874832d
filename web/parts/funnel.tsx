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
  /** Why there is no rate. */
  note?: string | undefined;
  onOpen?: (() => void) | undefined;
}

interface FunnelProps {
  label: string;
  steps: readonly FunnelStep[];
}

/** A funnel as a list: each step with its count and its rate. */
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
  // Any count above zero is visible; zero has no bar.
  const size = { '--share': share, '--least': share > 0 ? '3px' : '0px' } as CSSProperties;
  const content = (
    <>
      <span className={styles.words}>
        <span className={styles.name}>{step.name}</span>
        <span className={styles.count} data-opens={step.onOpen ? true : undefined}>
          {step.count}
        </span>
        <span className={`${styles.rate} quiet`}>{step.rate}</span>
      </span>
      <span aria-hidden="true" className={styles.track} style={size} />
      {step.note ? <span className={styles.note}>{step.note}</span> : null}
    </>
  );
  if (!step.onOpen) return <div className={styles.step}>{content}</div>;
  return (
    <button className={styles.step} onClick={step.onOpen} type="button">
      {content}
    </button>
  );
}
