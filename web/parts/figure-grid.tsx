import { Children, type ReactNode } from 'react';
import styles from './figure-grid.module.css';

interface FigureGridProps {
  children: ReactNode;
}

/** Figures side by side, ruled like a book; two to a line while the letters leave room for it. */
export function FigureGrid({ children }: FigureGridProps) {
  return (
    <ul className={styles.grid}>
      {Children.map(children, (child) => (child ? <li className={styles.cell}>{child}</li> : null))}
    </ul>
  );
}
