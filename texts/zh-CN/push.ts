import type { NoticeTopic } from '#domain/notification/notice.ts';

/** What a push says in Simplified Chinese. */
export const texts = {
  security: '您的账户安全信息有变更。',
  feedback: '您的意见反馈已有答复。',
  chat: '客服已回复您。',
  wallet: '您的钱包有新动态。',
  plan: '您的计划有新动态。',
  'system-announcement': '平台有新公告。',
  'system-maintenance': '平台将进行系统维护。',
  activity: '有新活动。',
} as const satisfies Record<NoticeTopic, string>;
