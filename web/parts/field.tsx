import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

export interface FieldProps extends Omit<ComponentProps<'input'>, 'className' | 'children'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Across from the label: another way to fill the field in. */
  aside?: ReactNode;
  /** After the input, inside its frame: a unit, a Max button. */
  trailing?: ReactNode;
  /** With type password, the two labels together add a show/hide button. */
  showLabel?: string | undefined;
  hideLabel?: string | undefined;
}

export function Field({
  label,
  hint,
  error,
  aside,
  trailing,
  showLabel,
  hideLabel,
  type = 'text',
  id: givenId,
  ...inputProps
}: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [isShown, setShown] = useState(false);
  const canShow = type === 'password' && showLabel && hideLabel;
  const describedBy = [
    inputProps['aria-describedby'],
    hint && `${id}-hint`,
    error && `${id}-error`,
  ];
  return (
    <div className={`${styles.field} stack-1`} data-invalid={error ? true : undefined}>
      <div className={`${styles.head} between`}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {aside}
      </div>
      <div className={styles.frame}>
        <input
          {...inputProps}
          aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
          aria-invalid={error ? true : undefined}
          className={styles.input}
          id={id}
          type={isShown ? 'text' : type}
        />
        {trailing ? <span className={styles.trailing}>{trailing}</span> : null}
        {canShow ? (
          <button
            aria-label={isShown ? hideLabel : showLabel}
            className={`${styles.show} center focus-inside`}
            onClick={() => setShown(!isShown)}
            type="button"
          >
            <Icon name={isShown ? 'eye-off' : 'eye'} />
          </button>
        ) : null}
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

interface FieldErrorProps {
  id: string;
  children: ReactNode;
}

/**
 * Stays in the page while empty, because a screen reader only announces changes in a live region.
 */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <div aria-live="polite" className={styles.error} id={id}>
      {children ? (
        <>
          <Icon name="warning" size="small" />
          <span>{children}</span>
        </>
      ) : null}
    </div>
  );
}
