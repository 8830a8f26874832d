import type { ReactNode } from 'react';
import styles from './demo-mark.module.css';

interface DemoMarkProps {
  children: ReactNode;
}

/** The strip above every screen which says that nothing here is real money. */
export function DemoMark({ children }: DemoMarkProps) {
  return (
    <p className={styles.mark} data-demo-mark>
      {children}
    </p>
  );
}
