import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './refresh-control.module.css';

export interface RefreshControlProps {
  /** How old the figures are: "Complete up to 12:04". */
  age: ReactNode;
  /** What the button does: "Refresh". */
  label: string;
  refreshing: boolean;
  onRefresh: () => void;
}

/**
 * The visible equivalent of the pull gesture, for keyboard, mouse and anyone who does not know it.
 */
export function RefreshControl({ age, label, refreshing, onRefresh }: RefreshControlProps) {
  return (
    <div className={`${styles.control} quiet number`} data-refreshing={refreshing || undefined}>
      <span aria-live="polite">{age}</span>
      <button
        aria-disabled={refreshing || undefined}
        aria-label={label}
        className={`${styles.button} focus-inside`}
        onClick={() => {
          if (!refreshing) onRefresh();
        }}
        title={label}
        type="button"
      >
        <Icon name="refresh" size="small" />
      </button>
    </div>
  );
}
