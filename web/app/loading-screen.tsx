import { useTranslations } from 'use-intl';
import { SkeletonCard } from '../parts/skeleton.tsx';
import styles from './app.module.css';

/** The shape of a screen while its code is on the way. */
export function LoadingScreen() {
  const t = useTranslations('app');
  return (
    <div aria-label={t('loading')} className={styles.loading} role="status">
      <SkeletonCard hero />
      <SkeletonCard />
    </div>
  );
}
