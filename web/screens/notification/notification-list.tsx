import { useLocale, useTranslations } from 'use-intl';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { EndlessList } from '../../parts/endless-list.tsx';
import { endlessStateOf } from '../../parts/endless-state.ts';
import { SkeletonRows } from '../../parts/skeleton-rows.tsx';
import { NotificationRow } from './notification-row.tsx';
import type { Notification } from './use-mark-read.ts';
import { type Chosen, useNotifications } from './use-notifications.ts';

interface NotificationListProps extends Chosen {
  readonly onOpen: (notification: Notification) => void;
}

/** Newest first, grouped by day, back to the very first. */
export function NotificationList({ category, status, onOpen }: NotificationListProps) {
  const t = useTranslations('notification');
  const app = useTranslations('app');
  const dayOf = useDay();
  const { query, items } = useNotifications({ category, status });
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
  const format = useFormatter();
  const locale = useLocale();
  const dateOf = (date: Date) => format.dateTime(date, { dateStyle: 'full' });
  const now = new Date();
  const dayBefore = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1, 12);
  const near = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  // Capitalized as a heading.
  const named = (days: number) =>
    near.format(days, 'day').replace(/^./u, (first) => first.toLocaleUpperCase(locale));
  const names = new Map([
    [dateOf(now), named(0)],
    [dateOf(dayBefore), named(-1)],
  ]);
  return (moment) => {
    const day = dateOf(new Date(moment));
    return names.get(day) ?? day;
  };
}
