import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { unreadBadge } from '#domain/notification/badge.ts';
import { useUnread, useUnreadWatch } from '../api/unread.ts';
import { IconButton, type IconButtonProps } from '../parts/icon-button.tsx';
import unseenStyles from '../parts/unseen.module.css';
import { tokenStored } from '../session/session.ts';

/** The bell in the header with the unread count; new notifications are announced. */
export function Bell(button: IconButtonProps) {
  const t = useTranslations('header');
  useUnreadWatch(tokenStored.use());
  const unread = useUnread() ?? 0;
  const label = unread > 0 ? t('unread', { count: unread }) : button.label;
  // New notifications are announced once; a count that falls because they were read is not.
  const [lastCount, setLastCount] = useState({ unread, isMore: false });
  if (unread !== lastCount.unread) setLastCount({ unread, isMore: unread > lastCount.unread });
  return (
    <>
      <IconButton {...button} badge={unreadBadge(unread) ?? undefined} label={label} />
      <span className={unseenStyles.unseen} role="status">
        {lastCount.isMore ? label : null}
      </span>
    </>
  );
}
