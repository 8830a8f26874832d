import type { NoticeTopic } from '#domain/notification/notice.ts';

/** What a push says in Thai. */
export const texts = {
  security: 'มีการเปลี่ยนแปลงเกี่ยวกับความปลอดภัยของบัญชีคุณ',
  feedback: 'ความคิดเห็นของคุณได้รับคำตอบแล้ว',
  chat: 'ฝ่ายบริการลูกค้าตอบคุณแล้ว',
  wallet: 'กระเป๋าเงินของคุณมีข่าวใหม่',
  plan: 'แผนหนึ่งของคุณมีข่าวใหม่',
  'system-announcement': 'มีข่าวใหม่จากเครือข่าย',
  'system-maintenance': 'มีข่าวใหม่เรื่องการบำรุงรักษาระบบ',
  activity: 'มีกิจกรรมใหม่',
} as const satisfies Record<NoticeTopic, string>;
