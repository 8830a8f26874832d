import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../parts/icon.tsx';
import styles from './goods-detail-screen.module.css';
import type { Product } from './goods-detail-screen.tsx';

/** What is shown on the placements. A video waits for a tap, and makes no sound by itself. */
export function Creative({ product }: { readonly product: Product }) {
  const t = useTranslations('plan.goods');
  const { creative, name } = product;
  return (
    <div className={styles.stage}>
      {creative.format === 'video' ? (
        <Film product={product} />
      ) : (
        <img
          alt={t('picture', { name })}
          className={styles.picture}
          height={creative.height}
          src={creative.url}
          width={creative.width}
        />
      )}
    </div>
  );
}

function Film({ product: { creative, name } }: { readonly product: Product }) {
  const t = useTranslations('plan.goods');
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const play = () => {
    setPlaying(true);
    // A browser may refuse to play; its own controls are there from now on.
    video.current?.play().catch(() => {});
  };
  return (
    <div className={styles.film}>
      <video
        aria-label={t('picture', { name })}
        className={styles.picture}
        controls={isPlaying}
        height={creative.height}
        muted
        playsInline
        preload="metadata"
        ref={video}
        // Some browsers draw a first picture only when they are told where to look.
        src={`${creative.url}#t=0.1`}
        width={creative.width}
      />
      {isPlaying ? null : (
        <button aria-label={t('play')} className={styles.play} onClick={play} type="button">
          <Icon name="play" size="large" />
        </button>
      )}
    </div>
  );
}
