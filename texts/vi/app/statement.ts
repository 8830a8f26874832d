import type { Texts } from '../../kinds.ts';

/** Statements, and how to check them. */
export const statementWords = {
  statement: {
    title: 'Sao kê',
    text: 'Khoảng thời gian bất kỳ, dạng PDF, bảng tính hoặc tệp tự kiểm tra được',
    month: 'Tháng này',
    lastMonth: 'Tháng trước',
    dates: 'Chọn ngày',
    from: 'Từ ngày',
    to: 'Đến hết ngày',
    wrongOrder: 'Ngày kết thúc sớm hơn ngày bắt đầu.',
    period: '{from} đến {to}, múi giờ {timeZone}. Thời gian cũng được ghi theo UTC.',
    pdf: 'PDF',
    pdfText: 'Để đọc, in hoặc nộp',
    csv: 'CSV',
    csvText: 'Dùng cho bảng tính',
    jsonl: 'Tệp kiểm tra',
    jsonlText: 'Có chữ ký số, kiểm tra được trên mọi máy tính',
    making: 'Đang chuẩn bị…',
    saved: 'Đã tải {name}',
    check: 'Tự kiểm tra',
    checkText:
      'Mỗi bản ghi chứa mã băm của bản ghi liền trước. Tải tệp kiểm tra và trình kiểm tra, rồi chạy lệnh này trên máy tính bất kỳ có Node. Trình kiểm tra chạy ngoại tuyến và chỉ ra dòng đầu tiên bị sửa.',
    verifier: 'Tải trình kiểm tra',
    verifierText: 'Chỉ một tệp, không cần cài thêm gói',
    pythonVerifier: 'Tải trình kiểm tra cho Python',
    pythonVerifierText: 'Chương trình độc lập, phải cho cùng kết quả',
    key: 'Khóa công khai của mạng lưới này',
    shorter: 'Lịch sử của bạn ngắn hơn so với lần thiết bị này thấy lúc {date}',
    changed: 'Lịch sử của bạn không khớp với lần thiết bị này thấy lúc {date}',
    rootLost: 'Sổ sách không khớp với lần thiết bị này thấy lúc {date}',
    rootThen: 'Khi đó: gốc {seq} của mọi ví',
    rootNow: 'Hiện tại: gốc {seq}',
    lostText:
      'Bản ghi trong ví chỉ được thêm, không bao giờ bị xóa. Vui lòng giữ các bản sao kê, chụp màn hình và liên hệ bộ phận chăm sóc khách hàng.',
    seenThen: 'Khi đó: bản ghi {seq}',
    shownNow: 'Hiện tại: bản ghi {seq}',
    service: 'Chăm sóc khách hàng',
  },
} as const satisfies Pick<Texts['app'], 'statement'>;
