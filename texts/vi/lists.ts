import type { Texts } from '../kinds.ts';

export const texts: Texts['lists'] = {
  /** Why a payout can be refused. */
  payoutRefusals: {
    payout_zero: 'Số tiền bằng không. Vui lòng chọn số tiền lớn hơn.',
    payout_above_available: 'Số tiền vượt quá số dư khả dụng. Vui lòng chọn số tiền nhỏ hơn.',
    payout_fee_changed:
      'Phí rút tiền đã thay đổi sau khi bạn xem. Vui lòng xem phí mới và gửi lại lệnh rút tiền.',
    payout_card_missing: 'Bạn chưa liên kết thẻ hoặc địa chỉ ví. Vui lòng liên kết.',
    payout_method_gone:
      'Hình thức nhận tiền của thẻ hoặc địa chỉ ví này không còn được cung cấp. Vui lòng liên kết thẻ hoặc địa chỉ khác.',
    payout_pay_password_missing: 'Bạn chưa tạo mật khẩu giao dịch. Vui lòng tạo mật khẩu.',
    payout_pay_password_disabled:
      'Mật khẩu giao dịch của bạn bị vô hiệu hóa sau {triesToDisable, number} lần nhập sai liên tiếp. Vui lòng yêu cầu mật khẩu mới.',
    payout_startup_not_returned:
      'Bạn có vốn khởi đầu hoàn trả được ngay. Vui lòng hoàn trả; bạn không bao giờ phải nạp thêm.',
    payout_card_new:
      'Thẻ hoặc địa chỉ ví của bạn đã được thay. Tạm ngừng rút tiền {waitHours, number} giờ.',
    payout_pay_password_reset:
      'Mật khẩu giao dịch bị quên đã được thay. Tạm ngừng rút tiền {waitHours, number} giờ.',
    payout_contact_changed:
      'Email hoặc số điện thoại của bạn đã thay đổi. Tạm ngừng rút tiền {waitHours, number} giờ.',
    payout_password_reset:
      'Mật khẩu đăng nhập của bạn đã được đặt lại. Tạm ngừng rút tiền {waitHours, number} giờ.',
    payout_objected:
      'Bạn đã báo về mật khẩu đăng nhập không do bạn tạo. Tạm ngừng rút tiền cho đến khi hai nhân viên xem xét xong. Bạn không mất phí.',
    payout_ledger_stopped:
      'Khi tự kiểm tra sổ sách, chúng tôi phát hiện một điểm không khớp. Mọi giao dịch tiền tạm dừng cho đến khi nhân viên xử lý xong.',
    payout_rejected:
      'Nhân viên đã từ chối lệnh rút tiền và nêu lý do. Bạn có thể yêu cầu người khác xem xét lại.',
  },
  /** What the transaction password confirms. */
  confirmations: {
    payout: 'Rút tiền',
    'payout-cancel': 'Hủy lệnh rút tiền',
    'startup-return': 'Hoàn trả vốn khởi đầu',
    card: 'Liên kết hoặc thay thẻ hay địa chỉ ví',
    contact: 'Thay đổi email hoặc số điện thoại',
    exchange: 'Đổi tiền',
    'exchange-confirm': 'Xác nhận bên đổi tiền đã trả tiền cho bạn',
    'exchange-cancel': 'Hủy đổi tiền',
    put: 'Đặt ngân sách cho kế hoạch',
    'plan-stop': 'Dừng kế hoạch',
    follow: 'Theo dõi người dẫn dắt',
    vip: 'Mua VIP',
    'pay-password': 'Đổi chính mật khẩu giao dịch',
    passkey: 'Thêm khóa truy cập',
    'personal-data': 'Tải về dữ liệu của bạn',
    unlock: 'Mở khóa ứng dụng, nếu bạn bật khóa khi rời ứng dụng',
  },
};
