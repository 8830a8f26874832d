import { useTranslations } from 'use-intl';
import styles from './integrity-link.module.css';

/** A link to the public page about the network. */
export function IntegrityLink() {
  const t = useTranslations('app');
  return (
    <a className={styles.link} href="#/integrity">
      {t('publicReport')}
    </a>
  );
}
