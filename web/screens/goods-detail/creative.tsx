import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../parts/icon.tsx';
import styles from './goods-detail-screen.module.css';
import type { Product } from './goods-detail-screen.tsx';

interface CreativeProps {
  readonly creative: Product['creative'];
  readonly name: string;
}

/** The creative as shown on placements. A video waits for a tap and starts muted. */
export function Creative({ creative, name }: CreativeProps) {
  const t = useTranslations('plan.goods');
  if (creative.format === 'video') return <Film creative={creative} name={name} />;
  return (
    <img
      alt={t('picture', { name })}
      className={`${styles.picture} box`}
      height={creative.height}
      src={creative.url}
      width={creative.width}
    />
  );
}

function Film({ creative, name }: CreativeProps) {
  const t = useTranslations('plan.goods');
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const play = () => {
    setPlaying(true);
    // A browser may refuse to play; its own controls are visible from now on.
    video.current?.play().catch(() => {});
  };
  return (
    <div className={styles.film}>
      <video
        aria-label={t('picture', { name })}
        className={`${styles.picture} box`}
        controls={isPlaying}
        height={creative.height}
        muted
        playsInline
        preload="metadata"
        ref={video}
        // Some browsers render the first frame only when told where to seek.
        src={`${creative.url}#t=0.1`}
        width={creative.width}
      />
      {isPlaying ? null : (
        <button
          aria-label={t('play')}
          className={`${styles.play} center`}
          onClick={play}
          type="button"
        >
          <Icon name="play" size="large" />
        </button>
      )}
    </div>
  );
}
