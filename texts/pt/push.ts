import type { NoticeTopic } from '#domain/notification/notice.ts';

/** What a push says in Brazilian Portuguese. */
export const texts = {
  security: 'Houve uma mudança que diz respeito à segurança da sua conta.',
  feedback: 'Seu relato foi respondido.',
  chat: 'O atendimento respondeu a você.',
  wallet: 'Há novidades na sua carteira.',
  plan: 'Há novidades sobre um dos seus planos.',
  'system-announcement': 'Há um novo comunicado da rede.',
  'system-maintenance': 'Há um aviso de manutenção.',
  activity: 'Há uma nova promoção.',
} as const satisfies Record<NoticeTopic, string>;
