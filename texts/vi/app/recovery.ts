import type { Texts } from '../../kinds.ts';

/** Texts of the ways back into an account. */
export const recoveryWords = {
  forgot: {
    title: 'Quên mật khẩu?',
    lead: 'Chọn cách vào lại tài khoản.',
    passkey: 'Dùng khóa truy cập',
    passkeyText:
      'Từ thiết bị này hoặc thiết bị khác có khóa. Bạn đăng nhập không cần mật khẩu và việc rút tiền không bị tạm dừng.',
    code: 'Mã khôi phục',
    codeText: 'Mã bạn đã lưu khi mở tài khoản',
    mail: 'Liên kết qua email',
    mailText: 'Gửi đến email trong tài khoản của bạn',
    service: 'Chăm sóc khách hàng',
    serviceText: 'Cách cuối cùng: nhân viên sẽ xác minh đúng là bạn trước',
    pause: 'Sau đó tạm ngừng rút tiền {hours, number} giờ',
    payPassword:
      'Mật khẩu giao dịch giữ nguyên. Nếu bạn cũng quên mật khẩu này, bạn có thể đặt lại sau {days, number} ngày, khi nhân viên chấp thuận.',
    codeLead:
      'Các thiết bị của bạn sẽ bị đăng xuất, và việc rút tiền tạm ngừng {hours, number} giờ để bảo vệ bạn.',
    codeHint: '{most, number} chữ cái và chữ số. Không cần để ý dấu cách, dấu gạch hay chữ hoa.',
    mailLead:
      'Chúng tôi sẽ gửi liên kết đến email trong tài khoản của bạn. Liên kết dùng được một lần, trong {minutes, number} phút.',
    mailSubmit: 'Gửi liên kết',
    mailSent: 'Kiểm tra email của bạn',
    mailSentText:
      'Nếu có tài khoản tên {username}, liên kết đang được gửi đến email của tài khoản đó. Có thể mất vài phút. Hãy xem cả thư mục thư rác.',
  },
  recovery: {
    title: 'Mã khôi phục của bạn',
    lead: 'Nếu quên mật khẩu đăng nhập, bạn dùng mã này để đặt mật khẩu mới. Hãy giữ mã ở nơi an toàn: chúng tôi không thể hiển thị lại.',
    again: 'Mã bạn đã dùng không còn hiệu lực. Đây là mã mới.',
    copy: 'Sao chép',
    copied: 'Đã sao chép',
    save: 'Lưu thành tệp',
    keep: 'Tôi đã lưu mã',
    skip: 'Để sau',
    file: 'Mã khôi phục của {username}, tạo ngày {date}',
    card: 'Mã khôi phục',
    none: 'Nếu quên mật khẩu đăng nhập, bạn dùng mã khôi phục để đặt mật khẩu mới.',
    unsaved: 'Tạo ngày {date}. Nếu chưa lưu, hãy tạo mã mới.',
    saved: 'Tạo ngày {date} và đã lưu',
    make: 'Tạo mã mới',
    makeText: 'Mã cũ sẽ hết hiệu lực ngay.',
    kept: 'Hãy giữ mã ở nơi an toàn.',
  },
} as const satisfies Pick<Texts['app'], 'forgot' | 'recovery'>;
