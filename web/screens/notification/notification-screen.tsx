import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type NoticeCategory, noticeCategories } from '#domain/notification/notice.ts';
import type { Facts } from '#domain/refusal.ts';
import { refreshUnread, useWhenNews } from '../../api/unread.ts';
import { ReportMessage } from '../../help/report-message.tsx';
import { useBlockLink } from '../../help/use-block-link.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { go, useLocation } from '../../location/hash-location.ts';
import { placesInApp } from '../../location/places.ts';
import { PullToRefresh } from '../../parts/pull-to-refresh.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import { TextBlocks } from '../../parts/text-blocks.tsx';
import { useRefreshing } from '../../parts/use-refreshing.ts';
import type { FoldedNotices } from './fold-notices.ts';
import { NotificationList } from './notification-list.tsx';
import styles from './notification-screen.module.css';
import { NotificationTools } from './notification-tools.tsx';
import { PreferencesSheet } from './preferences-sheet.tsx';
import { type Notification, notificationsKey, useMarkRead } from './use-mark-read.ts';
import type { Status } from './use-notifications.ts';

export function NotificationScreen() {
  const t = useTranslations('notification');
  const refreshText = useTranslations('refresh');
  const panelId = useId();
  const [category, setCategory] = useState<NoticeCategory | 'all'>('all');
  const [status, setStatus] = useState<Status>('all');
  const [opened, setOpened] = useState<Notification | null>(null);
  // Settings link to the part of this screen about the bell.
  const { query } = useLocation();
  const [isChoosing, setChoosing] = useState(query === 'open=preferences');
  const marking = useMarkRead();
  const { isRefreshing, refresh } = useRefresh();

  const open = (notices: FoldedNotices) => {
    for (const notice of notices) void marking.one(notice);
    const [notification] = notices;
    const { content } = notification;
    if (content.type === 'announcement') setOpened(notification);
    else {
      const { plan } = content.facts;
      if (plan) return go('/plan/detail', { query: `planNo=${encodeURIComponent(plan)}` });
      go(placesInApp[content.opens].path, queryOf(content.facts));
    }
  };

  return (
    <div className={styles.screen}>
      <Tabs
        kind="scrolling"
        label={t('categories')}
        onChange={setCategory}
        panelId={panelId}
        tabs={(['all', ...noticeCategories] as const).map((value) => ({
          value,
          label: t(`category.${value}`),
        }))}
        value={category}
      />
      <PullToRefresh
        age=""
        hasControl={false}
        onRefresh={refresh}
        pullText={refreshText('pull')}
        refreshing={isRefreshing}
        refreshingText={refreshText('refreshing')}
        refreshLabel={refreshText('refresh')}
        releaseText={refreshText('release')}
      >
        <NotificationTools
          category={category}
          isRefreshing={isRefreshing}
          onMarkAll={() => void marking.all()}
          onPreferences={() => setChoosing(true)}
          onRefresh={() => void refresh()}
          onStatus={setStatus}
          status={status}
        />
        <div id={panelId} role="tabpanel" aria-label={t(`category.${category}`)}>
          <NotificationList category={category} onOpen={open} status={status} />
        </div>
      </PullToRefresh>
      <AnnouncementSheet notification={opened} onClose={() => setOpened(null)} />
      {isChoosing ? <PreferencesSheet onClose={() => setChoosing(false)} /> : null}
    </div>
  );
}

/** What the screen opens by its address: a confirmation, a payout, a record. */
function queryOf(facts: Facts): { readonly query?: string } {
  const name = (['confirmation', 'payout', 'record'] as const).find(
    (factName) => facts[factName] !== undefined,
  );
  return name ? { query: `${name}=${encodeURIComponent(String(facts[name]))}` } : {};
}

/** On a pull, a press, or when the bell reports something new. */
function useRefresh() {
  const queries = useQueryClient();
  const reload = () => queries.invalidateQueries({ queryKey: notificationsKey });
  useWhenNews(() => void reload());
  return useRefreshing(async () => {
    await Promise.all([refreshUnread(), reload()]);
  });
}

interface AnnouncementSheetProps {
  readonly notification: Notification | null;
  readonly onClose: () => void;
}

/** The full text of an announcement. */
function AnnouncementSheet({ notification, onClose }: AnnouncementSheetProps) {
  const t = useTranslations('notification');
  const format = useFormatter();
  const linkOf = useBlockLink();
  const content = notification?.content;
  if (!notification || content?.type !== 'announcement') return null;
  const dateText = format.dateTime(new Date(notification.at), {
    dateStyle: 'full',
    timeStyle: 'short',
  });
  return (
    <Sheet onClose={onClose} open title={content.title}>
      <p className={`${styles.meta} quiet`}>
        {t(`category.${notification.category}`)}
        {'\u00a0· '}
        {dateText}
      </p>
      <TextBlocks blocks={content.blocks} lang={content.lang} linkOf={linkOf} />
      <ReportMessage name={notification.id} source="announcement" />
    </Sheet>
  );
}
