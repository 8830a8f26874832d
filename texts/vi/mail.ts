import type { Texts } from '../kinds.ts';

/** What a mail says in Vietnamese. */
export const texts = {
  reset: {
    subject: 'Mật khẩu đăng nhập mới cho {network}',
    text: 'Có người yêu cầu mật khẩu đăng nhập mới cho tài khoản {username} tại {network}. Nếu là bạn, hãy đặt bằng liên kết này. Liên kết dùng được một lần, trong {minutes, number} phút.',
    button: 'Đặt mật khẩu mới',
    pause:
      'Sau đó, việc rút tiền và đổi tiền tạm ngừng {hours, number} giờ để bảo vệ bạn. Mật khẩu giao dịch giữ nguyên.',
    notYou:
      'Nếu không phải bạn, bạn không cần làm gì: không có liên kết này thì không có gì thay đổi. Đừng chuyển liên kết cho ai. Không ai ở {network} hỏi bạn liên kết này.',
  },
  notice: {
    text: 'Thư này liên quan đến tài khoản {username} của bạn tại {network}. Xem chi tiết trong ứng dụng, mục Thông báo.',
    button: 'Mở ứng dụng',
    notYou:
      'Nếu không phải bạn, hãy đăng nhập và đổi mật khẩu đăng nhập, hoặc liên hệ chăm sóc khách hàng trong ứng dụng.',
  },
} as const satisfies Texts['mail'];
