import type { Notification } from './use-mark-read.ts';

/** Notifications that say the same on one day, newest first; most stand alone. */
export type FoldedNotices = readonly [newest: Notification, ...older: Notification[]];

/**
 * One row for equal notices of a day, at the place of the newest. Announcements are written one by
 * one, so none is folded.
 */
export function foldNotices(
  notifications: readonly Notification[],
  dayOf: (moment: string) => string,
): readonly FoldedNotices[] {
  const folds = new Map<string, [Notification, ...Notification[]]>();
  for (const notification of notifications) {
    const { id, at: createdAt, content } = notification;
    const { kind, facts } = content.type === 'notice' ? content : { kind: id, facts: {} };
    const key = JSON.stringify([dayOf(createdAt), kind, facts]);
    const fold = folds.get(key);
    if (fold) fold.push(notification);
    else folds.set(key, [notification]);
  }
  return [...folds.values()];
}
