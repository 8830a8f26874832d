import type { ComponentProps, ReactNode } from 'react';
import styles from './check-box.module.css';

export interface CheckBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: ReactNode;
}

export function CheckBox({ label, ...rest }: CheckBoxProps) {
  return (
    <label className={styles.line}>
      <input {...rest} className={styles.box} type="checkbox" />
      <span>{label}</span>
    </label>
  );
}
