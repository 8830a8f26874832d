import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { FieldError } from './field.tsx';
import { Icon } from './icon.tsx';

export interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'className' | 'children'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  options: readonly string[];
  /** Shown before anything is chosen. */
  placeholder: string;
}

/** A choice from a short list, with the device's native control. */
export function SelectField({
  label,
  hint,
  error,
  options,
  placeholder,
  id: givenId,
  ...selectProps
}: SelectFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`];
  return (
    <div className={`${styles.field} stack-1`} data-invalid={error ? true : undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.frame}>
        <select
          {...selectProps}
          aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
          aria-invalid={error ? true : undefined}
          className={styles.input}
          id={id}
        >
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
        <span className={`${styles.arrow} center`}>
          <Icon name="chevron-down" />
        </span>
      </div>
      {hint ? (
        <p className="quiet" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
