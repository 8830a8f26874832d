import { randomUUID } from 'node:crypto';
import type {
  readNotifications as readRoute,
  undoRead as undoRoute,
} from '#contract/notification.ts';
import type { countUnread as countRoute } from '#contract/unread.ts';
import type { UseCase } from '../services/services.ts';
import { countUnread as countStored, deleteRead, saveRead } from './notification-store.ts';

const undoMs = 10 * 60 * 1000;

/** Counted each time, so it can be neither forged nor below zero. */
export const countUnread: UseCase<typeof countRoute> = async ({ db, member, now }) => ({
  unread_total: await countStored(db.sql, member.id, now()),
});

/** Marks one as read, or all. Idempotent. */
export const readNotifications: UseCase<typeof readRoute> = async ({ db, member, now }, input) => {
  const undoId = randomUUID();
  await saveRead(db.sql, member.id, input.id ?? null, undoId, now());
  return { unread_total: await countStored(db.sql, member.id, now()), undo_id: undoId };
};

/** Undoes marking as read while the undo is still on screen. */
export const undoRead: UseCase<typeof undoRoute> = async ({ db, member, now }, input) => {
  await deleteRead(db.sql, member.id, input.undo_id, new Date(now().getTime() - undoMs));
  return { unread_total: await countStored(db.sql, member.id, now()) };
};
