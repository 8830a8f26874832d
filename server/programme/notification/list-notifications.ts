import type { listNotifications as route } from '#contract/notification.ts';
import type { Reply } from '#contract/route.ts';
import type { Language } from '#domain/language.ts';
import { announcementSeverity, noticeTraits } from '#domain/notification/notice.ts';
import { labelIn } from '#domain/wallet/card.ts';
import type { UseCase } from '../../ads/services/services.ts';
import { listNotifications as listStored, type Notification } from './notification-store.ts';

/** The partner's own notifications; staff texts in the reader's language, or else in English. */
export const listNotifications: UseCase<typeof route> = async (call, input) => {
  const filter = {
    category: input.category ?? null,
    isRead: input.status === undefined ? null : input.status === 'read',
    cursor: input.cursor ?? null,
  };
  const { list, next } = await listStored(call.db.sql, call.member.id, filter, call.now());
  const { withdrawMethods } = call.settings.configuration;
  return { list: list.map((one) => shown(one, call.language, withdrawMethods)), next };
};

type Methods = Parameters<typeof labelIn>[0];
type Shown = Reply<typeof route>['list'][number];

function shown(notification: Notification, language: Language, methods: Methods): Shown {
  const { id, at, category, isRead } = notification;
  const common = { id, at: at.toISOString(), category, isRead };
  if (notification.what !== null) {
    const { what, productNames } = notification;
    const product = productNames?.[language];
    const { method, label } = notification.facts;
    const way = typeof method === 'string' && typeof label === 'string' ? { method, label } : null;
    const facts = {
      ...notification.facts,
      ...(product ? { product } : {}),
      ...(way ? { label: labelIn(methods, way, language) } : {}),
    };
    const { severity, opens } = noticeTraits[what];
    return { ...common, severity, content: { type: 'notice', kind: what, facts, opens } };
  }
  const { texts } = notification;
  const lang = texts[language] ? language : 'en';
  const { title, blocks } = texts[lang] ?? texts.en;
  const content = { type: 'announcement' as const, lang, title, blocks: [...blocks] };
  return { ...common, severity: announcementSeverity[category], content };
}
