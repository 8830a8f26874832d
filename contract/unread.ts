import * as v from 'valibot';
import type { Route } from './route.ts';
import { nothing, whole } from './shape.ts';

/** Apart from the other calls of notifications, because the bell is on every screen. */
export const countUnread = {
  method: 'POST',
  path: '/user/notifications/unread_count',
  access: 'member',
  isForReaders: true,
  summary: 'How many notifications are unread',
  input: nothing,
  output: v.object({ unread_total: whole }),
} as const satisfies Route;
