import type { Texts } from '../../kinds.ts';
import { accountNotices } from './notice-account.ts';
import { planNotices } from './notice-plan.ts';
import { walletNotices } from './notice-wallet.ts';

/** The list of notifications, their settings, and all notices by topic. */
export const notificationWords = {
  notification: {
    categories: 'Loại thông báo',
    category: {
      all: 'Tất cả',
      'system-announcement': 'Tin hệ thống',
      'system-maintenance': 'Bảo trì hệ thống',
      activity: 'Ưu đãi',
    },
    statuses: 'Trạng thái',
    status: { all: 'Tất cả', unread: 'Chưa đọc', read: 'Đã đọc' },
    unreadMark: 'Chưa đọc.',
    times: '{count, plural, other {# lần}}',
    unreadCount: '{count, plural, =0 {Đã đọc hết} other {# chưa đọc}}',
    markAll: 'Đánh dấu đã đọc hết',
    markFailed: 'Không thể đánh dấu là đã đọc. Vui lòng thử lại.',
    markAllFailed: 'Không thể đánh dấu tất cả là đã đọc. Vui lòng thử lại.',
    none: {
      first: {
        title: 'Chưa có thông báo',
        text: 'Hoạt động tài khoản và tin từ mạng lưới sẽ hiển thị tại đây.',
      },
      unread: {
        title: 'Không có thông báo chưa đọc',
        text: 'Bạn đã đọc hết.',
      },
    },
    preferences: 'Cài đặt thông báo',
    preferencesText: 'Thông báo đã tắt vẫn hiển thị trong danh sách nhưng không tính là chưa đọc.',
    topic: {
      security: {
        name: 'Bảo mật tài khoản',
        text: 'Mật khẩu và nơi nhận tiền rút. Luôn bật.',
      },
      wallet: {
        name: 'Ví của bạn',
        text: 'Tiền vào và tiến trình rút tiền. Chúng tôi luôn báo khi có tiền ra.',
      },
      feedback: { name: 'Góp ý của bạn', text: 'Khi chúng tôi trả lời góp ý.' },
      chat: { name: 'Trò chuyện', text: 'Khi bộ phận chăm sóc khách hàng trả lời bạn.' },
      plan: {
        name: 'Kế hoạch của bạn',
        text: 'Thay đổi của kế hoạch và đơn hàng.',
      },
      'system-announcement': { name: 'Tin hệ thống', text: 'Tin từ mạng lưới.' },
      'system-maintenance': { name: 'Bảo trì', text: 'Lịch bảo trì.' },
      activity: { name: 'Ưu đãi', text: 'Các chương trình bạn có thể tham gia.' },
    },
  },
  notice: {
    ...accountNotices,
    ...planNotices,
    ...walletNotices,
    other: {
      title: 'Có thay đổi trên tài khoản của bạn',
      text: 'Mở để xem chi tiết.',
    },
  },
  push: {
    title: 'Thông báo đẩy trên điện thoại này',
    text: 'Báo cho bạn khi có tin mới thuộc các loại trên, không bao giờ nêu số tiền. Thiết bị này nhận thông báo cho đến khi bạn đăng xuất. Trình duyệt sẽ xin phép bạn.',
    turnOn: 'Bật trên thiết bị này',
    turnOff: 'Tắt trên thiết bị này',
    problem: {
      install: 'Trên iPhone, vui lòng thêm ứng dụng vào màn hình chính rồi mở từ đó.',
      unsupported:
        'Trình duyệt này không nhận được thông báo đẩy. Bạn vẫn xem được mọi thông báo ở biểu tượng chuông.',
      denied: 'Bạn đã chặn thông báo từ trang này. Bạn có thể cho phép trong cài đặt trình duyệt.',
      failed: 'Dịch vụ thông báo đẩy của trình duyệt không phản hồi. Vui lòng thử lại sau.',
    },
  },
} as const satisfies Pick<Texts['app'], 'notification' | 'notice' | 'push'>;
