import type { NoticeTopic } from '#domain/notification/notice.ts';

/** What a push says in Brazilian Portuguese. */
export const texts = {
  security: 'Houve uma mudança na segurança da sua conta.',
  feedback: 'Seu feedback foi respondido.',
  chat: 'O atendimento respondeu a você.',
  wallet: 'Há novidades na sua carteira.',
  plan: 'Há novidades sobre um dos seus planos.',
  'system-announcement': 'Há novidades da rede.',
  'system-maintenance': 'Há uma manutenção programada.',
  activity: 'Há uma nova promoção.',
} as const satisfies Record<NoticeTopic, string>;
