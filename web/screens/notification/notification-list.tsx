import { useInfiniteQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { listNotifications } from '#contract/notification.ts';
import type { NoticeCategory } from '#domain/notification/notice.ts';
import { call } from '../../api/call.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { EndlessList } from '../../parts/endless-list.tsx';
import { endlessStateOf } from '../../parts/endless-state.ts';
import { SkeletonRows } from '../../parts/skeleton-rows.tsx';
import { NotificationRow } from './notification-row.tsx';
import { type Notification, notificationsKey } from './use-mark-read.ts';

export const statuses = ['all', 'unread', 'read'] as const;
export type Status = (typeof statuses)[number];

interface NotificationListProps {
  readonly category: NoticeCategory | 'all';
  readonly status: Status;
  readonly onOpen: (notification: Notification) => void;
}

/** Newest first, by day, to the very first. */
export function NotificationList({ category, status, onOpen }: NotificationListProps) {
  const t = useTranslations('notification');
  const app = useTranslations('app');
  const { language } = useLanguage();
  const dayOf = useDay();
  const query = useInfiniteQuery({
    queryKey: [...notificationsKey, category, status, language],
    queryFn: ({ pageParam }) =>
      call(listNotifications, {
        ...(category === 'all' ? {} : { category }),
        ...(status === 'all' ? {} : { status }),
        ...(pageParam ? { cursor: pageParam } : {}),
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  });
  const items = query.data?.pages.flatMap((page) => page.list) ?? [];
  const none = status === 'all' ? (category === 'all' ? 'first' : category) : status;
  return (
    <Card flush>
      <EndlessList
        empty={<Empty icon="bell" text={t(`none.${none}.text`)} title={t(`none.${none}.title`)} />}
        endText={t('end')}
        failedText={app('retry')}
        items={items}
        keyOf={({ id }) => id}
        label={t(`category.${category}`)}
        loadingText={app('loading')}
        moreText={t('more')}
        onMore={() => void (query.isError && !query.data ? query.refetch() : query.fetchNextPage())}
        renderItem={(item, at) => {
          const day = dayOf(item.at);
          const before = items[at - 1];
          const isFirst = !before || dayOf(before.at) !== day;
          return (
            <NotificationRow
              day={isFirst ? day : null}
              notification={item}
              onOpen={() => onOpen(item)}
            />
          );
        }}
        skeleton={<SkeletonRows rows={6} />}
        state={endlessStateOf(query)}
      />
    </Card>
  );
}

/** Today, yesterday, or the date. */
function useDay(): (moment: string) => string {
  const t = useTranslations('notification');
  const format = useFormatter();
  const dateOf = (date: Date) => format.dateTime(date, { dateStyle: 'full' });
  const now = new Date();
  const today = dateOf(now);
  const yesterday = dateOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1, 12));
  return (moment) => {
    const day = dateOf(new Date(moment));
    if (day === today) return t('today');
    return day === yesterday ? t('yesterday') : day;
  };
}
