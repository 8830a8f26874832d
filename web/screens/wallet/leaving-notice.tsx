import { useTranslations } from 'use-intl';
import { logOut } from '../../api/log-out.ts';
import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';

/** Says what is still open to the owner of an account that may not be used, and lets them go. */
export function LeavingNotice() {
  const t = useTranslations('leaving');
  return (
    <Notice
      action={
        <Button kind="secondary" onClick={logOut}>
          {t('logOut')}
        </Button>
      }
      title={t('title')}
    >
      {t('text')}
    </Notice>
  );
}
