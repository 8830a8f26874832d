import type { NoticeTopic } from '#domain/notification/notice.ts';

/** What a push says in Korean. */
export const texts = {
  security: '계정 보안과 관련된 변경이 있습니다.',
  feedback: '의견에 답변이 등록되었습니다.',
  chat: '고객센터에서 답변했습니다.',
  wallet: '지갑에 새로운 소식이 있습니다.',
  plan: '플랜에 새로운 소식이 있습니다.',
  'system-announcement': '네트워크의 새로운 공지가 있습니다.',
  'system-maintenance': '점검이 예정되어 있습니다.',
  activity: '새로운 프로모션이 있습니다.',
} as const satisfies Record<NoticeTopic, string>;
