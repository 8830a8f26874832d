import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useKeptAt } from '../api/kept-at.ts';
import { startWorker, useNewVersion } from '../device/app-worker.ts';
import { useAge } from '../i18n/use-age.ts';
import { useFormatter } from '../i18n/use-formatter.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import styles from './app-notices.module.css';

/** The app's own notices: that it shows old data, or that there is a new version. */
export function AppNotices() {
  const t = useTranslations('appNotice');
  const keptAt = useKeptAt();
  const use = useNewVersion();
  useEffect(() => {
    void startWorker();
  }, []);
  // Always rendered, because a screen reader announces changes only in a live region it knows.
  return (
    <div className={keptAt || use ? `${styles.notices} stack-3` : undefined} role="status">
      {keptAt ? <OldData storedAt={new Date(keptAt)} /> : null}
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

function OldData({ storedAt }: { readonly storedAt: Date }) {
  const t = useTranslations('appNotice');
  const format = useFormatter();
  const age = useAge();
  const time = format.dateTime(storedAt, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Notice kind="warning" title={t('old', { time, age: age.ago(storedAt) })}>
      {t('oldText')}
    </Notice>
  );
}
