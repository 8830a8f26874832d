import type { NoticeTopic } from '#domain/notification/notice.ts';

/** What a push says in English. It names no amount and no secret: a locked phone shows it. */
export const texts = {
  security: 'Something changed that concerns the safety of your account.',
  feedback: 'Your feedback was answered.',
  chat: 'Customer service has answered you.',
  wallet: 'There is news of your wallet.',
  plan: 'There is news of one of your plans.',
  'system-announcement': 'There is news of the network.',
  'system-maintenance': 'There is news about maintenance.',
  activity: 'There is a new activity.',
} as const satisfies Record<NoticeTopic, string>;
