import type { ReactNode } from 'react';
import styles from './chip.module.css';

export type ChipKind = 'plain' | 'accent' | 'gain' | 'warning' | 'problem';

interface ChipProps {
  children: ReactNode;
  kind?: ChipKind | undefined;
  /** Makes it a button. */
  onPress?: (() => void) | undefined;
  /** For a toggle button, such as a filter. */
  pressed?: boolean | undefined;
}

export function Chip({ children, kind = 'plain', onPress, pressed }: ChipProps) {
  if (!onPress) {
    return (
      <span className={styles.chip} data-kind={kind}>
        {children}
      </span>
    );
  }
  return (
    <button aria-pressed={pressed} className={styles.press} onClick={onPress} type="button">
      <span className={styles.chip} data-kind={pressed ? 'accent' : kind} data-press>
        {children}
      </span>
    </button>
  );
}
