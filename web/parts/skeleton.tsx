import type { CSSProperties } from 'react';
import { Card } from './card.tsx';
import styles from './skeleton.module.css';

interface SkeletonProps {
  shape?: 'line' | 'block' | 'hero' | 'card' | undefined;
  /** A share of the width, 0 to 1. */
  width?: number | undefined;
}

/** A grey placeholder. The screen announces elsewhere, once, that it is loading. */
export function Skeleton({ shape = 'line', width = 1 }: SkeletonProps) {
  if (shape === 'card') return <SkeletonCard />;
  const size = { inlineSize: `${width * 100}%` } as CSSProperties;
  return <span aria-hidden="true" className={styles.shape} data-shape={shape} style={size} />;
}

interface SkeletonCardProps {
  lines?: number | undefined;
  /** The card starts with a main figure. */
  hero?: boolean | undefined;
}

const widths = [0.9, 0.7, 0.8];

export function SkeletonCard({ lines = 3, hero = false }: SkeletonCardProps) {
  const indexes = Array.from({ length: lines }, (_, index) => index);
  return (
    <Card>
      <Skeleton width={0.35} />
      {hero ? <Skeleton shape="hero" width={0.6} /> : null}
      {indexes.map((index) => (
        <Skeleton key={index} width={widths[index % widths.length]} />
      ))}
    </Card>
  );
}
