import { useTranslations } from 'use-intl';
import { Empty } from '../../parts/empty.tsx';
import styles from './to-come-screen.module.css';

/** The honest face of a screen whose feature is still to come. */
export function ToComeScreen() {
  const t = useTranslations('toCome');
  return (
    <div className={styles.screen}>
      <Empty
        action={<a href="#/ad-center">{t('toAdCenter')}</a>}
        icon="book"
        text={t('text')}
        title={t('title')}
      />
    </div>
  );
}
