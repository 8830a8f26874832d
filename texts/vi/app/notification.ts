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
    allRead: 'Đã đánh dấu tất cả là đã đọc',
    undo: 'Hoàn tác',
    markFailed: 'Không đánh dấu đã đọc được. Vui lòng thử lại.',
    markAllFailed: 'Không đánh dấu đã đọc tất cả được. Vui lòng thử lại.',
    more: 'Xem thêm',
    end: 'Đã hiển thị tất cả',
    none: {
      first: {
        title: 'Chưa có thông báo',
        text: 'Hoạt động tài khoản và tin từ mạng lưới sẽ hiển thị tại đây.',
      },
      'system-announcement': {
        title: 'Không có tin hệ thống',
        text: 'Tin từ mạng lưới và thay đổi trên tài khoản của bạn sẽ hiển thị tại đây.',
      },
      'system-maintenance': {
        title: 'Không có bảo trì',
        text: 'Lịch bảo trì sẽ được thông báo tại đây.',
      },
      activity: {
        title: 'Không có ưu đãi',
        text: 'Các chương trình ưu đãi bạn có thể tham gia sẽ hiển thị tại đây.',
      },
      unread: {
        title: 'Không có thông báo chưa đọc',
        text: 'Bạn đã đọc hết thông báo trong bộ lọc này.',
      },
      read: {
        title: 'Chưa có thông báo đã đọc',
        text: 'Thông báo bạn đã mở hoặc đánh dấu đã đọc sẽ hiển thị tại đây.',
      },
    },
    preferences: 'Cài đặt thông báo',
    preferencesText: 'Thông báo đã tắt vẫn hiển thị trong danh sách nhưng không tính là chưa đọc.',
    eachKind: 'Theo loại',
    topic: {
      security: {
        name: 'Bảo mật tài khoản',
        text: 'Mật khẩu và nơi nhận tiền rút. Luôn bật.',
      },
      wallet: {
        name: 'Ví của bạn',
        text: 'Tiền vào và tiến trình rút tiền. Chúng tôi luôn báo khi có tiền ra.',
      },
      feedback: { name: 'Góp ý của bạn', text: 'Khi chúng tôi trả lời góp ý.' },
      chat: { name: 'Trò chuyện', text: 'Khi bộ phận chăm sóc khách hàng trả lời bạn.' },
      plan: {
        name: 'Kế hoạch của bạn',
        text: 'Thay đổi của kế hoạch và đơn hàng.',
      },
      'system-announcement': { name: 'Tin hệ thống', text: 'Tin từ mạng lưới.' },
      'system-maintenance': { name: 'Bảo trì', text: 'Lịch bảo trì.' },
      activity: { name: 'Ưu đãi', text: 'Các chương trình bạn có thể tham gia.' },
    },
  },
  notice: {
    'login-new-device': {
      title: 'Đăng nhập từ thiết bị mới',
      text: 'Tài khoản của bạn được dùng trên một thiết bị chúng tôi chưa từng thấy. Nếu không phải bạn, vui lòng đổi mật khẩu đăng nhập ngay. Mọi thiết bị sẽ bị đăng xuất.',
    },
    'password-changed': {
      title: 'Đã đổi mật khẩu đăng nhập',
      text: 'Mọi thiết bị đã bị đăng xuất. Nếu không phải bạn, vui lòng liên hệ ngay bộ phận chăm sóc khách hàng.',
    },
    'password-link': {
      title: 'Đã cấp liên kết tạo mật khẩu đăng nhập mới',
      text: 'Liên kết dùng được từ {date}. Nếu bạn không yêu cầu, vui lòng đổi mật khẩu đăng nhập. Liên kết sẽ bị hủy.',
    },
    'password-reset': {
      title: 'Đã tạo mật khẩu đăng nhập mới',
      text: 'Mật khẩu được tạo bằng liên kết của bộ phận chăm sóc khách hàng. Thiết bị bạn dùng gần nhất vẫn có thể xem và phản đối; mọi thiết bị khác đã bị đăng xuất. Để bảo vệ bạn, việc rút tiền tạm ngừng {hours, number} giờ.',
    },
    objection: {
      title: 'Bạn đã phản đối',
      text: 'Yêu cầu đã bị chặn. Nếu mật khẩu đăng nhập đã được tạo qua liên kết, mật khẩu đó không còn hiệu lực, và việc rút tiền tạm ngừng cho đến khi hai nhân viên kiểm tra xong.',
    },
    'objection-cleared': {
      title: 'Đã mở lại việc rút tiền',
      text: 'Hai nhân viên đã xét đơn phản đối của bạn và mở lại việc rút tiền.',
    },
    'status-changed': {
      title: 'Trạng thái tài khoản đã thay đổi',
      text: 'Hai nhân viên đã duyệt việc này. Xem người xử lý và lý do trong ví, mục “Thao tác của nhân viên”.',
    },
    'data-export': {
      title: 'Dữ liệu của bạn đã được tập hợp thành tệp',
      text: 'Hai nhân viên đã quyết định xuất mọi thông tin chúng tôi có về bạn. Xem người xử lý và lý do trong ví, mục “Thao tác của nhân viên”.',
    },
    'erasure-planned': {
      title: 'Dữ liệu cá nhân của bạn sẽ bị xóa',
      text: 'Hai nhân viên đã quyết định việc này. Việc xóa diễn ra vào {date}. Nếu bạn không muốn, vui lòng chặn lại qua thông báo ở đầu ứng dụng.',
    },
    'session-ended': {
      title: 'Bộ phận chăm sóc khách hàng đã đăng xuất một thiết bị',
      text: 'Một thiết bị của bạn đã bị đăng xuất. Xem người xử lý và lý do trong ví, mục “Thao tác của nhân viên”.',
    },
    'pay-password-set': {
      title: 'Đã tạo mật khẩu giao dịch',
      text: 'Bạn sẽ dùng mật khẩu này để xác nhận mọi việc liên quan đến tiền và thay đổi nơi nhận tiền rút.',
    },
    'pay-password-changed': {
      title: 'Đã đổi mật khẩu giao dịch',
      text: 'Các thiết bị khác của bạn đã bị đăng xuất. Nếu không phải bạn, vui lòng đổi mật khẩu đăng nhập.',
    },
    'pay-password-disabled': {
      title: 'Mật khẩu giao dịch đã bị vô hiệu hóa',
      text: 'Mật khẩu bị nhập sai {tries, number} lần liên tiếp. Bạn có thể yêu cầu mật khẩu mới.',
    },
    'pay-password-reset-asked': {
      title: 'Đã yêu cầu mật khẩu giao dịch mới',
      text: 'Có thể tạo từ {date}. Nếu bạn không yêu cầu, vui lòng hủy.',
    },
    'pay-password-reset-cancelled': {
      title: 'Đã hủy yêu cầu mật khẩu giao dịch mới',
      text: 'Mật khẩu giao dịch của bạn không đổi.',
    },
    'pay-password-reset': {
      title: 'Đã tạo mật khẩu giao dịch mới',
      text: 'Mật khẩu này thay cho mật khẩu đã quên. Để bảo vệ bạn, việc rút tiền tạm ngừng {hours, number} giờ.',
    },
    'card-bound': {
      title: 'Đã liên kết {label}',
      text: 'Tiền rút của bạn sẽ chuyển về •••• {last4}.',
    },
    'card-replaced': {
      title: 'Đã đổi nơi nhận tiền rút',
      text: 'Từ nay tiền rút được chuyển đến {label} •••• {last4}. Để bảo vệ bạn, việc rút tiền tạm ngừng {hours, number} giờ. Các thiết bị khác của bạn đã bị đăng xuất. Nếu không phải bạn, vui lòng báo cho bộ phận chăm sóc khách hàng.',
    },
    'contact-changed': {
      title: 'Đã đổi email hoặc số điện thoại',
      text: 'Để bảo vệ bạn, việc rút tiền tạm ngừng {hours, number} giờ. Nếu không phải bạn, vui lòng báo ngay cho bộ phận chăm sóc khách hàng.',
    },
    'coupon-given': {
      title: 'Phiếu ưu đãi mới',
      text: 'Bạn nhận thêm một phiếu từ chương trình ưu đãi. Phiếu chỉ dùng cho quảng cáo.',
    },
    'feedback-answered': {
      title: 'Góp ý của bạn đã được trả lời',
      text: 'Góp ý {ticket} đã có câu trả lời.',
    },
    'feedback-blocked': {
      title: 'Một câu trả lời gửi bạn đã bị chặn',
      text: 'Một nhân viên đã viết nội dung không được phép trong góp ý {ticket}, chẳng hạn đòi tiền hoặc hỏi mật khẩu. Chúng tôi đã không gửi nội dung đó cho bạn.',
    },
    'report-upheld': {
      title: 'Báo cáo của bạn đã được trả lời',
      text: '{by} đồng ý với báo cáo của bạn: {reason}',
    },
    'report-dismissed': {
      title: 'Báo cáo của bạn đã được trả lời',
      text: '{by} không thấy sai phạm: {reason}',
    },
    'chat-answered': {
      title: 'Bộ phận chăm sóc khách hàng đã trả lời',
      text: '{by} đã nhắn cho bạn trong cuộc trò chuyện.',
    },
    'chat-blocked': {
      title: 'Một tin nhắn gửi bạn đã bị chặn',
      text: 'Một nhân viên đã viết nội dung không được phép. Chúng tôi đã không gửi tin đó. Xem lý do trong cuộc trò chuyện.',
    },
    'plan-offered': {
      title: 'Lời mời mới',
      text: '{product}, kế hoạch {plan}: đọc điều khoản rồi quyết định có đặt ngân sách hay không. Nếu bạn không đặt, sẽ không có gì xảy ra.',
    },
    'plan-copied': {
      title: 'Đã sao chép một kế hoạch cho bạn',
      text: '{product}, kế hoạch {plan}: người dẫn dắt bạn theo dõi đã đặt ngân sách. {amount} tiền của bạn đã được đặt cho bản sao, trong hạn mức của bạn.',
    },
    'plan-failed': {
      title: 'Kế hoạch thất bại',
      text: '{product}, kế hoạch {plan}: kết thúc mà chưa chi tiêu gì. Toàn bộ {amount} đã được hoàn lại.',
    },
    'plan-slow': {
      title: 'Kế hoạch chậm hơn mục tiêu',
      text: '{product}, kế hoạch {plan}: thấp hơn mục tiêu đã {hours, number} giờ, mới chi tiêu {percent} mức dự kiến. Phần chưa chi tiêu sẽ được hoàn lại.',
    },
    'plan-learning-limited': {
      title: 'Học bị hạn chế',
      text: '{product}, kế hoạch {plan}: {count, plural, other {# đơn hàng}} trong {days, number} ngày gần nhất là quá ít để chọn tốt vị trí quảng cáo.',
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
      text: '{product}, kế hoạch {plan}: đã hoàn lại {amount} cho các sự kiện được phát hiện không hợp lệ sau đó.',
    },
    'plan-settled': {
      title: 'Kế hoạch đã quyết toán',
      text: '{product}, kế hoạch {plan}: kết quả là {amount}.',
    },
    'conversion-disputed': {
      title: 'Người bán phản đối một đơn hàng',
      text: '{product}, kế hoạch {plan}: {amount} chờ đến khi hai nhân viên quyết định. Nếu họ không quyết định trong {days, number} ngày, khoản này được trả.',
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
      text: '{product}, kế hoạch {plan}: {amount} sẽ được trừ vào hoa hồng sau này của người bán này, không trừ nguồn nào khác. Phần còn lại vào {date} sẽ được xóa.',
    },
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
      title: 'Giao dịch đã bị đảo',
      text: 'Thay đổi trong ví của bạn: {change}. Xem lý do trong giao dịch.',
    },
    'recovery-opened': {
      title: 'Khoản đảo vượt quá số dư khả dụng',
      text: 'Mạng lưới tạm bù {amount}. Khoản này được trừ vào tiền khả dụng về sau. Bạn không bao giờ phải nạp thêm.',
    },
    'recovery-paid': {
      title: 'Đã trả khoản đảo',
      text: '{amount} tiền mới khả dụng của bạn đã dùng để trả một khoản đảo trước đó. Xem khoản nào trong giao dịch.',
    },
    'payout-approved': {
      title: 'Lệnh rút tiền đã được duyệt',
      text: 'Lệnh rút {amount} của bạn đã được duyệt. Nếu bạn không yêu cầu, vui lòng liên hệ ngay bộ phận chăm sóc khách hàng.',
    },
    'payout-sent': {
      title: 'Đã chuyển tiền rút',
      text: '{amount} đang được chuyển đến bạn. Mã tham chiếu: {reference}.',
    },
    'payout-completed': { title: 'Rút tiền hoàn tất', text: '{amount} đã rời ví của bạn.' },
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
      title: 'Giao dịch đổi tiền được phân xử cho bạn',
      text: '{amount} đã về lại số dư khả dụng. Xem người quyết định và lý do trong ví.',
    },
    'exchange-completed': {
      title: 'Giao dịch đổi tiền được phân xử cho bên đổi tiền',
      text: 'Đã trả {amount} cho bên đổi tiền. Xem người quyết định và lý do trong ví.',
    },
    other: {
      title: 'Có thay đổi trên tài khoản của bạn',
      text: 'Mở để xem chi tiết.',
    },
  },
  push: {
    title: 'Thông báo đẩy trên điện thoại này',
    text: 'Thông báo cho biết có tin mới thuộc các loại trên, không bao giờ nêu số tiền. Thiết bị này nhận thông báo cho đến khi bạn đăng xuất. Trình duyệt sẽ xin phép bạn.',
    turnOn: 'Bật trên thiết bị này',
    turnOff: 'Tắt trên thiết bị này',
    problem: {
      install: 'Trên iPhone, vui lòng thêm ứng dụng vào màn hình chính rồi mở từ đó.',
      unsupported:
        'Trình duyệt này không nhận được thông báo đẩy. Bạn vẫn xem được mọi thông báo ở biểu tượng chuông.',
      denied: 'Bạn đã chặn thông báo từ trang này. Bạn có thể cho phép trong cài đặt trình duyệt.',
      failed: 'Dịch vụ thông báo đẩy của trình duyệt không phản hồi. Vui lòng thử lại sau.',
    },
  },
} as const satisfies Pick<Texts['app'], 'notification' | 'notice' | 'push'>;
