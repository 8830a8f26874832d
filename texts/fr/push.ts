import type { NoticeTopic } from '#domain/notification/notice.ts';

/** What a push says in French. */
export const texts = {
  security: 'Un changement concerne la sécurité de votre compte.',
  feedback: 'Votre demande a reçu une réponse.',
  chat: 'Le service client vous a répondu.',
  wallet: 'Il y a du nouveau dans votre portefeuille.',
  plan: 'Il y a du nouveau sur l’un de vos plans.',
  'system-announcement': 'Le réseau a du nouveau pour vous.',
  'system-maintenance': 'Une maintenance est prévue.',
  activity: 'Il y a une nouvelle promotion.',
} as const satisfies Record<NoticeTopic, string>;
