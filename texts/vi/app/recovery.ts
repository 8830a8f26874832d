import type { Texts } from '../../kinds.ts';

/** Texts of the ways back into an account. */
export const recoveryWords = {
  forgot: {
    title: 'Quên mật khẩu?',
    lead: 'Chọn cách vào lại tài khoản.',
    passkey: 'Dùng khóa truy cập',
    passkeyText:
      'Đăng nhập không cần mật khẩu, trên thiết bị này hoặc thiết bị khác mà bạn đã thêm khóa',
    noPause: 'Việc rút tiền không bị tạm ngừng',
    mail: 'Liên kết qua email',
    mailText: 'Gửi đến email đã xác nhận trong tài khoản của bạn',
    service: 'Chăm sóc khách hàng',
    serviceText: 'Nếu các cách khác không được: trước tiên chúng tôi xác minh đúng là bạn',
    serviceClosed:
      'Bạn không thể liên hệ tại đây trước khi đăng nhập. Vui lòng nhờ người đã đưa mã ủy quyền cho bạn liên hệ với chúng tôi: khi đã xác minh đúng là bạn, nhân viên có thể tạo liên kết để bạn tạo mật khẩu mới.',
    serviceDemo:
      'Trong bản dùng thử này, bạn chỉ liên hệ được sau khi đăng nhập. Người khởi chạy bản dùng thử có thể cho bạn liên kết để tạo mật khẩu mới.',
    pause: 'Sau đó tạm ngừng rút tiền và đổi tiền {hours, number} giờ',
    payPassword:
      'Mật khẩu giao dịch không đổi. Nếu quên cả mật khẩu này, bạn có thể tạo mật khẩu mới sau {days, number} ngày, khi nhân viên đã duyệt.',
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
} as const satisfies Pick<Texts['app'], 'email' | 'forgot'>;
