import { type InfiniteData, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { type listNotifications, readNotifications } from '#contract/notification.ts';
import type { Output } from '#contract/route.ts';
import type { CallFailure } from '../../api/call.ts';
import { readSome, refreshUnread, setUnread } from '../../api/unread.ts';
import { useAsk } from '../../api/use-ask.ts';
import { useToast } from '../../parts/toast.tsx';

type Page = Output<typeof listNotifications>;
export type Notification = Page['list'][number];

export const notificationsKey = ['notifications'] as const;

/** The common table handles ended sessions and closed accounts. */
const isAboutMarking = ({ code }: CallFailure) => ![401, 402, 403, 404, 503].includes(code);

/** Marks notifications as read optimistically; a failure reverts it. */
export function useMarkRead() {
  const t = useTranslations('notification');
  const ask = useAsk();
  const toast = useToast();
  const queries = useQueryClient();

  /** Marks them on the screen, and returns what reverts it. */
  const show = (isMarked: (notification: Notification) => boolean) => {
    const cachedPages = queries.getQueriesData<InfiniteData<Page>>({ queryKey: notificationsKey });
    /** A mark is not a new reading, so the list stays as old as it is. */
    const set = (key: QueryKey, data: InfiniteData<Page> | undefined) => {
      const { dataUpdatedAt: updatedAt } = queries.getQueryState(key) ?? { dataUpdatedAt: 0 };
      queries.setQueryData(key, data, { updatedAt });
    };
    for (const [key, data] of cachedPages) {
      set(key, data && { ...data, pages: data.pages.map((page) => markedIn(page, isMarked)) });
    }
    return () => {
      for (const [key, data] of cachedPages) set(key, data);
    };
  };
  const takeBack = async (text: string | null) => {
    if (text !== null) toast(text, 'fail');
    setUnread(null);
    await Promise.all([refreshUnread(), queries.invalidateQueries({ queryKey: notificationsKey })]);
  };
  const mark = async (input: { id?: string }, failed: string, unmark: () => void) => {
    let isTaken = false;
    const answer = await ask(readNotifications, input, (failure) => {
      isTaken = isAboutMarking(failure);
      return isTaken;
    });
    if (answer) setUnread(answer.unread_total);
    else {
      unmark();
      await takeBack(isTaken ? failed : null);
    }
  };

  return {
    one: async ({ id, isRead }: Notification) => {
      if (isRead) return;
      const unmark = show((notification) => notification.id === id);
      readSome(1);
      await mark({ id }, t('markFailed'), unmark);
    },
    all: async () => {
      const unmark = show(() => true);
      setUnread(0);
      await mark({}, t('markAllFailed'), unmark);
    },
  };
}

const markedIn = (page: Page, isMarked: (notification: Notification) => boolean): Page => ({
  ...page,
  list: page.list.map((notification) =>
    isMarked(notification) ? { ...notification, isRead: true } : notification,
  ),
});
