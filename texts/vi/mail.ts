import type { Texts } from '../kinds.ts';

/** What a mail says in Vietnamese. */
export const texts = {
  reset: {
    subject: 'Mật khẩu đăng nhập mới cho {network}',
    text: 'Có người vừa yêu cầu tạo mật khẩu đăng nhập mới cho tài khoản {username} tại {network}. Nếu là bạn, vui lòng tạo bằng liên kết này. Liên kết dùng được một lần, trong {minutes, number} phút.',
    button: 'Tạo mật khẩu mới',
    pause:
      'Sau đó, việc rút tiền và đổi tiền sẽ tạm ngừng {hours, number} giờ để bảo vệ bạn. Mật khẩu giao dịch không đổi.',
    notYou:
      'Nếu không phải bạn, bạn không cần làm gì: không dùng liên kết này thì không có gì thay đổi. Đừng chuyển liên kết cho ai. Nhân viên của {network} không bao giờ hỏi liên kết này.',
  },
  confirm: {
    subject: 'Xác nhận email của bạn cho {network}',
    text: 'Email này đã được khai báo cho một tài khoản tại {network}. Nếu là bạn, vui lòng xác nhận bằng liên kết này. Liên kết dùng được một lần, trong {lifeHours, number} giờ.',
    button: 'Xác nhận email',
    notYou:
      'Nếu không phải bạn, vui lòng đừng mở liên kết. Có thể ai đó đã gõ nhầm email; không mở liên kết thì email vẫn chưa được xác nhận.',
  },
  notice: {
    text: 'Thư này liên quan đến tài khoản của bạn tại {network}. Xem chi tiết trong ứng dụng, mục Thông báo.',
    button: 'Mở ứng dụng',
    notYou:
      'Nếu không phải bạn, vui lòng đăng nhập và đổi mật khẩu đăng nhập, hoặc liên hệ bộ phận chăm sóc khách hàng trong ứng dụng.',
  },
} as const satisfies Texts['mail'];
