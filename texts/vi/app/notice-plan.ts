import type { Texts } from '../../kinds.ts';

/** Notices about plans, their orders and coupons. */
export const planNotices = {
  'coupon-given': {
    title: 'Phiếu ưu đãi mới',
    text: 'Bạn nhận thêm một phiếu từ chương trình ưu đãi. Phiếu chỉ dùng cho quảng cáo.',
  },
  'plan-offered': {
    title: 'Lời mời mới',
    text: '{product}, kế hoạch {plan}: đọc điều khoản rồi quyết định có đặt ngân sách hay không. Nếu bạn không đặt, sẽ không có gì xảy ra.',
  },
  'terms-changed': {
    title: 'Giá và điều khoản thay đổi',
    text: '{setting, select, mediaFee {Phí đặt quảng cáo} revenueFee {Phí doanh thu} vipFee {Phí doanh thu khi có VIP} vipPrice {Giá một tháng VIP} payoutCost {Phí rút tiền} thousandPriceMax {Giá tối đa mỗi nghìn lượt hiển thị} clickPriceMax {Giá tối đa mỗi lượt nhấp} offerDays {Thời gian quyết định lời mời} matchHours {Thời gian tìm vị trí quảng cáo} noSupplyHours {Thời gian không có lượt hiển thị phù hợp trước khi kế hoạch kết thúc} escrowEmptyHours {Thời gian không có tiền hoa hồng trước khi kế hoạch kết thúc} other {Cài đặt khác}}: {from} → {to}, từ {date}. Lời mời bạn đang có vẫn giữ điều khoản có lợi hơn cho bạn, và kế hoạch đã đặt ngân sách không thay đổi.',
  },
  'offer-changed': {
    title: 'Lời mời mới có điều khoản khác',
    text: '{product}, kế hoạch {plan}: trong lời mời mới, {setting, select, commission {hoa hồng mỗi đơn hàng} commissionMax {hoa hồng tối đa mỗi đơn hàng} clickWindow {thời hạn từ nhấp đến đặt hàng} validate {thời hạn từ nhấp đến chốt đơn} lowest {số tiền tối thiểu} highest {số tiền tối đa} other {một điều khoản}} thay đổi ({from} → {to}). Lời mời của bạn giữ nguyên điều khoản và nhận thêm những gì có lợi hơn cho bạn.',
  },
  'plan-copied': {
    title: 'Đã sao chép một kế hoạch cho bạn',
    text: '{product}, kế hoạch {plan}: người dẫn dắt bạn theo dõi đã đặt ngân sách. {amount} tiền của bạn đã được đặt làm ngân sách cho bản sao, trong hạn mức của bạn.',
  },
  'plan-failed': {
    title: 'Kế hoạch thất bại',
    text: '{product}, kế hoạch {plan}: kết thúc mà chưa chi tiêu gì. Toàn bộ {amount} đã được hoàn lại.',
  },
  'plan-first-impression': {
    title: 'Lượt hiển thị đầu tiên',
    text: '{product}, kế hoạch {plan}: quảng cáo của bạn được hiển thị lần đầu.',
  },
  'plan-first-click': {
    title: 'Lượt nhấp đầu tiên',
    text: '{product}, kế hoạch {plan}: lần đầu có người nhấp vào quảng cáo của bạn.',
  },
  'plan-first-order': {
    title: 'Đơn hàng đầu tiên',
    text: '{product}, kế hoạch {plan}: đơn hàng đầu tiên đã đến. Đơn còn chờ cho đến khi chốt.',
  },
  'plan-slow': {
    title: 'Kế hoạch chậm hơn mục tiêu',
    text: '{product}, kế hoạch {plan}: chi tiêu dưới mục tiêu suốt {hours, number} giờ, đến nay mới đạt {percent} mức dự kiến. Phần chưa chi tiêu sẽ được hoàn lại.',
  },
  'plan-learning-limited': {
    title: 'Giai đoạn máy học bị hạn chế',
    text: '{product}, kế hoạch {plan}: {count, plural, other {# đơn hàng}} trong {days, number} ngày gần nhất là quá ít để chọn vị trí quảng cáo hiệu quả.',
  },
  'plan-reversals': {
    title: 'Nhiều đơn hàng bị hủy',
    text: '{product}, kế hoạch {plan}: người bán đã hủy {percent} đơn hàng. Bạn có thể phản đối từng đơn.',
  },
  'plan-escrow-low': {
    title: 'Kế hoạch tạm dừng',
    text: '{product}, kế hoạch {plan}: người bán ký quỹ không đủ để trả hoa hồng. Kế hoạch sẽ chạy tiếp khi đủ tiền.',
  },
  'plan-credited': {
    title: 'Hoàn tiền do lưu lượng không hợp lệ',
    text: '{product}, kế hoạch {plan}: đã hoàn lại {amount} cho các sự kiện mà sau đó phát hiện không hợp lệ.',
  },
  'plan-settled': {
    title: 'Kế hoạch đã quyết toán',
    text: '{product}, kế hoạch {plan}: kết quả phần của bạn là {amount}.',
  },
  'conversion-disputed': {
    title: 'Người bán phản đối một đơn hàng',
    text: '{product}, kế hoạch {plan}: {amount} đang chờ hai nhân viên quyết định. Nếu sau {days, number} ngày vẫn chưa có quyết định, khoản này sẽ được trả cho bạn.',
  },
  'conversion-approved': {
    title: 'Đơn hàng được quyết định có lợi cho bạn',
    text: '{product}, kế hoạch {plan}: đơn hàng được tính. {amount} sẽ được trả, trừ khi người bán không còn tiền ký quỹ.',
  },
  'conversion-unfunded': {
    title: 'Đơn hàng được tính nhưng không được trả',
    text: '{product}, kế hoạch {plan}: quyết định có lợi cho bạn, nhưng không trả được {amount} vì người bán không có tiền ký quỹ.',
  },
  'conversion-upheld': {
    title: 'Đơn hàng không được tính',
    text: '{product}, kế hoạch {plan}: nhân viên quyết định không trả {amount}. Xem lý do trong kế hoạch.',
  },
  'conversion-clawed-back': {
    title: 'Hoa hồng đơn hàng bị thu hồi',
    text: '{product}, kế hoạch {plan}: {amount} sẽ được trừ vào hoa hồng sau này từ người bán này, không trừ nguồn nào khác. Phần chưa trừ hết vào {date} sẽ được xóa bỏ.',
  },
} as const satisfies Partial<Texts['app']['notice']>;
