import type { ReactNode } from 'react';
import styles from './empty.module.css';
import { Icon, type IconName } from './icon.tsx';

interface EmptyProps {
  icon?: IconName | undefined;
  title: ReactNode;
  text?: ReactNode;
  /** The next step, as a button or a link. */
  action?: ReactNode;
  /** One card of several: a line or two, so that what is there stays in view. */
  small?: boolean | undefined;
}

export function Empty({ icon = 'book', title, text, action, small = false }: EmptyProps) {
  return (
    <div className={styles.empty} data-small={small || undefined}>
      {small ? null : (
        <span className={styles.icon}>
          <Icon name={icon} size="large" />
        </span>
      )}
      <p className={styles.title}>{title}</p>
      {text ? <p className={styles.text}>{text}</p> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
