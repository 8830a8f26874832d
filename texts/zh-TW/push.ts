import type { NoticeTopic } from '#domain/notification/notice.ts';

/** What a push says in Traditional Chinese. */
export const texts = {
  security: '您的帳戶安全資訊有變更。',
  feedback: '您的意見回饋已有答覆。',
  chat: '客服已回覆您。',
  wallet: '您的錢包有新動態。',
  plan: '您的計畫有新動態。',
  'system-announcement': '平台有新公告。',
  'system-maintenance': '平台將進行系統維護。',
  activity: '有新活動。',
} as const satisfies Record<NoticeTopic, string>;
