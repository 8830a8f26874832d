import type { readNotifications as readRoute } from '#contract/notification.ts';
import type { countUnread as countRoute } from '#contract/unread.ts';
import type { UseCase } from '../../ads/services/services.ts';
import { countUnread as countStored, saveRead } from './notification-store.ts';

/** Counted each time, so it can be neither forged nor below zero. */
export const countUnread: UseCase<typeof countRoute> = async ({ db, member, now }) => ({
  unread_total: await countStored(db.sql, member.id, now()),
});

/** Marks one as read, or all. Idempotent. */
export const readNotifications: UseCase<typeof readRoute> = async ({ db, member, now }, input) => {
  await saveRead(db.sql, member.id, input.id ?? null, now());
  return { unread_total: await countStored(db.sql, member.id, now()) };
};
