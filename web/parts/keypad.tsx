import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './keypad.module.css';

interface KeypadProps {
  label: string;
  deleteLabel: string;
  onDigit: (digit: string) => void;
  onDelete: () => void;
  /** The key in the lower corner. */
  extra?: { label: string; content: ReactNode; onPress: () => void } | undefined;
  disabled?: boolean | undefined;
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** Only reports keys; the caller decides how many digits are enough. */
export function Keypad({
  label,
  deleteLabel,
  onDigit,
  onDelete,
  extra,
  disabled = false,
}: KeypadProps) {
  const key = (digit: string) => (
    <button
      className={`${styles.key} box center`}
      disabled={disabled}
      key={digit}
      onClick={() => onDigit(digit)}
      type="button"
    >
      {digit}
    </button>
  );
  return (
    <fieldset aria-label={label} className={styles.keypad}>
      {digits.map(key)}
      {extra ? (
        <button
          aria-label={extra.label}
          className={`${styles.key} box center`}
          data-extra
          disabled={disabled}
          onClick={extra.onPress}
          type="button"
        >
          {extra.content}
        </button>
      ) : (
        <span />
      )}
      {key('0')}
      <button
        aria-label={deleteLabel}
        className={`${styles.key} box center`}
        data-extra
        disabled={disabled}
        onClick={onDelete}
        type="button"
      >
        <Icon name="delete" />
      </button>
    </fieldset>
  );
}
