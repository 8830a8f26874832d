import type { NoticeTopic } from '#domain/notification/notice.ts';

/** What a push says in German. */
export const texts = {
  security: 'Es gibt eine Änderung bei der Sicherheit Ihres Kontos.',
  feedback: 'Ihr Feedback wurde beantwortet.',
  chat: 'Der Kundenservice hat Ihnen geantwortet.',
  wallet: 'Es gibt Neues in Ihrer Wallet.',
  plan: 'Es gibt Neues zu einem Ihrer Pläne.',
  'system-announcement': 'Es gibt Neues vom Netzwerk.',
  'system-maintenance': 'Eine Wartung ist geplant.',
  activity: 'Es gibt eine neue Aktion.',
} as const satisfies Record<NoticeTopic, string>;
