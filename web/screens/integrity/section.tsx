import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Card } from '../../parts/card.tsx';
import styles from './integrity-screen.module.css';

interface SectionProps {
  readonly title: string;
  readonly aside?: string | undefined;
  /** How its figures are defined: one paragraph or several. */
  readonly means: string | readonly string[];
  /** Where anyone who doubts them can recompute them. */
  readonly sources: readonly Source[];
  readonly children: ReactNode;
}

/** A public address, or files of the export for auditors. */
export interface Source {
  readonly name: string;
  readonly href?: string;
}

/** A group of figures, which opens to its definition and its source. */
export function Section({ title, aside, means, sources, children }: SectionProps) {
  const t = useTranslations('integrity');
  return (
    <Card aside={aside} title={title}>
      {children}
      <details className={styles.how}>
        <summary>{t('how')}</summary>
        {[means].flat().map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className={styles.source}>
          {t('source')}{' '}
          {sources.map(({ name, href }) =>
            href ? (
              <a href={href} key={name}>
                {name}
              </a>
            ) : (
              <code key={name}>{name}</code>
            ),
          )}
        </p>
      </details>
    </Card>
  );
}
