import type { ReactNode } from 'react';
import styles from './cover.module.css';

interface CoverProps {
  readonly children?: ReactNode;
}

/** The dark top of a screen, under a white transparent header, in both themes. */
export function Cover({ children }: CoverProps) {
  return <div className={`${styles.cover} stack-2`}>{children}</div>;
}
