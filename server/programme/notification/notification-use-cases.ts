import type * as notifications from '#contract/notification.ts';
import type { Reply } from '#contract/route.ts';
import type { Language } from '#domain/language.ts';
import {
  announcementSeverity,
  isLockedTopic,
  noticeTopics,
  noticeTraits,
  whyNotMute,
} from '#domain/notification/notice.ts';
import { type Facts, refuse } from '#domain/refusal.ts';
import { labelIn } from '#domain/wallet/card.ts';
import type { UseCases } from '../../ads/services/services.ts';
import type { Sql } from '../../platform/database/database.ts';
import {
  countUnread,
  listNotifications,
  type Notification,
  saveRead,
} from './notification-store.ts';
import { listMutedTopics, savePreference } from './preference-store.ts';

export const notificationUseCases = {
  /** The partner's own notifications; staff texts in the reader's language, or else in English. */
  async listNotifications(call, { category = null, status, cursor }) {
    const isRead = status === undefined ? null : status === 'read';
    const filter = { category, isRead, cursor };
    const { list, next } = await listNotifications(
      call.db.sql,
      call.partner.id,
      filter,
      call.now(),
    );

    const { withdrawMethods } = call.settings.configuration;

    return {
      list: list.map((notification) =>
        toNotificationReply(notification, call.language, withdrawMethods),
      ),
      next,
    };
  },

  /** Marks one as read, or all. Idempotent. */
  async readNotifications({ db, partner, now }, { id = null }) {
    await saveRead(db.sql, partner.id, id, now());
    return { unread_total: await countUnread(db.sql, partner.id, now()) };
  },

  async noticePreferences({ db, partner }) {
    return { list: await listPreferences(db.sql, partner.id) };
  },

  /** Mutes or unmutes a topic. What is locked stays on, whoever asks. */
  async setNoticePreference({ db, partner, now }, { topic, isOn }) {
    const reason = whyNotMute(topic);
    if (!isOn) refuse(reason);
    if (!reason) await savePreference(db.sql, partner.id, topic, isOn, now());
    return { list: await listPreferences(db.sql, partner.id) };
  },
} satisfies UseCases<typeof notifications>;

type PayoutMethods = Parameters<typeof labelIn>[0];
type NotificationReply = Reply<typeof notifications.listNotifications>['list'][number];

function toNotificationReply(
  notification: Notification,
  language: Language,
  methods: PayoutMethods,
): NotificationReply {
  if (notification.what !== null) {
    const { what } = notification;
    const { severity, opens } = noticeTraits[what];
    const product = notification.productNames?.[language];
    const facts = {
      ...notification.facts,
      ...(product && { product }),
      ...labelFactOf(notification.facts, language, methods),
    };

    return { ...notification, severity, content: { type: 'notice', kind: what, facts, opens } };
  }

  const { category, texts } = notification;
  const textLanguage = texts[language] ? language : 'en';
  const { title, blocks } = texts[textLanguage] ?? texts.en;

  return {
    ...notification,
    severity: announcementSeverity[category],
    content: { type: 'announcement', lang: textLanguage, title, blocks: [...blocks] },
  };
}

/** The label of the payout method that a notice names, in the reader's language. */
function labelFactOf({ method, label }: Facts, language: Language, methods: PayoutMethods) {
  if (typeof method !== 'string' || typeof label !== 'string') return {};
  return { label: labelIn(methods, { method, label }, language) };
}

async function listPreferences(sql: Sql, partnerId: string) {
  const mutedTopics = await listMutedTopics(sql, partnerId);
  return noticeTopics.map((topic) => ({
    topic,
    isOn: !mutedTopics.includes(topic),
    isLocked: isLockedTopic(topic),
  }));
}
