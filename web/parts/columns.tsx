import type { ReactNode } from 'react';
import styles from './columns.module.css';

interface ColumnsProps {
  /** First on a phone, and on the left where there is room for two. */
  first: ReactNode;
  second: ReactNode;
}

/** Cards below each other on a phone; in two columns on a tablet and on a phone in landscape. */
export function Columns({ first, second }: ColumnsProps) {
  return (
    <div className={styles.room}>
      <div className={`${styles.columns} stack-4`}>
        <div className={`${styles.column} stack-4`}>{first}</div>
        <div className={`${styles.column} stack-4`}>{second}</div>
      </div>
    </div>
  );
}
