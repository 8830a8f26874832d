import { useEffect } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useKeptAt } from '../api/kept-at.ts';
import { startWorker, useNewVersion } from '../device/app-worker.ts';
import { useAge } from '../i18n/use-age.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import styles from './app-notices.module.css';

/** What the app has to say of itself: that it shows old data, or that there is a new version. */
export function AppNotices() {
  const t = useTranslations('appNotice');
  const keptAt = useKeptAt();
  const use = useNewVersion();
  useEffect(() => {
    void startWorker();
  }, []);
  // The place is always there: a screen reader tells what comes into one that it knows.
  return (
    <div className={keptAt || use ? styles.notices : undefined} role="status">
      {keptAt ? <OldData at={new Date(keptAt)} /> : null}
      {use ? (
        <Notice
          action={
            <Button kind="secondary" onClick={use}>
              {t('use')}
            </Button>
          }
          title={t('newVersion')}
        />
      ) : null}
    </div>
  );
}

function OldData({ at }: { readonly at: Date }) {
  const t = useTranslations('appNotice');
  const format = useFormatter();
  const age = useAge();
  const time = format.dateTime(at, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Notice kind="warning" title={t('old', { time, age: age.ago(at) })}>
      {t('oldText')}
    </Notice>
  );
}
