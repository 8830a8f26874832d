import type { NoticeTopic } from '#domain/notification/notice.ts';

/** What a push says in Japanese. */
export const texts = {
  security: 'アカウントの安全に関わる変更がありました。',
  feedback: 'フィードバックに回答がありました。',
  chat: 'カスタマーサポートから返信がありました。',
  wallet: 'ウォレットに新しい動きがありました。',
  plan: 'プランに新しい動きがありました。',
  'system-announcement': 'ネットワークからお知らせがあります。',
  'system-maintenance': 'メンテナンスが予定されています。',
  activity: '新しいキャンペーンがあります。',
} as const satisfies Record<NoticeTopic, string>;
