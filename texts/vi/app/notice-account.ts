import type { Texts } from '../../kinds.ts';

/** Notices about access to the account and about answers from staff. */
export const accountNotices = {
  welcome: {
    title: 'Chào mừng bạn',
    text: 'Tài khoản của bạn đã được mở. Xem các bước đầu tiên ở Trang chủ. Nhân viên không bao giờ hỏi mật khẩu, cũng không yêu cầu bạn nộp tiền rồi mới được rút.',
  },
  'login-new-device': {
    title: 'Đăng nhập từ thiết bị mới',
    text: 'Tài khoản của bạn được dùng trên {device, select, unknown {một thiết bị chúng tôi chưa từng thấy} other {{device}}}. Nếu không phải bạn, vui lòng đổi mật khẩu đăng nhập ngay. Khi đó, mọi thiết bị sẽ bị đăng xuất.',
  },
  'password-changed': {
    title: 'Đã đổi mật khẩu đăng nhập',
    text: 'Mọi thiết bị đã bị đăng xuất. Nếu không phải bạn, vui lòng liên hệ ngay bộ phận chăm sóc khách hàng.',
  },
  'passkey-added': {
    title: 'Đã thêm khóa truy cập',
    text: 'Từ giờ có thể đăng nhập vào tài khoản của bạn bằng “{name}”. Nếu không phải bạn, vui lòng xóa khóa này và đổi mật khẩu đăng nhập ngay.',
  },
  'passkey-ended': {
    title: 'Đã xóa khóa truy cập',
    text: 'Không thể đăng nhập vào tài khoản của bạn bằng “{name}” nữa.',
  },
  'password-link': {
    title: 'Đã cấp liên kết tạo mật khẩu đăng nhập mới',
    text: 'Liên kết dùng được từ {date}. Nếu bạn không yêu cầu, vui lòng đổi mật khẩu đăng nhập. Khi đó, liên kết sẽ bị hủy.',
  },
  'password-reset': {
    title: 'Đã tạo mật khẩu đăng nhập mới',
    text: 'Mật khẩu được tạo bằng liên kết của bộ phận chăm sóc khách hàng. Thiết bị bạn dùng gần nhất vẫn có thể xem tài khoản và báo nếu không phải bạn; mọi thiết bị khác đã bị đăng xuất. Tạm ngừng rút tiền và đổi tiền {hours, number} giờ để bảo vệ bạn.',
  },
  'password-by-mail': {
    title: 'Đã tạo mật khẩu đăng nhập mới',
    text: 'Mật khẩu được tạo bằng liên kết chúng tôi gửi đến email của bạn. Thiết bị bạn dùng gần nhất vẫn có thể xem tài khoản và báo nếu không phải bạn; mọi thiết bị khác đã bị đăng xuất. Tạm ngừng rút tiền và đổi tiền {hours, number} giờ để bảo vệ bạn.',
  },
  'password-by-passkey': {
    title: 'Đã tạo mật khẩu đăng nhập mới',
    text: 'Mật khẩu được tạo bằng một khóa truy cập của bạn. Thiết bị bạn dùng gần nhất trước đó vẫn có thể xem tài khoản và báo nếu không phải bạn; mọi thiết bị khác đã bị đăng xuất. Tạm ngừng rút tiền và đổi tiền {hours, number} giờ để bảo vệ bạn.',
  },
  objection: {
    title: 'Bạn đã báo một thay đổi trên tài khoản',
    text: 'Yêu cầu đã bị chặn. Nếu mật khẩu đăng nhập đã được đặt lại, mật khẩu đó không còn hiệu lực, và việc rút tiền và đổi tiền tạm ngừng cho đến khi hai nhân viên kiểm tra xong.',
  },
  'objection-cleared': {
    title: 'Đã mở lại việc rút tiền và đổi tiền',
    text: 'Hai nhân viên đã kiểm tra điều bạn báo và mở lại việc rút tiền và đổi tiền.',
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
    text: 'Hai nhân viên đã quyết định việc này. Việc xóa diễn ra sớm nhất vào {date}. Nếu bạn không muốn, vui lòng chặn lại qua thông báo ở đầu ứng dụng.',
  },
  'session-ended': {
    title: 'Bộ phận chăm sóc khách hàng đã đăng xuất một thiết bị',
    text: 'Một thiết bị của bạn đã bị đăng xuất. Xem người xử lý và lý do trong ví, mục “Thao tác của nhân viên”.',
  },
  'pay-password-set': {
    title: 'Đã tạo mật khẩu giao dịch',
    text: 'Bạn sẽ dùng mật khẩu này để xác nhận mọi giao dịch tiền và mọi thay đổi về nơi nhận tiền rút.',
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
    text: 'Mật khẩu này thay cho mật khẩu đã quên. Tạm ngừng rút tiền và đổi tiền {hours, number} giờ để bảo vệ bạn.',
  },
  'card-bound': {
    title: 'Đã liên kết nơi nhận tiền rút: {label}',
    text: 'Tiền rút của bạn sẽ chuyển về •••• {last4}.',
  },
  'card-replaced': {
    title: 'Đã đổi nơi nhận tiền rút',
    text: 'Từ nay tiền rút được chuyển đến {label} •••• {last4}. Tạm ngừng rút tiền {hours, number} giờ để bảo vệ bạn. Các thiết bị khác của bạn đã bị đăng xuất. Nếu không phải bạn, vui lòng liên hệ bộ phận chăm sóc khách hàng.',
  },
  'contact-changed': {
    title: 'Đã đổi email hoặc số điện thoại',
    text: 'Tạm ngừng rút tiền và đổi tiền {hours, number} giờ để bảo vệ bạn. Nếu không phải bạn, vui lòng liên hệ ngay bộ phận chăm sóc khách hàng.',
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
} as const satisfies Partial<Texts['app']['notice']>;
