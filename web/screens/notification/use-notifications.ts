import { listNotifications } from '#contract/notification.ts';
import type { NoticeCategory } from '#domain/notification/notice.ts';
import { usePages } from '../../query/use-pages.ts';
import { notificationsKey } from './use-mark-read.ts';

export const statuses = ['all', 'unread', 'read'] as const;
export type Status = (typeof statuses)[number];

/** Which notifications are on screen. */
export interface Chosen {
  readonly category: NoticeCategory | 'all';
  readonly status: Status;
}

export const useNotifications = ({ category, status }: Chosen) =>
  usePages([...notificationsKey, category, status], listNotifications, {
    ...(category === 'all' ? {} : { category }),
    ...(status === 'all' ? {} : { status }),
  });
