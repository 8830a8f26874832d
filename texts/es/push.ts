import type { NoticeTopic } from '#domain/notification/notice.ts';

/** What a push says in Spanish. */
export const texts = {
  security: 'Hubo un cambio en la seguridad de su cuenta.',
  feedback: 'Respondimos a su comentario.',
  chat: 'Atención al cliente le respondió.',
  wallet: 'Hay novedades en su billetera.',
  plan: 'Hay novedades sobre uno de sus planes.',
  'system-announcement': 'Hay novedades de la red.',
  'system-maintenance': 'Hay un mantenimiento programado.',
  activity: 'Hay una nueva promoción.',
} as const satisfies Record<NoticeTopic, string>;
