import { useTranslations } from 'use-intl';
import { logOut } from '../../api/log-out.ts';
import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';

/** Says what the owner of a closed account can still do, and lets them log out. */
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
