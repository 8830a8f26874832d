import type { CSSProperties, ReactNode } from 'react';
import type { SumMark } from '#domain/sum-mark.ts';
import { LedgerLine } from './ledger-line.tsx';
import styles from './money-bar.module.css';

/** Each kind has a colour and a pattern of its own. */
export type MoneyPartKind = 'spent' | 'moving' | 'held' | 'back';

export interface MoneyPart {
  kind: MoneyPartKind;
  name: string;
  /** Exact, in the smallest unit. */
  size: bigint;
  /** Already formatted. */
  value: string;
  mark?: SumMark | undefined;
  /** Opens what it consists of. */
  onOpen?: (() => void) | undefined;
}

interface MoneyBarProps {
  parts: readonly MoneyPart[];
  whole: {
    name: string;
    size: bigint;
    value: string;
    unit?: string | undefined;
    mark?: SumMark | undefined;
  };
  /** A last line, for what rounding left over. */
  rounding?: ReactNode;
  /** Shown in place of the bar when the parts do not add up: a picture would hide that. */
  wrongText: string;
}

/** An amount, and one bar that shows where it is. It is drawn only if its parts add up exactly. */
export function MoneyBar({ parts, whole, rounding, wrongText }: MoneyBarProps) {
  const isExact = parts.reduce((sum, { size }) => sum + size, 0n) === whole.size;
  return (
    <div className="stack-1">
      <LedgerLine
        label={whole.name}
        mark={whole.mark}
        total
        unit={whole.unit}
        value={whole.value}
      />
      {isExact ? (
        <div aria-hidden="true" className={styles.bar}>
          {parts.map(({ kind, size }) =>
            size > 0n ? (
              <span
                data-kind={kind}
                key={kind}
                style={{ '--grow': Number(size) / Number(whole.size) } as CSSProperties}
              />
            ) : null,
          )}
        </div>
      ) : (
        <p className="small problem" role="alert">
          {wrongText}
        </p>
      )}
      <ul>
        {parts.map(({ kind, name, value, mark, onOpen }) => (
          <li className={`${styles.part} beside-2`} key={kind}>
            <span aria-hidden="true" className={styles.swatch} data-kind={kind} />
            <LedgerLine label={name} mark={mark} onOpen={onOpen} value={value} />
          </li>
        ))}
        {rounding ? <li>{rounding}</li> : null}
      </ul>
    </div>
  );
}
