import type { ReactNode } from 'react';
import styles from './figure-pair.module.css';

/** Two figures side by side, line by line; one below the other when letters are large. */
export function FigurePair({ children }: { readonly children: ReactNode }) {
  return <div className={`${styles.pair} cells`}>{children}</div>;
}
