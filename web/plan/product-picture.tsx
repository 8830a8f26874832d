import type { PlanRow } from '#contract/plan.ts';
import styles from './product-picture.module.css';

interface ProductPictureProps {
  readonly picture: PlanRow['picture'];
  readonly size?: 'small' | 'large' | undefined;
}

/** The picture of the product's page. Its name is beside it, so it is decorative. */
export function ProductPicture({ picture: { url, type }, size = 'small' }: ProductPictureProps) {
  const shape = { className: styles.picture, 'data-size': size } as const;
  if (!type.startsWith('video/')) return <img {...shape} alt="" loading="lazy" src={url} />;
  // Some browsers render the first frame only when told where to seek.
  return <video {...shape} aria-hidden muted playsInline preload="metadata" src={`${url}#t=0.1`} />;
}
