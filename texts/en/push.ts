import type { NoticeTopic } from '#domain/notification/notice.ts';

/** What a push says in English. It names no amount and no secret: a locked phone shows it. */
export const texts = {
  security: 'There’s a change to your account security.',
  feedback: 'Your feedback was answered.',
  chat: 'Customer service has answered you.',
  wallet: 'There’s an update in your wallet.',
  plan: 'There’s an update on one of your plans.',
  'system-announcement': 'There’s news from the network.',
  'system-maintenance': 'Maintenance is planned.',
  activity: 'There’s a new activity.',
} as const satisfies Record<NoticeTopic, string>;
