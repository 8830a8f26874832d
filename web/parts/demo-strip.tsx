import type { ReactNode } from 'react';
import styles from './demo-strip.module.css';

interface DemoStripProps {
  children: ReactNode;
}

/** The strip above every screen which says that nothing here is real money. */
export function DemoStrip({ children }: DemoStripProps) {
  return (
    <p className={styles.strip} data-demo-strip>
      {children}
    </p>
  );
}
