import { useState } from 'react';
import styles from './amount.module.css';

/** The direction of the money. The sign itself is part of the formatted value. */
export type Sign = 'gain' | 'loss';

interface AmountProps {
  value: string;
  /** With all decimals; if it differs from the value, a tap shows it. */
  exact?: string | undefined;
  unit?: string | undefined;
  sign?: Sign | undefined;
  /** Draws the double rule of a ledger total below it. */
  total?: boolean | undefined;
  /** Opens what it consists of, where its exact value is too. */
  onOpen?: (() => void) | undefined;
}

/** An amount in a line of text or at the end of a row; never wrapped. */
export function Amount(props: AmountProps) {
  const { value, exact = value, unit, sign, total = false, onOpen } = props;
  const [isExact, setExact] = useState(false);
  const written = (
    <span className={styles.value} data-total={total || undefined}>
      {isExact ? exact : value}
    </span>
  );
  return (
    <span className={styles.amount} data-sign={sign}>
      {exact === value && !onOpen ? (
        written
      ) : (
        <button
          aria-pressed={onOpen ? undefined : isExact}
          className={styles.more}
          onClick={onOpen ?? (() => setExact(!isExact))}
          type="button"
        >
          {written}
        </button>
      )}
      {unit ? <span className={styles.unit}>{` ${unit}`}</span> : null}
    </span>
  );
}
