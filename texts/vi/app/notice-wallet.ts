import type { Texts } from '../../kinds.ts';

/** Notices about money: deposits, start-up funds, reversals, payouts and exchanges. */
export const walletNotices = {
  'deposit-confirmed': {
    title: 'Đã nhận khoản nạp',
    text: '{amount} đã được cộng vào số dư khả dụng.',
  },
  'deposit-refused': {
    title: 'Khoản nạp không được ghi nhận',
    text: 'Chúng tôi không ghi nhận khoản chuyển có mã tham chiếu {reference}. Xem người xử lý và lý do trong ví.',
  },
  'startup-advanced': {
    title: 'Đã nhận vốn khởi đầu',
    text: 'Bạn nhận được {amount}, chỉ dùng cho quảng cáo. Đây là tiền của mạng lưới cho đến khi được hoàn trả.',
  },
  'startup-returned': {
    title: 'Đã hoàn trả vốn khởi đầu',
    text: 'Đã hoàn trả {amount}. Mạng lưới chịu phần mà vốn và thu nhập từ vốn không đủ bù.',
  },
  'startup-forgiven': {
    title: 'Khoản lỗ do mạng lưới chịu',
    text: 'Mạng lưới chịu {amount} vốn khởi đầu của bạn. Tiền của chính bạn không bao giờ bị trừ cho khoản này. Xem chi tiết trong giao dịch.',
  },
  'charged-back': {
    title: 'Giao dịch đã bị hoàn tác',
    text: 'Thay đổi trong ví của bạn: {change}. Xem lý do trong giao dịch.',
  },
  'recovery-opened': {
    title: 'Khoản hoàn tác vượt quá số dư khả dụng',
    text: 'Mạng lưới tạm bù {amount}. Khoản này được trừ vào tiền khả dụng về sau. Bạn không bao giờ phải nạp thêm.',
  },
  'recovery-paid': {
    title: 'Đã trả khoản hoàn tác',
    text: '{amount} trong số tiền vừa khả dụng của bạn đã được dùng để trả một khoản hoàn tác trước đó. Xem chi tiết trong giao dịch.',
  },
  'payout-approved': {
    title: 'Lệnh rút tiền đã được duyệt',
    text: 'Lệnh rút {amount} của bạn đã được duyệt. Nếu bạn không yêu cầu, vui lòng liên hệ ngay bộ phận chăm sóc khách hàng.',
  },
  'payout-sent': {
    title: 'Đã chuyển tiền rút',
    text: '{amount} đang được chuyển đến bạn. Mã tham chiếu: {reference}.',
  },
  'payout-completed': {
    title: 'Rút tiền hoàn tất',
    text: '{amount} đã được chuyển khỏi ví của bạn.',
  },
  'payout-rejected': {
    title: 'Lệnh rút tiền bị từ chối',
    text: '{amount} đã về lại số dư khả dụng. Xem lý do trong ví. Bạn có thể yêu cầu xem xét lại.',
  },
  'payout-failed': {
    title: 'Rút tiền thất bại',
    text: '{amount} đã về lại số dư khả dụng. Xem lý do trong ví.',
  },
  'review-answered': {
    title: 'Yêu cầu xem xét lại của bạn đã được trả lời',
    text: 'Xem câu trả lời trong ví, kèm tên và lý do.',
  },
  'exchange-accepted': {
    title: 'Bên đổi tiền đã tiếp nhận',
    text: '{amount} được tạm giữ cho đến khi bạn xác nhận đã nhận tiền.',
  },
  'exchange-released': {
    title: 'Giao dịch đổi tiền được phân xử có lợi cho bạn',
    text: '{amount} đã về lại số dư khả dụng. Xem người quyết định và lý do trong ví.',
  },
  'exchange-completed': {
    title: 'Giao dịch đổi tiền được phân xử có lợi cho bên đổi tiền',
    text: 'Đã trả {amount} cho bên đổi tiền. Xem người quyết định và lý do trong ví.',
  },
} as const satisfies Partial<Texts['app']['notice']>;
