import type { CSSProperties, ReactNode } from 'react';
import type { SumMark } from '#domain/sum-mark.ts';
import { Amount, type Exactness, type Sign } from './amount.tsx';
import styles from './ledger-line.module.css';
import { textWidth } from './text-width.ts';

interface LedgerLineProps {
  label: ReactNode;
  value: string;
  /** With all decimals, for a tap on a number that opens nothing else. */
  exact?: string | undefined;
  exactness?: Exactness | undefined;
  unit?: string | undefined;
  sign?: Sign | undefined;
  total?: boolean | undefined;
  /** Money that is not the partner's yet. */
  quiet?: boolean | undefined;
  /** Opens the proof of this number. */
  onOpen?: (() => void) | undefined;
  /** The sum that the number is part of. */
  mark?: SumMark | undefined;
}

/** One line of a ledger: text at the start, a number at the end. */
export function LedgerLine({
  label,
  value,
  exact,
  exactness,
  unit,
  sign,
  total = false,
  quiet = false,
  onOpen,
  mark,
}: LedgerLineProps) {
  const room = {
    '--ems': textWidth(`${(onOpen ? null : exact) ?? value}${unit ?? ''}`),
  } as CSSProperties;
  const content = (
    <span className={`${styles.line} between`}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value} data-opens={onOpen ? true : undefined}>
        <Amount
          exact={onOpen ? undefined : exact}
          exactness={exactness}
          mark={mark}
          sign={sign}
          total={total}
          unit={unit}
          value={value}
        />
      </span>
    </span>
  );
  const shape = { className: styles.room, 'data-quiet': quiet || undefined, style: room };
  if (!onOpen) return <div {...shape}>{content}</div>;
  return (
    <button {...shape} onClick={onOpen} type="button">
      {content}
    </button>
  );
}
