import { query } from './route.ts';
import { whole } from './shape.ts';

/** Apart from the other calls of notifications, because the bell is on every screen. */
export const countUnread = query('/user/notifications/unread_count', {
  method: 'POST',
  access: 'partner',
  isForReaders: true,
  summary: 'How many notifications are unread',
  output: { unread_total: whole },
});
