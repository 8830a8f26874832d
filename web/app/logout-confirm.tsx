import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { logout } from '#contract/account.ts';
import { call } from '../api/call.ts';
import { go } from '../location/hash-location.ts';
import { Confirm } from '../parts/confirm.tsx';
import { clearSession, userInfoStored } from '../session/session.ts';

interface LogoutConfirmProps {
  readonly onClose: () => void;
}

/** Asks before logging out, and names the account. Cancel does nothing. */
export function LogoutConfirm({ onClose }: LogoutConfirmProps) {
  const t = useTranslations('logOut');
  const app = useTranslations('app');
  const user = userInfoStored.use();
  const [isBusy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    // Who is offline or expired wants to leave all the same; the session then ends by itself.
    await call(logout, {}).catch(() => {});
    setBusy(false);
    onClose();
    clearSession();
    go('/login', { replace: true });
  };
  return (
    <Confirm
      busy={isBusy}
      cancelLabel={app('cancel')}
      confirmLabel={t('confirm')}
      onCancel={onClose}
      onConfirm={leave}
      open
      text={t('text', { name: user?.username ?? '' })}
      title={t('title')}
    />
  );
}
