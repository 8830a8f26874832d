import { type ReactNode, useId } from 'react';
import styles from './card.module.css';

interface CardProps {
  title?: ReactNode;
  /** Muted, at the end of the title's line. */
  aside?: ReactNode;
  /** No padding of its own, for rows and grids that reach its edges. */
  flush?: boolean | undefined;
  /** Tinted: the next step. */
  isNext?: boolean | undefined;
  children: ReactNode;
}

export function Card({ title, aside, flush = false, isNext, children }: CardProps) {
  const titleId = useId();
  const content = (
    <>
      {title || aside ? (
        <div className={`${styles.top} between`}>
          {title ? (
            <h2 className={styles.title} id={titleId}>
              {title}
            </h2>
          ) : null}
          {aside ? <span className="quiet number">{aside}</span> : null}
        </div>
      ) : null}
      {children}
    </>
  );
  if (!title) {
    return (
      <div className={`${styles.card} box`} data-flush={flush || undefined} data-next={isNext}>
        {content}
      </div>
    );
  }
  return (
    <section
      aria-labelledby={titleId}
      className={`${styles.card} box`}
      data-flush={flush || undefined}
    >
      {content}
    </section>
  );
}
