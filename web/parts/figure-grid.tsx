import { Children, type ReactNode } from 'react';
import styles from './figure-grid.module.css';

interface FigureGridProps {
  children: ReactNode;
}

/** Figures side by side, ruled like a ledger; two per line while the letters leave room. */
export function FigureGrid({ children }: FigureGridProps) {
  return (
    <ul className={styles.grid}>
      {Children.map(children, (child) => (child ? <li className={styles.cell}>{child}</li> : null))}
    </ul>
  );
}
