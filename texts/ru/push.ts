import type { NoticeTopic } from '#domain/notification/notice.ts';

/** What a push says in Russian. */
export const texts = {
  security: 'Изменения в безопасности вашего аккаунта.',
  feedback: 'На ваше обращение ответили.',
  chat: 'Поддержка ответила вам.',
  wallet: 'Новости в вашем кошельке.',
  plan: 'Новости об одном из ваших планов.',
  'system-announcement': 'Новое сообщение сети.',
  'system-maintenance': 'Запланированы технические работы.',
  activity: 'Новая акция.',
} as const satisfies Record<NoticeTopic, string>;
