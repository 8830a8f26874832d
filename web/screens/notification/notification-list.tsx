import { useLocale, useTranslations } from 'use-intl';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { SkeletonRows } from '../../parts/skeleton-rows.tsx';
import { PageList } from '../../query/page-list.tsx';
import { type FoldedNotices, foldNotices } from './fold-notices.ts';
import { NotificationRow } from './notification-row.tsx';
import { type Chosen, useNotifications } from './use-notifications.ts';

interface NotificationListProps extends Chosen {
  readonly onOpen: (notices: FoldedNotices) => void;
}

/** Nothing yet and nothing left to read say more than that a filter matches nothing. */
const noneOf = { all: 'first', unread: 'unread', read: null } as const;

/** Newest first, by day, equal ones of a day in one row, back to the very first. */
export function NotificationList({ category, status, onOpen }: NotificationListProps) {
  const t = useTranslations('notification');
  const app = useTranslations('app');
  const dayOf = useDay();
  const notifications = useNotifications({ category, status });
  const folds = foldNotices(notifications.items, dayOf);
  const none = category === 'all' ? noneOf[status] : null;
  return (
    <Card flush>
      <PageList
        arrange={() => folds}
        empty={
          none ? (
            <Empty icon="bell" text={t(`none.${none}.text`)} title={t(`none.${none}.title`)} />
          ) : (
            <Empty icon="search" title={app('noneFiltered')} />
          )
        }
        keyOf={([{ id }]) => id}
        label={t(`category.${category}`)}
        pages={notifications}
        row={(notices, index) => {
          const day = dayOf(notices[0].at);
          const [previous] = folds[index - 1] ?? [];
          const isFirst = !previous || dayOf(previous.at) !== day;
          return (
            <NotificationRow
              category={category}
              day={isFirst ? day : null}
              notices={notices}
              onOpen={() => onOpen(notices)}
            />
          );
        }}
        skeleton={<SkeletonRows rows={6} />}
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
