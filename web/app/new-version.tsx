import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { startWorker, useNewVersion } from '../device/app-worker.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';

/** Has the app kept on this device, and offers the version that came since it was opened. */
export function NewVersion() {
  const t = useTranslations('appNotice');
  const use = useNewVersion();
  useEffect(() => {
    void startWorker();
  }, []);
  if (!use) return null;
  const action = (
    <Button kind="secondary" onClick={use}>
      {t('use')}
    </Button>
  );
  return <Notice action={action} title={t('newVersion')} />;
}
