import { useState } from 'react';
import type { SumMark } from '#domain/sum-mark.ts';
import styles from './amount.module.css';

/** The direction of the money. The sign itself is part of the formatted value. */
export type Sign = 'gain' | 'loss';

export interface Exactness {
  readonly isExact: boolean;
  readonly onChange: (isExact: boolean) => void;
}

interface AmountProps {
  value: string;
  /** With all decimals; if it differs from the value, a tap shows it. */
  exact?: string | undefined;
  /** Where a tap shows other amounts exactly too: whether it does now, and what changes it. */
  exactness?: Exactness | undefined;
  unit?: string | undefined;
  sign?: Sign | undefined;
  /** Draws the double rule of a ledger total below it. */
  total?: boolean | undefined;
  /** Opens what it consists of, where its exact value is too. */
  onOpen?: (() => void) | undefined;
  /** The sum that it is part of. */
  mark?: SumMark | undefined;
}

/** An amount in a line of text or at the end of a row; never wrapped. */
export function Amount(props: AmountProps) {
  const { value, exact = value, exactness, unit, sign, total = false, onOpen, mark } = props;
  const [isOwnExact, setOwnExact] = useState(false);
  const { isExact, onChange } = exactness ?? { isExact: isOwnExact, onChange: setOwnExact };
  const formatAmount = (
    <span {...mark} className={styles.value} data-total={total || undefined}>
      {isExact ? exact : value}
    </span>
  );
  return (
    <span className={styles.amount} data-sign={sign}>
      {exact === value && !exactness && !onOpen ? (
        formatAmount
      ) : (
        <button
          aria-pressed={onOpen ? undefined : isExact}
          className={styles.more}
          onClick={onOpen ?? (() => onChange(!isExact))}
          type="button"
        >
          {formatAmount}
        </button>
      )}
      {unit ? <span className={styles.unit}>{` ${unit}`}</span> : null}
    </span>
  );
}
