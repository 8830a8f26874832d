import type { NoticeTopic } from '#domain/notification/notice.ts';

/** What a push says in Russian. */
export const texts = {
  security: 'Изменилось то, что касается безопасности вашей учётной записи.',
  feedback: 'На ваше обращение ответили.',
  chat: 'Поддержка ответила вам.',
  wallet: 'Есть новости о вашем кошельке.',
  plan: 'Есть новости об одном из ваших планов.',
  'system-announcement': 'Есть новое сообщение сети.',
  'system-maintenance': 'Есть новости о технических работах.',
  activity: 'Есть новая акция.',
} as const satisfies Record<NoticeTopic, string>;
