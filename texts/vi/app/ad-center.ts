import type { Texts } from '../../kinds.ts';

/** What stands below the figures of the ad centre. */
export const adCenterWords = {
  center: {
    seeWhy: 'Xem lý do',
    planFailed: 'Kế hoạch thất bại: {product}',
    planReturned:
      'Kết thúc ngày {date} mà không có phân phối. Toàn bộ số tiền đã về lại nơi ban đầu.',
    planOver: 'Đề nghị đã kết thúc ngày {date}. Chưa đặt ngân sách nào.',
    payout: 'Rút {amount}',
    payoutState: {
      requested: 'Đã yêu cầu lúc {date}. Tiếp theo nhân viên xem xét.',
      approved: 'Đã duyệt lúc {date}. Tiếp theo là gửi tiền.',
      sent: 'Đã gửi lúc {date}. Ngân hàng cần một đến ba ngày làm việc.',
      completed: 'Đã đến lúc {date}.',
      rejected: 'Bị từ chối lúc {date}. Số tiền đã khả dụng trở lại; lý do có trong ví.',
      failed: 'Ngân hàng trả lại lúc {date}. Số tiền đã khả dụng trở lại; lý do có trong ví.',
      cancelled: 'Đã hủy lúc {date}.',
    },
    toWallet: 'Mở ví',
    answered: 'Bộ phận chăm sóc khách hàng đã trả lời',
    answeredText: '{count, plural, other {# tin nhắn}} chưa đọc.',
    awaited: 'Tin nhắn của bạn đang chờ trả lời',
    awaitedText:
      'Bộ phận chăm sóc khách hàng đã nhận. Chuông thông báo cho bạn biết khi có người trả lời.',
    toChat: 'Mở trò chuyện',
    follows: 'Danh sách theo dõi',
    noFollows: 'Bạn chưa theo dõi ai',
    following:
      'Đang theo dõi. Đã sao chép {copies, plural, other {# kế hoạch}}, {missed, number} không sao chép được',
    followed:
      'Đã kết thúc. Đã sao chép {copies, plural, other {# kế hoạch}}, {missed, number} không sao chép được',
    questions: 'Câu hỏi',
    allQuestions: 'Tất cả',
    feedback: 'Góp ý',
    feedbackText: 'Cho chúng tôi biết điều chưa ổn hoặc còn thiếu',
    olderPlans: 'Tất cả kế hoạch cũ hơn',
    rules: 'Quy tắc vận hành',
  },
  programme: {
    title: 'Chương trình đối tác',
    level: 'Cấp cửa hàng {level, number}',
    levelTitle: 'Cấp cửa hàng',
    score: 'Điểm tín nhiệm {score, number}',
    vip: 'VIP đến {date}',
    noVip: 'chưa có VIP',
    deposit: 'tiền đặt cọc {amount}',
    activities: 'Ưu đãi',
    couponsTitle: 'Phiếu ưu đãi',
    coupons: '{count, plural, =0 {Hiện không có phiếu nào để dùng} other {# phiếu có thể dùng}}',
    toCoupons: 'Phiếu của tôi',
    couponEnds: 'Một phiếu sắp hết hạn: {name}',
    couponEndsText: 'Dùng được đến {date}.',
    follow: 'Theo dõi kế hoạch',
    followText: 'Theo dõi người vận hành, hoặc để người khác theo dõi bạn',
  },
} as const satisfies Pick<Texts['app'], 'center' | 'programme'>;
