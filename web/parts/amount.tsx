import styles from './amount.module.css';

/** Which way money went. The sign itself is part of the written value. */
export type Sign = 'gain' | 'loss';

interface AmountProps {
  value: string;
  unit?: string | undefined;
  sign?: Sign | undefined;
  /** Sets the double rule of a ledger under it. */
  total?: boolean | undefined;
}

/** An amount in a line of text or at the end of a row; never broken over two lines. */
export function Amount({ value, unit, sign, total = false }: AmountProps) {
  return (
    <span className={styles.amount} data-sign={sign}>
      <span className={styles.value} data-total={total || undefined}>
        {value}
      </span>
      {unit ? <span className={styles.unit}>{` ${unit}`}</span> : null}
    </span>
  );
}
