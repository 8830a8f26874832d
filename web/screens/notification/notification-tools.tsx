import { useTranslations } from 'use-intl';
import { useUnread } from '../../api/unread.ts';
import { Button } from '../../parts/button.tsx';
import { Chip } from '../../parts/chip.tsx';
import { IconButton } from '../../parts/icon-button.tsx';
import { RefreshControl } from '../../parts/refresh-control.tsx';
import styles from './notification-screen.module.css';
import { type Chosen, type Status, statuses, useNotifications } from './use-notifications.ts';

interface NotificationToolsProps extends Chosen {
  readonly onStatus: (status: Status) => void;
  readonly onPreferences: () => void;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
  readonly onMarkAll: () => void;
}

/** The status filter, the preferences, and "mark all as read". */
export function NotificationTools(props: NotificationToolsProps) {
  const t = useTranslations('notification');
  const refreshText = useTranslations('refresh');
  const unread = useUnreadBeside(props);
  const { status, onStatus, onPreferences, onMarkAll } = props;
  return (
    <>
      <div className={`${styles.tools} beside-2`}>
        <fieldset aria-label={t('statuses')} className="line">
          {statuses.map((readStatus) => (
            <Chip
              key={readStatus}
              onPress={() => onStatus(readStatus)}
              pressed={status === readStatus}
            >
              {t(`status.${readStatus}`)}
            </Chip>
          ))}
        </fieldset>
        <IconButton icon="sliders" label={t('preferences')} onClick={onPreferences} />
      </div>
      <div className={`${styles.marking} between`}>
        <RefreshControl
          age={unread === null ? '' : t('unreadCount', { count: unread })}
          label={refreshText('refresh')}
          onRefresh={props.onRefresh}
          refreshing={props.isRefreshing}
        />
        <Button disabled={unread === 0} kind="quiet" onClick={onMarkAll}>
          {t('markAll')}
        </Button>
      </div>
    </>
  );
}

/** A count of zero is ignored while the list shows unread ones. */
function useUnreadBeside(chosen: Chosen): number | null {
  const unread = useUnread();
  const { items } = useNotifications(chosen);
  return unread === 0 && items.some(({ isRead }) => !isRead) ? null : unread;
}
