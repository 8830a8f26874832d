import { useInfiniteQuery } from '@tanstack/react-query';
import { listNotifications } from '#contract/notification.ts';
import type { NoticeCategory } from '#domain/notification/notice.ts';
import { call } from '../../api/call.ts';
import { notificationsKey } from './use-mark-read.ts';

export const statuses = ['all', 'unread', 'read'] as const;
export type Status = (typeof statuses)[number];

/** Which notifications are on screen. */
export interface Chosen {
  readonly category: NoticeCategory | 'all';
  readonly status: Status;
}

export function useNotifications({ category, status }: Chosen) {
  const query = useInfiniteQuery({
    queryKey: [...notificationsKey, category, status],
    queryFn: ({ pageParam }) =>
      call(listNotifications, {
        ...(category === 'all' ? {} : { category }),
        ...(status === 'all' ? {} : { status }),
        ...(pageParam ? { cursor: pageParam } : {}),
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  });
  return { query, items: query.data?.pages.flatMap((page) => page.list) ?? [] };
}
