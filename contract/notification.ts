import * as v from 'valibot';
import { noticeCategories, noticeTopics } from '#domain/notification/notice.ts';
import { places } from '#domain/place.ts';
import { command, list, query } from './route.ts';
import { id, listOf, moment, whole } from './shape.ts';
import { textBlocks } from './text-blocks.ts';

const category = v.picklist(noticeCategories);
const topic = v.picklist(noticeTopics);

/** The content of a notification: a kind with its facts, or what staff wrote. Never markup. */
const content = v.variant('type', [
  v.object({
    type: v.literal('notice'),
    // Not the closed list: a page that was opened before a release must still show the others.
    kind: v.string(),
    facts: v.record(v.string(), v.union([v.string(), v.number()])),
    opens: v.picklist(places),
  }),
  v.object({
    type: v.literal('announcement'),
    lang: v.string(),
    title: v.string(),
    blocks: textBlocks,
  }),
]);

const notification = v.object({
  id,
  category,
  severity: v.picklist(['info', 'warning', 'problem']),
  at: moment,
  isRead: v.boolean(),
  content,
});

export const listNotifications = list('/user/notifications', {
  method: 'POST',
  access: 'partner',
  isForReaders: true,
  summary: 'Your notifications, by category and status',
  filters: {
    category: v.optional(category),
    status: v.optional(v.picklist(['unread', 'read'])),
  },
  item: notification,
});

export const readNotifications = command('/user/notifications/read', {
  access: 'partner',
  summary: 'Mark one notification read, or all',
  input: { id: v.optional(id) },
  output: { unread_total: whole },
});

const preferences = v.object({
  list: listOf(v.object({ topic, isOn: v.boolean(), isLocked: v.boolean() }), 20),
});

export const noticePreferences = query('/user/notifications/preferences', {
  access: 'partner',
  summary: 'Which topics count on the bell; security always does',
  output: preferences,
});

export const setNoticePreference = command('/user/notifications/preferences/set', {
  access: 'partner',
  summary: 'Mute or unmute a topic: muted notices are still listed',
  input: { topic, isOn: v.boolean() },
  output: preferences,
});
