import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from './icon.tsx';
import { isTouchDevice } from './is-touch-device.ts';
import styles from './keypad.module.css';
import unseenStyles from './unseen.module.css';

interface KeypadProps {
  onKey: (key: string) => void;
  onDelete: () => void;
  /** What a screen reader says after a key: the focus is on the key, not on the field. */
  value: string;
  /** The decimal separator, for amounts. */
  point?: string;
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/**
 * Keys where touch is the first input, for a field that opens no keyboard of the phone. It only
 * reports keys; the caller decides how many digits are enough.
 */
export function Keypad({ onKey, onDelete, value, point }: KeypadProps) {
  const t = useTranslations('app');
  const [hasKeys] = useState(isTouchDevice);
  const [isUsed, setUsed] = useState(false);
  if (!hasKeys) return null;
  const key = (sign: string, label?: string) => (
    <button
      aria-label={label}
      className={`${styles.key} center press`}
      key={sign}
      onClick={() => {
        setUsed(true);
        onKey(sign);
      }}
      type="button"
    >
      {sign}
    </button>
  );
  return (
    // A press leaves the focus in the field, where hardware keys and pasting go on.
    <fieldset
      aria-label={t('keypad')}
      className={styles.keypad}
      onMouseDown={(event) => event.preventDefault()}
    >
      {digits.map((digit) => key(digit))}
      {point ? key(point, t('point')) : <span />}
      {key('0')}
      <button
        aria-label={t('deleteDigit')}
        className={`${styles.key} center press`}
        onClick={onDelete}
        type="button"
      >
        <Icon name="delete" />
      </button>
      <output className={unseenStyles.unseen}>{isUsed ? value : ''}</output>
    </fieldset>
  );
}
