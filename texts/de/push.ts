import type { NoticeTopic } from '#domain/notification/notice.ts';

/** What a push says in German. */
export const texts = {
  security: 'Es hat sich etwas geändert, das die Sicherheit Ihres Kontos betrifft.',
  feedback: 'Ihre Rückmeldung wurde beantwortet.',
  chat: 'Der Kundendienst hat Ihnen geantwortet.',
  wallet: 'Es gibt Neues zu Ihrem Guthaben.',
  plan: 'Es gibt Neues von einem Ihrer Pläne.',
  'system-announcement': 'Es gibt Neues aus dem Netzwerk.',
  'system-maintenance': 'Es gibt Neues zu einer Wartung.',
  activity: 'Es gibt eine neue Aktion.',
} as const satisfies Record<NoticeTopic, string>;
