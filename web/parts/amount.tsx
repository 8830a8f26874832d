import { useState } from 'react';
import styles from './amount.module.css';

/** Which way money went. The sign itself is part of the written value. */
export type Sign = 'gain' | 'loss';

interface AmountProps {
  value: string;
  /** With all decimals; where it says more than the value, a tap shows it. */
  exact?: string | undefined;
  unit?: string | undefined;
  sign?: Sign | undefined;
  /** Sets the double rule of a ledger under it. */
  total?: boolean | undefined;
}

/** An amount in a line of text or at the end of a row; never broken over two lines. */
export function Amount({ value, exact = value, unit, sign, total = false }: AmountProps) {
  const [isExact, setExact] = useState(false);
  const written = (
    <span className={styles.value} data-total={total || undefined}>
      {isExact ? exact : value}
    </span>
  );
  return (
    <span className={styles.amount} data-sign={sign}>
      {exact === value ? (
        written
      ) : (
        <button
          aria-pressed={isExact}
          className={styles.more}
          onClick={() => setExact(!isExact)}
          type="button"
        >
          {written}
        </button>
      )}
      {unit ? <span className={styles.unit}>{` ${unit}`}</span> : null}
    </span>
  );
}
