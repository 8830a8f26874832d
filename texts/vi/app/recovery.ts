import type { Texts } from '../../kinds.ts';

/** Texts of the ways back into an account. */
export const recoveryWords = {
  forgot: {
    title: 'Quên mật khẩu?',
    lead: 'Chọn cách vào lại tài khoản.',
    passkey: 'Dùng khóa truy cập',
    passkeyText: 'Đăng nhập không cần mật khẩu, trên thiết bị này hoặc thiết bị khác có khóa',
    noPause: 'Việc rút tiền không bị tạm ngừng',
    code: 'Mã khôi phục',
    codeText: 'Mã bạn đã lưu khi mở tài khoản',
    mail: 'Liên kết qua email',
    mailText: 'Gửi đến email đã xác nhận trong tài khoản của bạn',
    service: 'Chăm sóc khách hàng',
    serviceText: 'Cách cuối cùng: trước tiên nhân viên xác minh đúng là bạn',
    serviceClosed:
      'Bạn không thể liên hệ tại đây trước khi đăng nhập. Hãy hỏi người đã đưa mã ủy quyền cho bạn.',
    pause: 'Sau đó tạm ngừng rút tiền {hours, number} giờ',
    payPassword:
      'Mật khẩu giao dịch không đổi. Nếu quên cả mật khẩu này, bạn có thể tạo mật khẩu mới sau {days, number} ngày, khi nhân viên đã chấp thuận.',
    codeLead:
      'Các thiết bị của bạn sẽ bị đăng xuất, và việc rút tiền sẽ tạm ngừng {hours, number} giờ để bảo vệ bạn.',
    codeHint:
      '{most, number} chữ cái và chữ số. Không phân biệt dấu cách, dấu gạch hay chữ hoa, chữ thường.',
    mailLead:
      'Chúng tôi sẽ gửi liên kết đến email đã xác nhận trong tài khoản của bạn. Liên kết dùng được một lần, trong {minutes, number} phút.',
    mailSubmit: 'Gửi liên kết',
    mailSent: 'Vui lòng kiểm tra email',
    mailSentText:
      'Nếu có tài khoản tên {username} với email đã xác nhận, liên kết đang được gửi đến email đó. Có thể mất vài phút. Vui lòng xem cả thư mục thư rác.',
  },
  email: {
    title: 'Địa chỉ email',
    done: 'Đã xác nhận email',
    doneText:
      'Nếu bạn quên mật khẩu đăng nhập, chúng tôi có thể gửi liên kết tạo mật khẩu mới đến email này.',
    confirmed: 'Đã xác nhận email',
    unconfirmed:
      'Chưa xác nhận. Trước khi xác nhận, chúng tôi không thể gửi liên kết đến email này nếu bạn quên mật khẩu đăng nhập.',
    again: 'Gửi lại liên kết',
  },
  recovery: {
    title: 'Mã khôi phục của bạn',
    lead: 'Nếu quên mật khẩu đăng nhập, bạn dùng mã này để tạo mật khẩu mới. Vui lòng giữ mã ở nơi an toàn: chúng tôi không thể hiển thị lại.',
    again: 'Mã bạn đã dùng không còn hiệu lực. Đây là mã mới.',
    copy: 'Sao chép',
    copied: 'Đã sao chép',
    save: 'Lưu thành tệp',
    keep: 'Tôi đã lưu mã',
    skip: 'Để sau',
    file: 'Mã khôi phục của {username}, tạo ngày {date}',
    card: 'Mã khôi phục',
    none: 'Nếu quên mật khẩu đăng nhập, bạn dùng mã khôi phục để tạo mật khẩu mới.',
    unsaved: 'Tạo ngày {date}. Nếu chưa lưu, vui lòng tạo mã mới.',
    saved: 'Tạo ngày {date} và đã lưu',
    make: 'Tạo mã mới',
    makeText: 'Mã cũ sẽ mất hiệu lực ngay.',
    kept: 'Vui lòng giữ mã ở nơi an toàn.',
  },
} as const satisfies Pick<Texts['app'], 'email' | 'forgot' | 'recovery'>;
