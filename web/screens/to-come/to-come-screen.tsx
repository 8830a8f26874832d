import { useTranslations } from 'use-intl';
import { useLocation } from '../../location/hash-location.ts';
import { Card } from '../../parts/card.tsx';
import { Cover } from '../../parts/cover.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Row } from '../../parts/row.tsx';
import styles from './to-come-screen.module.css';

const underWhiteHeader = ['/wallet/foreign-exchange'];

/** The honest face of a screen whose feature is still to come. */
export function ToComeScreen() {
  const t = useTranslations('toCome');
  const { path } = useLocation();
  const isAdCenter = path === '/ad-center';
  return (
    <>
      {underWhiteHeader.includes(path) ? <Cover /> : null}
      <div className={styles.screen}>
        <Empty
          action={isAdCenter ? undefined : <a href="#/ad-center">{t('toAdCenter')}</a>}
          icon="book"
          text={isAdCenter ? t('adCenter') : t('text')}
          title={t('title')}
        />
        {isAdCenter ? (
          <Card flush>
            <Row href="#/ad-center/edit-login-password" icon="key" title={t('password')} />
          </Card>
        ) : null}
      </div>
    </>
  );
}
