import { useTranslations } from 'use-intl';
import { Empty } from '../../parts/empty.tsx';
import styles from './not-found-screen.module.css';

export function NotFoundScreen() {
  const t = useTranslations('notFound');
  return (
    <div className={styles.screen}>
      <Empty
        action={
          <a className="touch beside-2" href="#/login">
            {t('home')}
          </a>
        }
        icon="search"
        text={t('text')}
        title={t('title')}
      />
    </div>
  );
}
