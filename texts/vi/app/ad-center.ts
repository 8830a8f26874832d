import type { Texts } from '../../kinds.ts';

/** The ad centre below its figures. */
export const adCenterWords = {
  center: {
    seeWhy: 'Xem lý do',
    planFailed: 'Kế hoạch thất bại: {product}',
    planReturned: 'Kết thúc ngày {date} mà chưa chi tiêu gì. Toàn bộ số tiền đã được hoàn lại.',
    planOver: 'Lời mời đã hết hạn ngày {date} mà bạn chưa đặt ngân sách.',
    payout: 'Rút {amount}',
    payoutState: {
      requested: 'Đã gửi yêu cầu lúc {date}. Tiếp theo: nhân viên xem xét.',
      approved: 'Đã duyệt lúc {date}. Tiếp theo: chúng tôi chuyển tiền.',
      sent: 'Đã chuyển lúc {date}. Tiền đang được chuyển đến bạn.',
      completed: 'Hoàn tất lúc {date}.',
      rejected:
        'Bị từ chối lúc {date}. Toàn bộ số tiền đã về lại số dư khả dụng. Xem lý do trong ví.',
      failed: 'Thất bại lúc {date}. Toàn bộ số tiền đã về lại số dư khả dụng. Xem lý do trong ví.',
      cancelled: 'Đã hủy lúc {date}.',
    },
    toWallet: 'Mở ví',
    answered: 'Bộ phận chăm sóc khách hàng đã trả lời',
    answeredText: '{count, plural, other {Bạn có # tin nhắn chưa đọc.}}',
    awaited: 'Đang chờ trả lời',
    awaitedText:
      'Bộ phận chăm sóc khách hàng đã nhận tin nhắn của bạn. Chúng tôi sẽ thông báo khi có người trả lời.',
    toChat: 'Mở trò chuyện',
    follows: 'Danh sách theo dõi',
    following:
      'Đang theo dõi: {copies, plural, other {sao chép # kế hoạch}}, bỏ qua {missed, number} kế hoạch',
    followed:
      'Đã kết thúc: {copies, plural, other {sao chép # kế hoạch}}, bỏ qua {missed, number} kế hoạch',
    questions: 'Câu hỏi',
    allQuestions: 'Tất cả',
    olderPlans: 'Tất cả kế hoạch cũ hơn',
    rules: 'Quy tắc vận hành',
  },
  start: {
    title: 'Bắt đầu',
    lead: 'Chỉ vài bước là có kế hoạch đầu tiên. Chưa đặt ngân sách thì bạn chưa mất tiền.',
    progress: '{done, number}/{all, number}',
    done: 'Đã xong',
    account: 'Mở tài khoản',
    coupon: 'Nhận phiếu ưu đãi chào mừng',
    payPassword: 'Tạo mật khẩu giao dịch sáu chữ số',
    payPasswordText: 'Dùng để xác nhận mọi giao dịch tiền',
    money: 'Nạp tiền',
    moneyText: 'Chuyển khoản với mã tham chiếu của bạn',
    offer: 'Đặt ngân sách cho lời mời đầu tiên',
    offerText:
      '{count, plural, =0 {Chưa có lời mời. Chúng tôi sẽ báo cho bạn.} other {# lời mời đang chờ bạn}}',
    review: 'Xem lời mời',
  },
  programme: {
    levelTitle: 'Cấp cửa hàng',
    noUserData: 'Không có dữ liệu người dùng',
    usable: '{count, number} phiếu dùng được',
    nobody: 'chưa có ai',
    toClaim: '{count, number} phiếu có thể nhận',
    claimable: '{count, number} phiếu có thể nhận',
    toCoupons: 'Phiếu của tôi',
    couponEnds: 'Phiếu sắp hết hạn: {name}',
    couponEndsText: 'Dùng chậm nhất {date}.',
  },
} as const satisfies Pick<Texts['app'], 'center' | 'start' | 'programme'>;
