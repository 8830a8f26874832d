import type { Words } from '../words.ts';

/**
 * Diacritics are removed before words are compared, so that it does not matter whether they are
 * typed.
 */
export const vi: Words = {
  no: `
    không bao giờ|không ai|không phải|không cần|không yêu cầu|không hỏi|đừng|chẳng|không cam kết
    không hứa|không đảm bảo|không bảo đảm|không thể đảm bảo|không được|không có|không nên|không`,
  warn: 'lừa đảo|cảnh giác|giả mạo|báo cáo ngay|gian lận|cẩn thận',
  anyone: 'nếu ai|nếu có người|nếu có ai|bất kỳ ai',
  claim: `
    yêu cầu|hỏi|hứa|đòi|đề nghị|mời|gọi cho bạn|nhắn cho bạn|liên hệ với bạn|cam kết|đảm bảo
    xưng là|tự xưng|xin`,
  common: `
    của|bạn|là|và|cho|để|có|được|đã|sẽ|này|với|tôi|chúng tôi|trong|một|các|những|từ|đến|khi|tại|ở|ngày`,
  but: 'nhưng|tuy nhiên|mà hãy',
  shield: `
    không cần làm gì|không phải làm gì|đồng nghiệp|đồng ý|đồng hồ|hợp đồng|cộng đồng|ứng dụng|sử dụng
    người dùng|tác dụng|gửi cho bạn|gửi đến bạn|gửi bạn|báo cho bạn|bảo hành|đổi trả|lãi lỗ|tiền nạp của bạn|đã được gửi
    khoản nạp|trực tuyến|đã nạp|đã thanh toán|đã chuyển|đã gửi|được trả|trả lời|gửi đến ngân hàng
    chúng tôi sẽ gửi|hoạt động|đồng hồ|số tiền nạp|nạp tiền của bạn đã|cần giúp|cần thêm
    chuyển khoản ngân hàng mất|xác nhận với|cần khoảng|ngân hàng cần
    lãi hoặc lỗ|lời hoặc lỗ`,
  promise: `
    đảm bảo|bảo đảm|cam kết|hứa|không rủi ro|không có rủi ro|phi rủi ro|chắc chắn|cố định|cam đoan
    dù thế nào|tin tôi đi`,
  gain: `
    lợi nhuận|lãi|lãi suất|lời|sinh lời|thu nhập|lợi tức|kiếm được|kiếm tiền|có lãi|hoa lợi`,
  sure: `
    nhân đôi số tiền|nhân đôi tiền|nhân đôi vốn|gấp đôi số tiền|gấp đôi vốn|gấp đôi tiền|gấp ba
    không thể thua|không thể lỗ|không bao giờ lỗ|không lo lỗ|chắc chắn có lãi|chắc thắng|bao lời
    lợi nhuận đảm bảo|lợi nhuận cố định|lãi cố định|bảo toàn vốn|thu nhập thụ động|làm giàu nhanh
    không sợ lỗ|cam kết lợi nhuận|đảm bảo lợi nhuận`,
  rate: 'phần trăm|gấp đôi|gấp hai',
  stake: 'tiền của bạn|số tiền của bạn|vốn của bạn|tiền vốn|tiền của anh|tiền của chị',
  multiply: 'nhân đôi|gấp đôi|nhân ba|gấp ba|tăng gấp|gấp rưỡi|gấp hai|một lần rưỡi',
  other: `
    ai đã|ai bỏ|ai đặt|những ai|những người|người nào|mọi người|tất cả|khách của tôi
    khách hàng của tôi|khách khác của tôi|đối tác khác|anh tôi|bạn tôi`,
  joined: `
    bỏ tiền|bỏ vào|bỏ ra|đặt tiền|đặt vào|đã đặt|đầu tư|tham gia|góp vào|rót vào|xuống tiền`,
  got: 'lấy về|thu về|nhận về|nhận được|kiếm được|rút ra|rút về|mang về|lấy ra|thu được',
  period: `
    mỗi tháng|hàng tháng|một tháng|mỗi ngày|hàng ngày|một ngày|mỗi tuần|hàng tuần|một tuần|mỗi năm
    hàng năm|một năm|trong 24 giờ|trên tháng|trong một tuần`,
  pay: `
    nạp|chuyển khoản|chuyển tiền|chuyển|thanh toán|đóng phí|đóng thuế|đóng tiền|đóng bảo hiểm|đóng cọc|đóng thêm|trả|nộp|đặt cọc|ứng trước|thẻ cào|thẻ quà tặng`,
  send: 'gửi',
  money: `
    nạp|tiền|phí|thuế|cọc|quỹ|số dư|khoản|%|phần trăm|bảo hiểm|triệu|đồng|thẻ cào|vốn|lệ phí`,
  demand: `
    vui lòng|hãy|phải|cần|trước|ngay|hôm nay|để mở|để rút|để giải|để nhận|để kích|nếu không|trong vòng
    bắt buộc|mới rút|mới được|mới nhận|trước tiên|yêu cầu|đóng băng`,
  threat: 'nếu|cho đến khi|trước khi|bị khóa|bị đóng|mới được|mới rút',
  show: 'ảnh chụp|ảnh|hình|biên lai|chứng từ|tài liệu|bản sao|câu hỏi|tin nhắn|hóa đơn',
  reach: `
    liên hệ|nhắn|kết bạn|thêm|gọi|tìm|theo dõi|tham gia|inbox|ib|qua|nói chuyện|trao đổi`,
  social: 'phây|fb|mess',
  outside: `
    tele|số riêng|số cá nhân|số điện thoại của tôi|số của tôi|email của tôi|email cá nhân
    ngoài ứng dụng|bên ngoài ứng dụng|ngoài app|ngoài khung chat|ngoài nền tảng|nhắn riêng|tin nhắn riêng
    ứng dụng khác|gọi cho tôi|nhóm vip|vào nhóm|truy cập trang|truy cập website|vào trang web|vào website
    bấm vào liên kết|nhấn vào liên kết|bấm vào link|nhấn vào link|mở liên kết này|quét mã qr|chấm com`,
  secret: `
    mật khẩu|mã pin|mã otp|mã xác minh|mã xác nhận|mã xác thực|otp|cụm từ khôi phục|khóa riêng
    mã bạn vừa nhận|mã vừa nhận|mã số bí mật|thông tin đăng nhập|sáu chữ số|mã sms|mã gửi về`,
  tell: `
    gửi|cho tôi|cho chúng tôi|cho biết|cung cấp|nói|nhắn|chia sẻ|đọc|cần bạn|tôi cần|cần mật khẩu|cần mã|xác nhận mật khẩu|là gì
    chuyển cho|báo|đưa|nhập vào đây|cho em|cho mình|chụp`,
  own: 'đổi|đặt lại|quên|thay đổi|chọn|bảo vệ|mật khẩu mới',
  remote: `
    điều khiển từ xa|truy cập từ xa|hỗ trợ từ xa qua|chia sẻ màn hình|quyền truy cập điện thoại
    truy cập vào điện thoại|truy cập điện thoại|truy cập máy tính|điều khiển điện thoại|điều khiển máy
    cài ứng dụng này|cài đặt ứng dụng này|tải ứng dụng này`,
  invest: 'đầu tư|bỏ ra|bỏ vào|góp vào|đặt vào|rót vào',
  receive: 'nhận|nhận lại|nhận về|lấy về|thu về|lấy lại|rút về',
  grow: 'biến thành|sinh ra|đẻ ra',
  due: 'ngày mai|hôm nay|thứ hai|thứ ba|thứ tư|thứ năm|thứ sáu|thứ bảy|chủ nhật|tuần sau|tuần tới|tháng sau|tháng tới',
  unit: 'ngày|tuần|tháng|giờ',
  counted: 'lượt|lần|đơn hàng|điểm|người|chuyển đổi|lượt mua',
  price: 'với|chỉ với|cho|nếu|khi|chỉ cần',
};
