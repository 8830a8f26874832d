import type { Texts } from '../../kinds.ts';

/** Texts shared by the screens behind the login. */
export const membersWords = {
  reset: {
    title: 'Mật khẩu đăng nhập mới',
    lead: 'Cho {username}. Thiết bị được dùng gần nhất vẫn có thể xem và phản đối. Để bảo vệ bạn, việc rút tiền tạm ngừng {hours, number} giờ.',
    early: 'Liên kết này chưa dùng được',
    earlyText:
      'Liên kết dùng được từ {date}. Khoảng chờ này giúp bạn kịp phát hiện nếu người yêu cầu không phải là bạn.',
    over: 'Liên kết này không còn hiệu lực',
    overText:
      'Mỗi liên kết dùng được một lần trong thời gian giới hạn. Bộ phận chăm sóc khách hàng có thể cấp liên kết mới.',
    submit: 'Tạo mật khẩu',
    done: 'Đã tạo mật khẩu mới. Bạn có thể đăng nhập ngay.',
    login: 'Đến trang đăng nhập',
    word: 'Từ xác nhận',
    wordHint: 'Bộ phận chăm sóc khách hàng đã gửi từ này cho bạn, tách riêng với liên kết.',
  },
  objection: {
    titleSet: 'Mật khẩu đăng nhập của bạn đã được tạo qua liên kết',
    textSet:
      'Thực hiện vào {date}. Thiết bị này hiện chỉ xem được. Nếu không phải bạn, vui lòng phản đối: mật khẩu mới sẽ mất hiệu lực, các thiết bị dùng mật khẩu đó bị đăng xuất, và việc rút tiền tạm ngừng cho đến khi bộ phận chăm sóc khách hàng kiểm tra xong.',
    titleLink: 'Đã cấp liên kết tạo mật khẩu đăng nhập mới',
    textLink: 'Liên kết dùng được từ {date}. Nếu bạn không yêu cầu, vui lòng chặn lại.',
    titleReset: 'Bộ phận chăm sóc khách hàng đang đặt lại mật khẩu giao dịch',
    textReset: 'Có thể tạo mật khẩu mới từ {date}. Nếu bạn không yêu cầu, vui lòng chặn lại.',
    submit: 'Không phải tôi',
    done: 'Đã chặn và báo cho bộ phận chăm sóc khách hàng.',
    titleObjected: 'Đang tạm ngừng rút tiền',
    textObjected:
      'Bạn đã phản đối vào {date}. Hai nhân viên sẽ kiểm tra trước khi mở lại việc rút tiền. Bạn không mất phí.',
    titleErasure: 'Dữ liệu cá nhân của bạn sẽ bị xóa',
    textErasure:
      'Hai nhân viên đã quyết định việc này. Từ {date}, tên, thông tin liên hệ, thẻ, nội dung trò chuyện và hình ảnh của bạn sẽ bị xóa, và bạn không thể đăng nhập nữa. Nếu bạn không muốn, vui lòng chặn lại.',
    submitErasure: 'Giữ dữ liệu của tôi',
  },
  password: {
    lead: 'Khi đổi mật khẩu, mọi thiết bị sẽ bị đăng xuất, kể cả thiết bị này.',
    old: 'Mật khẩu hiện tại',
    new: 'Mật khẩu mới',
    confirm: 'Nhập lại mật khẩu mới',
    submit: 'Đổi mật khẩu',
    changed: 'Đã đổi mật khẩu. Vui lòng đăng nhập lại.',
    sessions: 'Thiết bị đang đăng nhập',
    thisDevice: 'Thiết bị này',
    used: 'Dùng lần cuối: {date}',
    end: 'Đăng xuất',
    endOf: 'Đăng xuất {device}',
    ended: 'Đã đăng xuất thiết bị',
    unknownDevice: 'Thiết bị không xác định',
    contact: 'Thông tin liên hệ',
    contactLead:
      'Khi bạn thay đổi email hoặc số điện thoại, việc rút tiền tạm ngừng {hours, number} giờ để bảo vệ bạn.',
    contactSubmit: 'Thay đổi thông tin liên hệ',
    contactChanged: 'Đã thay đổi thông tin liên hệ',
    data: 'Dữ liệu của bạn',
    dataText: 'Mọi thông tin chúng tôi có về bạn, trong một tệp.',
  },
  refresh: {
    asOf: 'Tính đến {time}',
    pull: 'Kéo để làm mới',
    release: 'Thả để làm mới',
    refreshing: 'Đang làm mới',
    refresh: 'Làm mới',
  },
  figures: {
    period: 'Khoảng thời gian',
    periods: { '1': 'Hôm nay', '2': 'Tuần', '3': 'Tháng', '4': 'Tất cả' },
    completeTo: 'Dữ liệu đầy đủ đến {time}',
    stale: 'Cập nhật lần cuối: {time}',
    staleText: 'Không làm mới được số liệu. Số liệu sẽ được cập nhật ngay khi có thể.',
    none: 'Chưa có dữ liệu',
    before: {
      '1': 'Hôm qua cùng thời điểm: {value}',
      '2': 'Tuần trước cùng thời điểm: {value}',
      '3': 'Tháng trước cùng thời điểm: {value}',
    },
    heldNow: 'Đang tạm giữ',
    result: {
      '1': 'Lợi nhuận hôm nay',
      '2': 'Lợi nhuận tuần này',
      '3': 'Lợi nhuận tháng này',
      '4': 'Tổng lợi nhuận',
    },
    pending: 'Còn {amount} đang chờ, chưa tính vào đây.',
    pendingBeside: '{amount} đang chờ, chưa tính',
    pendingName: 'Đang chờ',
    pendingMeaning:
      'Hoa hồng sau phí của mọi kế hoạch, từ các đơn hàng vẫn có thể bị hủy. Trong ví, số tiền này hiển thị là “Chờ quyết toán”.',
    name: {
      invested: 'Ngân sách đã đặt',
      deliveryOrders: 'Kế hoạch có phân phối',
      consumed: 'Đã chi tiêu',
      toBeConsumed: 'Chờ chi tiêu',
      impressions: 'Lượt hiển thị',
      clicks: 'Lượt nhấp',
      adRevenue: 'Doanh thu quảng cáo',
      profit: 'Lợi nhuận',
      operated: 'Đặt qua theo dõi',
    },
    meaning: {
      invested: 'Ngân sách bạn đã đặt cho các kế hoạch trong khoảng thời gian này.',
      deliveryOrders: 'Các kế hoạch có hiển thị quảng cáo trong khoảng thời gian này.',
      consumed: 'Chi phí quảng cáo của bạn trong khoảng thời gian này.',
      toBeConsumed:
        'Tiền của bạn được tạm giữ cho các kế hoạch và chưa chi tiêu. Trong ví, số tiền này hiển thị là “Chờ chi tiêu”.',
      impressions: 'Lượt hiển thị được tính trong khoảng thời gian này, mỗi lượt một lần.',
      clicks: 'Lượt nhấp được tính trong khoảng thời gian này, mỗi lượt một lần.',
      adRevenue:
        'Hoa hồng đã quyết toán trong khoảng thời gian này, sau phí. Không gồm hoa hồng đang chờ.',
      profit:
        'Doanh thu quảng cáo trừ chi tiêu, trừ phần chia lợi nhuận. Nếu lỗ, số hiển thị là số âm.',
      operated: 'Ngân sách đã đặt qua việc theo dõi người dẫn dắt trong khoảng thời gian này.',
    },
    chartLabel: '{name} từ {from} đến {to}, cao nhất {high}.',
    madeOf: 'Chi tiết',
    total: 'Tổng cộng',
    noParts: 'Không có gì trong khoảng thời gian này.',
    table: 'Xem dạng bảng',
    time: 'Thời gian',
    waiting: '{count, plural, other {# kế hoạch đang chờ đặt ngân sách}}',
    waitingText: 'Bạn tự quyết định có đặt ngân sách hay không.',
    plans: 'Kế hoạch',
    plansText: 'Mọi kế hoạch theo trạng thái',
    wallet: 'Ví',
    walletText: 'Số dư, rút tiền và giao dịch',
    password: 'Đổi mật khẩu đăng nhập',
  },
  appNotice: {
    old: 'Bạn đang ngoại tuyến. Cập nhật lần cuối lúc {time} ({age})',
    oldText: 'Thông tin có thể đã thay đổi. Bạn chỉ thao tác được khi có kết nối trở lại.',
    newVersion: 'Đã có phiên bản ứng dụng mới',
    use: 'Cập nhật ngay',
  },
} as const satisfies Pick<
  Texts['app'],
  'reset' | 'objection' | 'password' | 'refresh' | 'figures' | 'appNotice'
>;
