import { Icon } from './icon.tsx';
import styles from './text-size.module.css';

export const textSizeMin = 100;
export const textSizeMax = 200;
export const textSizeStep = 25;

interface TextSizeProps {
  label: string;
  smallerLabel: string;
  largerLabel: string;
  /** In percent. */
  value: number;
  /** The formatted value: "125 %". */
  valueText: string;
  onChange: (value: number) => void;
}

export function TextSize(props: TextSizeProps) {
  const { label, smallerLabel, largerLabel, value, valueText, onChange } = props;
  const step = (by: number) => {
    const newSize = Math.max(textSizeMin, Math.min(textSizeMax, value + by));
    if (newSize !== value) onChange(newSize);
  };
  return (
    <fieldset aria-label={label} className={styles.stepper}>
      <button
        aria-disabled={value <= textSizeMin || undefined}
        aria-label={smallerLabel}
        className={`${styles.step} focus-inside`}
        onClick={() => step(-textSizeStep)}
        type="button"
      >
        <span className={styles.small}>A</span>
        <Icon name="minus" size="small" />
      </button>
      <output className={`${styles.value} center`}>{valueText}</output>
      <button
        aria-disabled={value >= textSizeMax || undefined}
        aria-label={largerLabel}
        className={`${styles.step} focus-inside`}
        onClick={() => step(textSizeStep)}
        type="button"
      >
        <span className={styles.large}>A</span>
        <Icon name="plus" size="small" />
      </button>
    </fieldset>
  );
}
