import { Children, type ReactNode } from 'react';
import styles from './figure-grid.module.css';

interface FigureGridProps {
  children: ReactNode;
  columns?: 2 | 3 | undefined;
  /** Below other content of a card, which frames it. */
  isInCard?: boolean | undefined;
}

/** Figures side by side, ruled like a ledger; as many per line as the letters leave room for. */
export function FigureGrid({ children, columns = 2, isInCard = false }: FigureGridProps) {
  return (
    <ul
      className={`${styles.grid} box`}
      data-columns={columns}
      data-in-card={isInCard || undefined}
    >
      {Children.map(children, (child) => (child ? <li className={styles.cell}>{child}</li> : null))}
    </ul>
  );
}
