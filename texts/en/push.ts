import type { NoticeTopic } from '#domain/notification/notice.ts';

/** What a push says in English. It names no amount and no secret: a locked phone shows it. */
export const texts = {
  security: 'There’s a change to your account security.',
  feedback: 'Your feedback was answered.',
  chat: 'Customer service has answered you.',
  wallet: 'There’s news in your wallet.',
  plan: 'There’s news about one of your plans.',
  'system-announcement': 'There’s news from the network.',
  'system-maintenance': 'There’s news about maintenance.',
  activity: 'There’s a new activity.',
} as const satisfies Record<NoticeTopic, string>;
