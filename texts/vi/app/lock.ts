import type { Texts } from '../../kinds.ts';

/** What covers the app when somebody comes back to it. */
export const lockWords = {
  lock: {
    title: 'Đã khóa',
    text: 'Bạn đang đăng nhập với tên {name}.',
    digits: 'Mật khẩu giao dịch của bạn',
    submit: 'Mở khóa',
    passkey: 'Mở khóa bằng khóa truy cập',
    offline:
      'Bạn đang ngoại tuyến. Chỉ máy chủ của chúng tôi mới xác nhận được đó là bạn, nên ứng dụng vẫn khóa cho đến khi có kết nối lại. Bạn cũng có thể đăng xuất.',
    none: 'Bạn chưa thiết lập cách mở khóa ứng dụng. Vui lòng đăng xuất rồi đăng nhập lại bằng mật khẩu.',
  },
} as const satisfies Pick<Texts['app'], 'lock'>;
