import type { PlanRow } from '#contract/plan.ts';
import styles from './product-picture.module.css';

interface ProductPictureProps {
  readonly picture: PlanRow['picture'];
  readonly size?: 'small' | 'large' | undefined;
}

/** The product as its page shows it, beside its name, which says what it is. */
export function ProductPicture({ picture: { url, type }, size = 'small' }: ProductPictureProps) {
  const shape = { className: styles.picture, 'data-size': size } as const;
  if (!type.startsWith('video/')) return <img {...shape} alt="" loading="lazy" src={url} />;
  // Some browsers draw a first picture only when they are told where to look.
  return <video {...shape} aria-hidden muted playsInline preload="metadata" src={`${url}#t=0.1`} />;
}
