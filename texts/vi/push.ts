import type { NoticeTopic } from '#domain/notification/notice.ts';

/** What a push says in Vietnamese. */
export const texts = {
  security: 'Có thay đổi về bảo mật tài khoản của bạn.',
  feedback: 'Góp ý của bạn đã được trả lời.',
  chat: 'Bộ phận chăm sóc khách hàng đã trả lời bạn.',
  wallet: 'Ví của bạn có cập nhật mới.',
  plan: 'Một kế hoạch của bạn có cập nhật mới.',
  'system-announcement': 'Có tin mới từ mạng lưới.',
  'system-maintenance': 'Hệ thống có lịch bảo trì.',
  activity: 'Có chương trình ưu đãi mới.',
} as const satisfies Record<NoticeTopic, string>;
