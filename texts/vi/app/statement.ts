import type { Texts } from '../../kinds.ts';

/** Statements, and how to check them. */
export const statementWords = {
  statement: {
    title: 'Sao kê',
    text: 'Khoảng thời gian bất kỳ, dạng tài liệu, bảng tính hoặc tệp tự kiểm tra được',
    month: 'Tháng này',
    lastMonth: 'Tháng trước',
    dates: 'Chọn ngày',
    from: 'Từ ngày',
    to: 'Đến hết ngày',
    wrongOrder: 'Ngày kết thúc sớm hơn ngày bắt đầu.',
    period: '{from} đến {to}, múi giờ {timeZone}. Thời gian cũng được ghi theo UTC.',
    html: 'Tài liệu',
    htmlText: 'Để đọc, in hoặc lưu thành PDF',
    csv: 'CSV',
    csvText: 'Dùng cho bảng tính',
    jsonl: 'Tệp kiểm tra',
    jsonlText: 'Có chữ ký số, kiểm tra được trên mọi máy tính',
    making: 'Đang chuẩn bị…',
    saved: 'Đã tải {name}',
    share: 'Chia sẻ tệp này',
    check: 'Tự kiểm tra',
    checkText:
      'Tải tệp kiểm tra và trình kiểm tra, rồi chạy lệnh này trên máy tính bất kỳ có Node. Trình kiểm tra chạy ngoại tuyến và chỉ ra dòng đầu tiên bị sửa.',
    verifier: 'Tải trình kiểm tra',
    verifierText: 'Chỉ một tệp, không cần cài thêm gói',
    key: 'Khóa công khai của mạng lưới này',
    shorter: 'Lịch sử của bạn ngắn hơn so với những gì thiết bị này ghi nhận lúc {date}',
    changed: 'Lịch sử của bạn không khớp với những gì thiết bị này ghi nhận lúc {date}',
    rootLost: 'Sổ sách không khớp với những gì thiết bị này ghi nhận lúc {date}',
    rootThen: 'Khi đó: mã băm gốc {seq} của mọi ví',
    rootNow: 'Hiện tại: mã băm gốc {seq}',
    lostText:
      'Bản ghi trong ví chỉ được thêm, không bao giờ bị xóa. Vui lòng giữ các bản sao kê, chụp màn hình và liên hệ bộ phận chăm sóc khách hàng.',
    seenThen: 'Khi đó: bản ghi {seq}',
    shownNow: 'Hiện tại: bản ghi {seq}',
    newKey:
      'Khóa ký của mạng lưới đã thay đổi so với lúc {date}, và khóa cũ không bảo chứng cho khóa mới',
    keepFile: 'Lưu bằng chứng',
    keepText:
      'Vui lòng đưa tệp này cho người ngoài mạng lưới: kiểm toán viên, nhân chứng hoặc đối tác khác. Tệp chứa những gì thiết bị này đã ghi nhận và những gì đang hiển thị.',
    number: 'Số để đối chiếu, mã băm gốc {seq}',
    numberText: 'Đọc số này cho đối tác khác: với cùng một mã băm gốc, số của họ phải giống hệt.',
    cosigned: 'Đã được {names} bên ngoài mạng lưới xem và đồng ký, {date}',
    noWitness: 'Chưa có nhân chứng bên ngoài nào đồng ký lịch sử này: chỉ có mạng lưới tự bảo đảm.',
    cosignedChecked: 'Thiết bị này đã kiểm tra các chữ ký.',
    cosignedWrong: 'Thiết bị này không xác nhận được các chữ ký.',
    cosignedLate: 'Nhân chứng đang chậm đồng ký mã băm gốc hằng ngày.',
    service: 'Chăm sóc khách hàng',
  },
} as const satisfies Pick<Texts['app'], 'statement'>;
