import type { CSSProperties, ReactNode } from 'react';
import type { SumMark } from '#domain/sum-mark.ts';
import type { Sign } from './amount.tsx';
import styles from './figure.module.css';
import { Icon } from './icon.tsx';
import { textWidth } from './text-width.ts';

interface FigureProps {
  label: ReactNode;
  /** Already formatted, with its sign where it has one. */
  value: string;
  unit?: string | undefined;
  size?: 'figure' | 'hero' | undefined;
  sign?: Sign | undefined;
  /** The double rule under a total. */
  total?: boolean | undefined;
  /** Below the number: the change, or a sentence that says why. */
  note?: ReactNode;
  /** Opens the proof; makes the whole figure a button with a dotted rule. */
  onOpen?: (() => void) | undefined;
  /** The sum that the number is part of. */
  mark?: SumMark | undefined;
  /** Below everything: a sparkline. It is inside the button, so it must not be interactive. */
  children?: ReactNode;
}

const unitShare = { figure: 0.65, hero: 0.45 };

/** Fills the given width; a long amount gets smaller letters, never a second line. */
export function Figure({
  label,
  value,
  unit,
  size = 'figure',
  sign,
  total = false,
  note,
  onOpen,
  mark,
  children,
}: FigureProps) {
  const unitEms = unit ? (textWidth(unit) + 0.4) * unitShare[size] : 0;
  const hasChevron = Boolean(onOpen && total);
  const room = { '--ems': textWidth(value) + unitEms + (hasChevron ? 0.6 : 0) } as CSSProperties;
  const content = (
    <>
      <span className="block quiet">{label}</span>
      <span className={styles.room}>
        <span className={styles.number} data-sign={sign}>
          <span
            {...mark}
            className={styles.value}
            data-opens={(onOpen && !total) || undefined}
            data-total={total || undefined}
          >
            {value}
          </span>
          {unit ? <span className={styles.unit}>{` ${unit}`}</span> : null}
          {hasChevron ? <Icon name="chevron" size="small" /> : null}
        </span>
      </span>
      {note ? <span className={styles.note}>{note}</span> : null}
      {children}
    </>
  );
  const shape = { className: styles.figure, 'data-size': size, style: room };
  if (!onOpen) return <div {...shape}>{content}</div>;
  return (
    <button {...shape} onClick={onOpen} type="button">
      {content}
    </button>
  );
}
