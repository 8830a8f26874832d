import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { logout } from '#contract/account.ts';
import { call } from '../../api/call.ts';
import { go } from '../../location/hash-location.ts';
import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';
import { clearSession } from '../../session/session.ts';

/** Says what is still open to the owner of an account that may not be used, and lets them go. */
export function LeavingNotice() {
  const t = useTranslations('leaving');
  const [isBusy, setBusy] = useState(false);
  const end = async () => {
    setBusy(true);
    await call(logout, {}).catch(() => {});
    clearSession();
    go('/login', { replace: true });
  };
  return (
    <Notice
      action={
        <Button busy={isBusy} kind="secondary" onClick={end}>
          {t('logOut')}
        </Button>
      }
      title={t('title')}
    >
      {t('text')}
    </Notice>
  );
}
