import type { Texts } from '../../kinds.ts';

/** Notifications, and what each notice says. */
export const notificationWords = {
  notification: {
    categories: 'Loại thông báo',
    category: {
      all: 'Tất cả',
      'system-announcement': 'Tin hệ thống',
      'system-maintenance': 'Bảo trì hệ thống',
      activity: 'Ưu đãi',
    },
    statuses: 'Trạng thái',
    status: { all: 'Tất cả', unread: 'Chưa đọc', read: 'Đã đọc' },
    unreadMark: 'Chưa đọc.',
    unreadCount: '{count, plural, =0 {Đã đọc hết} other {# chưa đọc}}',
    markAll: 'Đánh dấu đã đọc hết',
    allRead: 'Đã đánh dấu đọc hết',
    undo: 'Hoàn tác',
    markFailed: 'Không đánh dấu đã đọc được. Thử lại.',
    markAllFailed: 'Không đánh dấu đã đọc hết được. Thử lại.',
    more: 'Xem thêm',
    end: 'Đây là tất cả thông báo',
    none: {
      first: {
        title: 'Chưa có thông báo',
        text: 'Những gì xảy ra trên tài khoản của bạn và tin từ mạng lưới sẽ có ở đây.',
      },
      'system-announcement': {
        title: 'Không có tin hệ thống',
        text: 'Tin của mạng lưới và thay đổi trên tài khoản của bạn có ở đây.',
      },
      'system-maintenance': {
        title: 'Không có bảo trì',
        text: 'Khi có phần nào sắp ngừng hoạt động, thông tin được báo trước ở đây.',
      },
      activity: {
        title: 'Không có ưu đãi',
        text: 'Các chương trình của mạng lưới mà bạn có thể tham gia có ở đây.',
      },
      unread: {
        title: 'Không có thông báo chưa đọc',
        text: 'Bạn đã xem hết các thông báo theo bộ lọc này.',
      },
      read: {
        title: 'Chưa đọc thông báo nào',
        text: 'Thông báo bạn đã mở hoặc đánh dấu có ở đây.',
      },
    },
    preferences: 'Những gì được tính trên chuông',
    preferencesText:
      'Mục đã tắt vẫn có trong danh sách, nhưng không được đếm và không đến dưới dạng chưa đọc.',
    eachKind: 'Chọn từng loại',
    topic: {
      security: {
        name: 'An toàn tài khoản của bạn',
        text: 'Mật khẩu và nơi nhận tiền rút. Luôn bật.',
      },
      wallet: {
        name: 'Ví của bạn',
        text: 'Khi có tiền vào hoặc lệnh rút tiền có tiến triển. Việc tiền rời ví luôn được báo.',
      },
      feedback: { name: 'Góp ý của bạn', text: 'Khi có người trả lời góp ý.' },
      chat: { name: 'Trò chuyện', text: 'Khi bộ phận chăm sóc khách hàng trả lời bạn.' },
      plan: {
        name: 'Kế hoạch của bạn',
        text: 'Khi có diễn biến với kế hoạch hoặc đơn hàng của kế hoạch.',
      },
      'system-announcement': { name: 'Tin hệ thống', text: 'Tin của mạng lưới.' },
      'system-maintenance': { name: 'Bảo trì', text: 'Khi có phần nào ngừng hoạt động.' },
      activity: { name: 'Ưu đãi', text: 'Các chương trình bạn có thể tham gia.' },
    },
  },
  notice: {
    'login-new-device': {
      title: 'Đăng nhập từ thiết bị mới',
      text: 'Tài khoản của bạn vừa được đăng nhập trên một thiết bị chưa từng dùng. Nếu không phải bạn, hãy đổi mật khẩu đăng nhập ngay: mọi thiết bị sẽ bị đăng xuất.',
    },
    'password-changed': {
      title: 'Đã đổi mật khẩu đăng nhập',
      text: 'Mọi thiết bị đã bị đăng xuất. Nếu không phải bạn, báo ngay cho bộ phận chăm sóc khách hàng.',
    },
    'password-link': {
      title: 'Đã cấp liên kết tạo mật khẩu đăng nhập mới',
      text: 'Liên kết dùng được từ {date}. Nếu bạn không yêu cầu, hãy đổi mật khẩu đăng nhập: liên kết sẽ hết hiệu lực.',
    },
    'password-reset': {
      title: 'Đã tạo mật khẩu đăng nhập mới',
      text: 'Mật khẩu được tạo bằng liên kết của bộ phận chăm sóc khách hàng. Thiết bị bạn dùng gần nhất vẫn có thể xem và phản đối; mọi thiết bị khác đã bị đăng xuất. Việc rút tiền phải chờ một ngày, để bảo vệ bạn.',
    },
    objection: {
      title: 'Bạn đã phản đối',
      text: 'Những gì đang diễn ra đã được dừng lại. Nếu mật khẩu đã được tạo bằng liên kết, mật khẩu đó không còn hiệu lực, và việc rút tiền tạm dừng cho đến khi hai nhân viên chăm sóc khách hàng xem xét xong.',
    },
    'objection-cleared': {
      title: 'Việc rút tiền tiếp tục',
      text: 'Hai nhân viên chăm sóc khách hàng đã xem xét phản đối của bạn và kết thúc việc tạm dừng.',
    },
    'status-changed': {
      title: 'Trạng thái tài khoản của bạn đã thay đổi',
      text: 'Hai nhân viên chịu trách nhiệm về việc này. Ai làm và vì sao có trong ví của bạn, ở mục thao tác của nhân viên.',
    },
    'session-ended': {
      title: 'Bộ phận chăm sóc khách hàng đã kết thúc một phiên đăng nhập',
      text: 'Một thiết bị của bạn đã bị đăng xuất. Ai làm và vì sao có trong ví của bạn, ở mục thao tác của nhân viên.',
    },
    'pay-password-set': {
      title: 'Đã tạo mật khẩu giao dịch',
      text: 'Từ nay, việc rút tiền, thẻ và kế hoạch được xác nhận bằng mật khẩu này.',
    },
    'pay-password-changed': {
      title: 'Đã đổi mật khẩu giao dịch',
      text: 'Các thiết bị khác của bạn đã bị đăng xuất. Nếu không phải bạn, hãy đổi mật khẩu đăng nhập.',
    },
    'pay-password-disabled': {
      title: 'Mật khẩu giao dịch đã bị tắt',
      text: 'Mật khẩu bị nhập sai mười lần liên tiếp. Bạn có thể yêu cầu mật khẩu mới.',
    },
    'pay-password-reset-asked': {
      title: 'Có yêu cầu tạo mật khẩu giao dịch mới',
      text: 'Có thể tạo từ {date}. Nếu không phải bạn, hãy hủy yêu cầu.',
    },
    'pay-password-reset-cancelled': {
      title: 'Đã hủy yêu cầu tạo mật khẩu giao dịch mới',
      text: 'Mật khẩu giao dịch của bạn giữ nguyên.',
    },
    'pay-password-reset': {
      title: 'Đã tạo mật khẩu giao dịch mới',
      text: 'Mật khẩu cũ bị quên và đã được thay. Việc rút tiền phải chờ một ngày, để bảo vệ bạn.',
    },
    'card-bound': {
      title: 'Đã liên kết {label}',
      text: 'Tiền rút được chuyển đến •••• {last4}.',
    },
    'card-replaced': {
      title: 'Nơi nhận tiền rút đã thay đổi',
      text: 'Tiền rút được chuyển đến {label} •••• {last4} và trước tiên phải chờ một ngày. Các thiết bị khác của bạn đã bị đăng xuất. Nếu không phải bạn, báo cho bộ phận chăm sóc khách hàng.',
    },
    'contact-changed': {
      title: 'Đã thay đổi email hoặc số điện thoại',
      text: 'Việc rút tiền phải chờ một ngày, để bảo vệ bạn. Nếu không phải bạn, báo ngay cho bộ phận chăm sóc khách hàng.',
    },
    'coupon-given': {
      title: 'Phiếu ưu đãi mới',
      text: 'Bạn nhận thêm một phiếu của chương trình ưu đãi. Phiếu chỉ dùng cho quảng cáo.',
    },
    'feedback-answered': {
      title: 'Góp ý của bạn đã được trả lời',
      text: 'Góp ý {ticket} đã có câu trả lời.',
    },
    'feedback-blocked': {
      title: 'Một câu trả lời gửi bạn đã bị chặn',
      text: 'Một nhân viên đã viết trong góp ý {ticket} điều nhân viên không được viết, chẳng hạn đòi tiền hoặc hỏi mật khẩu. Nội dung đó không được chuyển đến bạn.',
    },
    'report-upheld': {
      title: 'Báo cáo của bạn đã được trả lời',
      text: '{by} đồng ý với báo cáo của bạn: {reason}',
    },
    'report-dismissed': {
      title: 'Báo cáo của bạn đã được trả lời',
      text: '{by} không thấy có gì sai: {reason}',
    },
    'chat-answered': {
      title: 'Bộ phận chăm sóc khách hàng đã trả lời',
      text: '{by} đã viết cho bạn trong trò chuyện.',
    },
    'chat-blocked': {
      title: 'Một tin nhắn gửi bạn đã bị chặn',
      text: 'Một nhân viên đã viết điều nhân viên không được viết. Tin nhắn không được chuyển đến bạn; lý do có trong trò chuyện.',
    },
    'plan-offered': {
      title: 'Đề nghị mới',
      text: '{product}, kế hoạch {plan}: hãy đọc điều khoản và quyết định có đặt số tiền hay không. Không có gì xảy ra nếu bạn không làm.',
    },
    'plan-copied': {
      title: 'Một kế hoạch đã được sao chép cho bạn',
      text: '{product}, kế hoạch {plan}: người vận hành bạn theo dõi đã đặt tiền, và {amount} của bạn đã được đặt trong các hạn mức.',
    },
    'plan-failed': {
      title: 'Một kế hoạch thất bại',
      text: '{product}, kế hoạch {plan}: kết thúc mà chưa chi tiêu gì, và {amount} đã được hoàn lại đầy đủ.',
    },
    'plan-slow': {
      title: 'Một kế hoạch chậm hơn dự kiến',
      text: '{product}, kế hoạch {plan}: đã sáu giờ, kế hoạch chỉ chi tiêu {percent} mức lẽ ra phải đạt đến lúc này. Phần chưa chi tiêu sẽ được hoàn lại.',
    },
    'plan-learning-limited': {
      title: 'Một kế hoạch chưa học đủ',
      text: '{product}, kế hoạch {plan}: {count, plural, other {# đơn hàng}} trong bảy ngày là quá ít để chọn tốt vị trí quảng cáo.',
    },
    'plan-reversals': {
      title: 'Nhiều đơn hàng bị hủy',
      text: '{product}, kế hoạch {plan}: người bán đã hủy {percent} số đơn hàng. Bạn có thể phản đối từng đơn.',
    },
    'plan-escrow-low': {
      title: 'Một kế hoạch bị tạm dừng',
      text: '{product}, kế hoạch {plan}: người bán để riêng quá ít tiền cho hoa hồng. Kế hoạch tiếp tục khi có đủ.',
    },
    'plan-credited': {
      title: 'Đã hoàn tiền cho lưu lượng không hợp lệ',
      text: '{product}, kế hoạch {plan}: {amount} cho các sự kiện được phát hiện không hợp lệ sau đó.',
    },
    'plan-settled': {
      title: 'Một kế hoạch đã quyết toán',
      text: '{product}, kế hoạch {plan}: kết quả là {amount}.',
    },
    'conversion-disputed': {
      title: 'Người bán phản đối một đơn hàng',
      text: '{product}, kế hoạch {plan}: {amount} chờ đến khi hai người quyết định. Nếu họ không quyết định trong 30 ngày, khoản này được trả.',
    },
    'conversion-approved': {
      title: 'Một đơn hàng được quyết định có lợi cho bạn',
      text: '{product}, kế hoạch {plan}: đơn hàng được tính. {amount} được trả, trừ khi người bán không có tiền để riêng.',
    },
    'conversion-unfunded': {
      title: 'Một đơn hàng được tính nhưng không được trả',
      text: '{product}, kế hoạch {plan}: quyết định có lợi cho bạn, nhưng {amount} không được trả vì người bán không có tiền để riêng.',
    },
    'conversion-upheld': {
      title: 'Một đơn hàng không được tính',
      text: '{product}, kế hoạch {plan}: quyết định là không trả {amount}. Lý do có trong kế hoạch.',
    },
    'conversion-clawed-back': {
      title: 'Một đơn hàng bị thu hồi',
      text: '{product}, kế hoạch {plan}: {amount} được lấy từ hoa hồng sau này của cùng người bán, và không từ nguồn nào khác. Phần chưa trả đến {date} sẽ được xóa.',
    },
    'deposit-confirmed': {
      title: 'Khoản nạp đã đến',
      text: 'Đã cộng vào số dư khả dụng: {amount}.',
    },
    'deposit-refused': {
      title: 'Khoản nạp không được ghi nhận',
      text: 'Khoản chuyển có mã tham chiếu {reference}. Ai và vì sao có trong ví.',
    },
    'startup-advanced': {
      title: 'Đã nhận vốn khởi đầu',
      text: 'Chỉ dùng cho quảng cáo: {amount}. Vốn thuộc về mạng lưới cho đến khi được hoàn trả.',
    },
    'startup-returned': {
      title: 'Vốn khởi đầu đã được hoàn trả',
      text: 'Đã hoàn trả: {amount}. Phần mà vốn và thu nhập từ vốn không đủ bù là khoản lỗ của mạng lưới.',
    },
    'startup-forgiven': {
      title: 'Khoản lỗ mạng lưới chịu',
      text: 'Từ vốn khởi đầu: {amount}. Tiền của chính bạn không bao giờ bị lấy cho khoản này. Bản ghi nêu chi tiết.',
    },
    'charged-back': {
      title: 'Một bút toán đã bị đảo',
      text: 'Thay đổi đối với bạn: {change}. Bản ghi nêu lý do.',
    },
    'recovery-opened': {
      title: 'Bút toán đảo lớn hơn số dư khả dụng của bạn',
      text: 'Mạng lưới gánh {amount}. Khoản này được trả bằng tiền trở nên khả dụng sau đó; bạn không cần nộp thêm gì.',
    },
    'recovery-paid': {
      title: 'Đã trả phần còn lại của bút toán đảo',
      text: '{amount} trong số tiền vừa khả dụng đã được dùng để trả. Bản ghi nêu rõ cho khoản nào.',
    },
    'payout-approved': {
      title: 'Lệnh rút tiền đã được duyệt',
      text: 'Số tiền: {amount}. Nếu bạn không yêu cầu, hãy báo ngay cho bộ phận chăm sóc khách hàng.',
    },
    'payout-sent': {
      title: 'Lệnh rút tiền đã được gửi',
      text: 'Đang chuyển: {amount}, mã tham chiếu {reference}.',
    },
    'payout-completed': { title: 'Lệnh rút tiền đã hoàn tất', text: 'Đã rời ví: {amount}.' },
    'payout-rejected': {
      title: 'Lệnh rút tiền bị từ chối',
      text: 'Khả dụng trở lại: {amount}. Ví của bạn nêu lý do, và bạn có thể yêu cầu xem xét lại.',
    },
    'payout-failed': {
      title: 'Lệnh rút tiền thất bại',
      text: 'Khả dụng trở lại: {amount}. Ví của bạn nêu lý do.',
    },
    'review-answered': {
      title: 'Yêu cầu xem xét lại của bạn đã được trả lời',
      text: 'Câu trả lời có trong ví, kèm tên và lý do.',
    },
    'exchange-accepted': {
      title: 'Bên đổi tiền đã nhận giao dịch của bạn',
      text: 'Tạm giữ cho đến khi bạn xác nhận đã nhận tiền: {amount}.',
    },
    'exchange-released': {
      title: 'Giao dịch đổi tiền kết thúc có lợi cho bạn',
      text: 'Khả dụng trở lại: {amount}. Ai và vì sao có trong ví.',
    },
    'exchange-completed': {
      title: 'Giao dịch đổi tiền kết thúc có lợi cho bên đổi tiền',
      text: 'Đã trả cho bên đổi tiền: {amount}. Ai và vì sao có trong ví.',
    },
    other: {
      title: 'Có thay đổi trên tài khoản của bạn',
      text: 'Mở để xem nội dung.',
    },
  },
  push: {
    title: 'Trên điện thoại này, cả khi ứng dụng đã đóng',
    text: 'Thông báo đẩy cho biết có tin mới thuộc các loại trên, và không bao giờ nêu số tiền. Thông báo đến thiết bị này cho đến khi bạn đăng xuất. Trình duyệt sẽ hỏi bạn thêm một lần.',
    turnOn: 'Bật cho thiết bị này',
    turnOff: 'Tắt cho thiết bị này',
    problem: {
      install: 'Trên iPhone, trước tiên thêm ứng dụng vào màn hình chính, rồi mở từ đó.',
      unsupported:
        'Trình duyệt này không nhận được thông báo đẩy. Chuông thông báo vẫn cho bạn biết mọi tin.',
      denied:
        'Bạn đã từ chối thông báo của trang này. Bạn có thể cho phép trong phần cài đặt của trình duyệt.',
      failed: 'Dịch vụ thông báo đẩy của trình duyệt không trả lời. Thử lại sau.',
    },
  },
} as const satisfies Pick<Texts['app'], 'notification' | 'notice' | 'push'>;
