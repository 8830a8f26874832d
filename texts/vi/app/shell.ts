import type { Texts } from '../../kinds.ts';

/** What everyone meets: header, login, registration, failures. */
export const shellWords = {
  app: {
    name: 'Reachbook',
    demo: 'Bản dùng thử: lưu lượng là mô phỏng, SIM là tiền mô phỏng',
    retry: 'Yêu cầu không thành công, chạm để tải lại',
    doneBefore: 'Việc này đã được thực hiện vào {date}. Không có gì bị làm hai lần.',
    cancel: 'Hủy',
    close: 'Đóng',
    confirm: 'Xác nhận',
    loading: 'Đang tải',
  },
  failure: {
    serverError: 'Lỗi máy chủ',
    systemError: 'Lỗi hệ thống',
    error: 'Lỗi',
    offline: 'Không có kết nối. Kiểm tra kết nối và thử lại.',
    outcomeUnknown:
      'Không có kết nối nên chưa biết giao dịch đã thành công hay chưa. Hãy thử lại: không có gì bị thực hiện hai lần.',
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
    text: 'Bạn đang đăng nhập với tên {name}. Các kế hoạch của bạn vẫn tiếp tục khi bạn vắng mặt.',
    confirm: 'Đăng xuất',
  },
  service: {
    title: 'Chăm sóc khách hàng',
    recharge: 'Nạp tiền',
    channel: 'Chăm sóc khách hàng {number} - {label}',
    opensOutside: 'Mở {host} trong cửa sổ mới',
    leaving: 'Bạn đang rời Reachbook',
    leavingText: 'Một cửa sổ mới mở tại địa chỉ này. So sánh từng ký tự với địa chỉ bạn biết.',
    leavingOpen: 'Mở {host}',
    none: 'Không có dữ liệu',
    noneText: 'Chưa thiết lập cách liên hệ bộ phận chăm sóc khách hàng.',
    leave: 'Sao kê và rút tiền',
    leaveText: 'Lịch sử và tiền của bạn vẫn luôn mở cho bạn',
    promise:
      'Bộ phận chăm sóc khách hàng không bao giờ hỏi mật khẩu của bạn, và không bao giờ đòi bạn nộp tiền để mở khóa tiền.',
  },
  screen: {
    register: 'Mở tài khoản',
    adCenter: 'Trung tâm quảng cáo',
    activities: 'Ưu đãi',
    coupons: 'Phiếu ưu đãi',
    editLoginPassword: 'Mật khẩu đăng nhập',
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
    notFound: 'Không tìm thấy trang',
  },
  login: {
    title: 'Đăng nhập',
    lead: 'Mạng lưới quảng cáo mà bạn kiểm tra được mọi số liệu.',
    username: 'Tên đăng nhập',
    password: 'Mật khẩu',
    show: 'Hiện mật khẩu',
    hide: 'Ẩn mật khẩu',
    submit: 'Đăng nhập',
    noAccount: 'Chưa có tài khoản?',
    register: 'Mở tài khoản bằng mã ủy quyền',
    forgot: 'Quên mật khẩu? Bộ phận chăm sóc khách hàng hỗ trợ bạn',
  },
  register: {
    title: 'Mở tài khoản',
    lead: 'Mở tài khoản miễn phí. Bạn cần mã ủy quyền từ mạng lưới.',
    code: 'Mã ủy quyền',
    codeHint: 'Mười sáu chữ cái và chữ số, ví dụ K7QF-2M9T-X4HB-0W6R',
    codeGood: 'Từ {issuer}, có hiệu lực đến {date}',
    username: 'Tên đăng nhập',
    nickname: 'Tên hiển thị, nếu muốn',
    password: 'Mật khẩu',
    passwordHint: 'Ít nhất {least} ký tự. Nhiều từ tốt hơn ký hiệu.',
    confirmPassword: 'Nhập lại mật khẩu',
    email: 'Địa chỉ email',
    phone: 'Số điện thoại',
    phoneHint: 'Kèm mã quốc gia, ví dụ +84 24 1234 5678',
    submit: 'Mở tài khoản',
    haveAccount: 'Bạn đã có tài khoản?',
    logIn: 'Đăng nhập',
  },
  entry: {
    opening: 'Đang mở tài khoản của bạn',
    failed: 'Không mở được tài khoản của bạn. Chạm để thử lại',
  },
  welcome: {
    title: 'Chào mừng',
    lead: 'Mở tài khoản bằng mã ủy quyền mà mạng lưới đã cấp cho bạn. Không mất phí.',
    code: 'Mã ủy quyền',
    paste: 'Dán',
    check: 'Kiểm tra mã',
    from: 'Người cấp',
    validUntil: 'Có hiệu lực đến',
    terms: 'Mã này mang lại gì',
    open: 'Mở tài khoản',
    other: 'Dùng mã khác',
  },
  notFound: {
    title: 'Không có trang này',
    text: 'Có thể địa chỉ bị gõ sai, hoặc trang đã chuyển đi.',
    home: 'Về trang đầu',
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
  | 'register'
  | 'entry'
  | 'welcome'
  | 'notFound'
>;
