import type { ComponentProps, ReactNode } from 'react';
import styles from './check-box.module.css';

export interface CheckBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: ReactNode;
}

export function CheckBox({ label, ...inputProps }: CheckBoxProps) {
  return (
    <label className={styles.line}>
      <input {...inputProps} className={styles.box} type="checkbox" />
      <span>{label}</span>
    </label>
  );
}
