import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { FieldError } from './field.tsx';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'className'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

export function TextArea({ label, hint, error, id: givenId, ...areaProps }: TextAreaProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`];
  return (
    <div className={`${styles.field} stack-1`} data-invalid={error ? true : undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.frame}>
        <textarea
          {...areaProps}
          aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
          aria-invalid={error ? true : undefined}
          className={styles.input}
          id={id}
        />
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
