import type { ReactNode } from 'react';
import { Card } from '../../parts/card.tsx';

interface SectionProps {
  readonly title: string;
  readonly aside?: string | undefined;
  readonly children: ReactNode;
}

/** A group of figures. */
export const Section = ({ title, aside, children }: SectionProps) => (
  <Card aside={aside} title={title}>
    {children}
  </Card>
);

interface EmptySectionProps {
  readonly title: string;
  readonly text: string;
}

/** One line for a group of which nothing happened. */
export const EmptySection = ({ title, text }: EmptySectionProps) => (
  <Card>
    <div className="between">
      <h2>{title}</h2>
      <p className="quiet">{text}</p>
    </div>
  </Card>
);
