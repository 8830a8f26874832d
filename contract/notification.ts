import * as v from 'valibot';
import type { Route } from './route.ts';
import { id, listOf, moment, nothing, page, pageOf, whole } from './shape.ts';

const category = v.picklist(['system-announcement', 'system-maintenance', 'activity']);

const notification = v.object({
  id,
  category,
  title: v.string(),
  paragraphs: listOf(v.string(), 20),
  at: moment,
  isRead: v.boolean(),
});

export const listNotifications = {
  method: 'POST',
  path: '/user/notifications',
  access: 'member',
  summary: 'Own notifications, by category and status',
  input: v.strictObject({
    ...page,
    category: v.optional(category),
    status: v.optional(v.picklist(['unread', 'read'])),
  }),
  output: pageOf(notification),
} as const satisfies Route;

export const readNotifications = {
  method: 'POST',
  path: '/user/notifications/read',
  access: 'member',
  summary: 'Mark one notification read, or all',
  input: v.strictObject({ id: v.optional(id) }),
  output: v.object({ unread_total: whole }),
} as const satisfies Route;

export const countUnread = {
  method: 'POST',
  path: '/user/notifications/unread_count',
  access: 'member',
  summary: 'How many notifications are unread',
  input: nothing,
  output: v.object({ unread_total: whole }),
} as const satisfies Route;
