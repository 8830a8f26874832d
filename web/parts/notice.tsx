import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './notice.module.css';

export type NoticeKind = 'info' | 'warning' | 'problem';

interface NoticeProps {
  kind?: NoticeKind | undefined;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** Set it when the notice appears after the screen, so that it is announced. */
  role?: 'status' | 'alert' | undefined;
}

export function Notice({ kind = 'info', title, children, action, role }: NoticeProps) {
  return (
    <div className={styles.notice} data-kind={kind} role={role}>
      <Icon name={kind === 'info' ? 'info' : 'warning'} />
      <div className="grow">
        {title ? <p className="strong">{title}</p> : null}
        {children ? <div className="small">{children}</div> : null}
        {action ? <div className="apart-2">{action}</div> : null}
      </div>
    </div>
  );
}
