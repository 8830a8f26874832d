import type { Texts } from '../../kinds.ts';

/** What everyone sees: header, login, registration, failures. */
export const shellWords = {
  app: {
    name: 'Reachbook',
    demo: 'Bản dùng thử: lưu lượng mô phỏng, SIM là tiền mô phỏng',
    publicReport: 'Báo cáo công khai',
    retry: 'Không tải được, chạm để tải lại',
    cancel: 'Hủy',
    close: 'Đóng',
    confirm: 'Xác nhận',
    loading: 'Đang tải',
    more: 'Xem thêm',
    end: 'Đã hiển thị tất cả',
    noneFiltered: 'Không có kết quả',
    rounding: 'Làm tròn',
    roundingOf: 'Làm tròn {amount}',
    keypad: 'Bàn phím số',
    deleteDigit: 'Xóa chữ số cuối',
    point: 'Dấu thập phân',
    digitsTyped: 'Đã nhập {count, number} trên {length, number} chữ số',
  },
  failure: {
    serverError: 'Lỗi máy chủ',
    systemError: 'Lỗi hệ thống',
    error: 'Lỗi',
    offline: 'Bạn đang ngoại tuyến. Vui lòng kiểm tra kết nối rồi thử lại.',
  },
  header: {
    back: 'Quay lại',
    service: 'Chăm sóc khách hàng',
    language: 'Ngôn ngữ',
    notifications: 'Thông báo',
    unread: '{count, plural, other {# thông báo chưa đọc}}',
    logOut: 'Đăng xuất',
  },
  language: {
    title: 'Ngôn ngữ',
    search: 'Tìm kiếm',
    textSize: 'Cỡ chữ',
    smaller: 'Chữ nhỏ hơn',
    larger: 'Chữ lớn hơn',
  },
  logOut: {
    title: 'Đăng xuất?',
    text: 'Bạn đang đăng nhập với tên {name}. Các kế hoạch của bạn vẫn chạy khi bạn đăng xuất.',
    confirm: 'Đăng xuất',
  },
  service: {
    title: 'Chăm sóc khách hàng',
    recharge: 'Nạp tiền',
    channel: 'Chăm sóc khách hàng {number} - {label}',
    afterLogin: 'Mở được sau khi đăng nhập',
    opensOutside: 'Mở {host} trong cửa sổ mới',
    leaving: 'Bạn đang rời Reachbook',
    leavingText:
      'Địa chỉ này sẽ mở trong cửa sổ mới. Vui lòng đối chiếu từng ký tự với địa chỉ bạn biết.',
    leavingOpen: 'Mở {host}',
    none: 'Không có dữ liệu',
    noneText: 'Mạng lưới chưa thiết lập kênh chăm sóc khách hàng.',
    leave: 'Sao kê và rút tiền',
    leaveText: 'Bạn vẫn xem được lịch sử và rút được tiền',
    promise:
      'Bộ phận chăm sóc khách hàng không bao giờ hỏi mật khẩu, cũng không yêu cầu bạn nộp tiền rồi mới được rút.',
  },
  screen: {
    integrity: 'Báo cáo công khai',
    register: 'Mở tài khoản',
    adCenter: 'Trung tâm quảng cáo',
    activities: 'Ưu đãi',
    coupons: 'Phiếu ưu đãi',
    editLoginPassword: 'Đăng nhập và bảo mật',
    editPayPassword: 'Mật khẩu giao dịch',
    feedback: 'Góp ý',
    level: 'Cấp cửa hàng',
    operated: 'Theo dõi kế hoạch',
    question: 'Câu hỏi',
    questions: 'Câu hỏi và quy tắc',
    plan: 'Kế hoạch',
    planDetail: 'Kế hoạch',
    product: 'Sản phẩm',
    wallet: 'Ví',
    bindCard: 'Thẻ hoặc địa chỉ ví',
    exchange: 'Đổi ngoại tệ',
    setPassword: 'Mật khẩu giao dịch',
    notifications: 'Thông báo',
    customer: 'Chăm sóc khách hàng',
    more: 'Thêm',
    notFound: 'Không tìm thấy trang',
  },
  login: {
    title: 'Đăng nhập',
    username: 'Tên đăng nhập',
    password: 'Mật khẩu',
    show: 'Hiện mật khẩu',
    hide: 'Ẩn mật khẩu',
    submit: 'Đăng nhập',
    passkey: 'Dùng khóa truy cập',
    register: 'Mở tài khoản bằng mã ủy quyền',
    forgot: 'Quên mật khẩu?',
  },
  moneyWay: {
    sentence:
      'Bạn trả tiền quảng cáo cho một cửa hàng và nhận hoa hồng cho mỗi đơn hàng. Nếu không ai đặt hàng, tiền quảng cáo đã dùng sẽ mất.',
    picture:
      'Tiền của bạn trả cho các trang hiển thị quảng cáo. Từ đó mọi người đến cửa hàng. Cửa hàng trả hoa hồng nếu có người đặt hàng.',
    you: 'Bạn',
    put: 'ngân sách',
    pages: 'Trang hiện quảng cáo',
    people: 'người xem',
    shop: 'Cửa hàng',
    commission: 'hoa hồng, nếu có người đặt hàng',
  },
  register: {
    title: 'Mở tài khoản',
    lead: 'Mở tài khoản miễn phí. Bạn cần mã ủy quyền từ mạng lưới.',
    code: 'Mã ủy quyền',
    codeHint: '16 chữ cái và chữ số, ví dụ K7QF-2M9T-X4HB-0W6R',
    codeGood: 'Từ {issuer}, có hiệu lực đến {date}',
    username: 'Tên đăng nhập',
    nickname: 'Tên hiển thị (không bắt buộc)',
    password: 'Mật khẩu',
    passwordHint: 'Ít nhất {least} ký tự. Ghép vài từ ngẫu nhiên sẽ an toàn hơn dùng ký hiệu.',
    confirmPassword: 'Nhập lại mật khẩu',
    email: 'Địa chỉ email',
    phone: 'Số điện thoại',
    phoneHint: 'Kèm mã quốc gia, ví dụ +84 24 1234 5678',
    submit: 'Mở tài khoản',
    haveAccount: 'Bạn đã có tài khoản?',
    logIn: 'Đăng nhập',
  },
  entry: {
    opening: 'Đang mở tài khoản của bạn',
  },
  welcome: {
    title: 'Chào mừng',
    lead: 'Mở tài khoản miễn phí bằng mã ủy quyền mạng lưới đã cấp cho bạn.',
    code: 'Mã ủy quyền',
    paste: 'Dán',
    check: 'Kiểm tra mã',
    from: 'Bên cấp',
    validUntil: 'Có hiệu lực đến',
    terms: 'Quyền lợi của bạn',
    standardTerms: 'Mở được một tài khoản, miễn phí.',
    open: 'Mở tài khoản',
    other: 'Dùng mã khác',
  },
  notFound: {
    title: 'Không tìm thấy trang',
    text: 'Địa chỉ có thể bị gõ sai hoặc trang đã được chuyển đi.',
    home: 'Về trang chủ',
  },
} as const satisfies Pick<
  Texts['app'],
  | 'app'
  | 'failure'
  | 'header'
  | 'language'
  | 'logOut'
  | 'service'
  | 'screen'
  | 'login'
  | 'moneyWay'
  | 'register'
  | 'entry'
  | 'welcome'
  | 'notFound'
>;
