import { useTranslations } from 'use-intl';
import { Cover } from '../parts/cover.tsx';
import { SkeletonCard } from '../parts/skeleton.tsx';
import styles from './app.module.css';

interface LoadingScreenProps {
  /** The header is white on the screen's cover picture, which is not there yet. */
  readonly isCovered?: boolean;
}

/** A skeleton of a screen while its code loads. */
export function LoadingScreen({ isCovered = false }: LoadingScreenProps) {
  const t = useTranslations('app');
  return (
    <>
      {isCovered ? <Cover /> : null}
      <div aria-label={t('loading')} className={`${styles.loading} stack-3`} role="status">
        <SkeletonCard hero />
        <SkeletonCard />
      </div>
    </>
  );
}
