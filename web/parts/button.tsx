import type { ComponentProps, MouseEvent } from 'react';
import styles from './button.module.css';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonProps extends ComponentProps<'button'> {
  kind?: ButtonKind | undefined;
  wide?: boolean | undefined;
  busy?: boolean | undefined;
}

/** While busy it keeps its focus, width and label, and ignores clicks. */
export function Button({
  kind = 'primary',
  wide = false,
  busy = false,
  type = 'button',
  onClick,
  ...buttonProps
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...buttonProps}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={styles.button}
      data-kind={kind}
      data-wide={wide || undefined}
      onClick={press}
      type={type}
    />
  );
}
