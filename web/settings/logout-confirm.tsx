import { useTranslations } from 'use-intl';
import { logOut } from '../api/log-out.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { userInfoStored } from '../session/session.ts';

interface LogoutConfirmProps {
  readonly onClose: () => void;
}

/** Asks before logging out, and names the account. */
export function LogoutConfirm({ onClose }: LogoutConfirmProps) {
  const t = useTranslations('logOut');
  const user = userInfoStored.use();
  const leave = () => {
    onClose();
    logOut();
  };
  return (
    <ConfirmDialog
      confirmLabel={t('confirm')}
      onCancel={onClose}
      onConfirm={leave}
      open
      text={t('text', { name: user?.username ?? '' })}
      title={t('title')}
    />
  );
}
