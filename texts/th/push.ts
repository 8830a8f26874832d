import type { NoticeTopic } from '#domain/notification/notice.ts';

/** What a push says in Thai. */
export const texts = {
  security: 'มีการเปลี่ยนแปลงด้านความปลอดภัยของบัญชี',
  feedback: 'ความคิดเห็นของคุณได้รับคำตอบแล้ว',
  chat: 'ฝ่ายบริการลูกค้าตอบคุณแล้ว',
  wallet: 'มีความเคลื่อนไหวในกระเป๋าเงินของคุณ',
  plan: 'มีความเคลื่อนไหวในแผนของคุณ',
  'system-announcement': 'มีข่าวใหม่จากเครือข่าย',
  'system-maintenance': 'มีกำหนดปิดปรับปรุงระบบ',
  activity: 'มีกิจกรรมใหม่',
} as const satisfies Record<NoticeTopic, string>;
