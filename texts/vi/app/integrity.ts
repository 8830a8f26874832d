/** The public page about the network. */
export const integrityWords = {
  integrity: {
    lead: 'Mạng lưới phải trả bao nhiêu, đang có bao nhiêu và đối xử với đối tác thế nào. Mọi con số đều được cộng từ các bản ghi, trừ số dư ngân hàng do hai nhân viên nhập vào.',
    asOf: 'Tính đến {time}',
    days: '{days, plural, other {# ngày qua}}',
    none: '{days, plural, other {Không có trong # ngày qua}}',
    how: 'Cách tính',
    source: 'Nguồn:',
    json: 'Tất cả số liệu dạng JSON',
    owed: {
      title: 'Số tiền phải trả',
      root: 'Mã băm gốc {no, number}, {time}',
      none: 'Chưa có mã băm gốc nào được ký.',
      few: 'Đã ẩn để bảo vệ quyền riêng tư: mạng lưới phải trả cho ít hơn {least, number} bên.',
      partners: 'Tiền của chính đối tác',
      plans: 'Tạm giữ cho kế hoạch',
      publishers: 'Nhà xuất bản',
      merchants: 'Tiền ký quỹ của người bán',
      acceptors: 'Bên đổi tiền',
      total: 'Tổng phải trả',
      bank: '{account}, tính đến {time}',
      bankNone: 'Mạng lưới chưa ghi lại số dư ngân hàng.',
      bankTotal: 'Tổng tiền trong ngân hàng',
      difference: 'Chênh lệch',
      file: 'Mã băm của tệp ngân hàng:',
      means:
        'Các tổng số là một phần của mã băm gốc mà mạng lưới ký mỗi ngày một lần, nên ai giữ mã băm gốc đều có thể chứng minh nếu sau đó có thay đổi. Ứng dụng của mỗi đối tác tự kiểm tra xem tiền của đối tác đó có được tính vào không. Số dư ngân hàng là số mà hai nhân viên đọc từ sao kê của ngân hàng: số này không chứng minh rằng tiền thật sự có ở đó, hay không ai khác có quyền với số tiền đó. Các nhóm có ít hơn {least, number} bên được gộp chung.',
    },
    checked: {
      title: 'Lần kiểm tra gần nhất',
      sound: 'Sổ sách khớp',
      unsound: 'Sổ sách không khớp. Không có khoản tiền nào được chuyển cho đến khi xử lý xong.',
      never: 'Sổ sách chưa được kiểm tra.',
      own: 'Chương trình kiểm toán của mạng lưới đã kiểm tra {count, plural, other {# bút toán}}, {time}.',
      cosignedBy: 'Đã được {names} bên ngoài mạng lưới xem và đồng ký, {date}.',
      cosignedChecked: 'Thiết bị này đã kiểm tra các chữ ký.',
      cosignedWrong: 'Thiết bị này không xác nhận được các chữ ký.',
      cosignedLate: 'Nhân chứng đang chậm đồng ký mã băm gốc hằng ngày.',
      notCosigned:
        'Chưa có nhân chứng bên ngoài nào đồng ký các mã băm gốc. Cho đến lúc đó, chỉ những tệp và mã băm gốc đã được lưu giữ mới cho thấy lịch sử bị viết lại.',
      machine:
        '{count, plural, other {# tài khoản quản trị}} được mở bằng lệnh trên máy chủ của mạng lưới chứ không phải do hai quản trị viên, gần nhất là {date}. Trong {days, number} ngày, tài khoản như vậy chỉ duyệt lệnh rút tiền, và không yêu cầu nào của tài khoản đó được duyệt.',
      outside: 'Chưa có kiểm toán bên ngoài.',
      audit: 'Kiểm toán bên ngoài gần nhất: {auditor}, {ago} ({date}).',
      auditSound: 'Kết quả: mọi số liệu đến mã băm gốc {no, number} đều khớp.',
      auditUnsound:
        'Kết quả: số liệu đến mã băm gốc {no, number} có chỗ không khớp. Chỗ đầu tiên được phát hiện, nguyên văn:',
      auditFile: 'Kết quả kiểm toán đã ký',
      auditMeans:
        'Kiểm toán viên bên ngoài tính lại mọi bút toán, sự kiện, mã băm gốc và khoản phải trả từ tệp xuất, không dùng chương trình của mạng lưới, rồi ký vào kết quả. Kết quả cho thấy sổ sách nhất quán và mọi khoản tiền vào ra với bên ngoài đều ghi tên hai người đã quyết định. Kết quả không cho thấy tiền đang có trong ngân hàng hay quyết định đó là đúng sự thật.',
      means:
        'Chương trình của mạng lưới kiểm tra đi kiểm tra lại mọi bút toán, chuỗi và số dư, và dừng mọi giao dịch tiền khi có gì không khớp. Chương trình này phát hiện được sai sót và can thiệp, nhưng không phát hiện được bút toán sai sự thật mà số liệu vẫn khớp. Và đây vẫn là chương trình của chính mạng lưới.',
    },
    payouts: {
      title: 'Rút tiền',
      asked: 'Yêu cầu',
      paid: 'Đã trả',
      failed: 'Thất bại',
      cancelled: 'Đối tác hủy',
      waiting: 'Đang chờ',
      amount: 'Số tiền đã trả',
      median: 'Một nửa được trả trong vòng',
      p95: '{percent} được trả trong vòng',
      slowest: 'Chờ lâu nhất hiện nay',
      refused: 'Bị từ chối, theo lý do',
      noneRefused: 'Không có lệnh rút tiền nào bị từ chối.',
      means:
        'Thời gian tính từ khi đối tác yêu cầu đến khi tiền rút được báo là đã đến. Nếu cùng một đối tác bị từ chối theo cùng một quy tắc, nhiều lần trong thời gian ngắn thì chỉ tính một lần. Danh sách lý do là cố định, và không lý do nào giải quyết được bằng cách nộp thêm tiền.',
      reason: {
        payout_zero: 'Số tiền bằng không',
        payout_above_available: 'Nhiều hơn số dư khả dụng',
        payout_fee_changed: 'Phí đã thay đổi',
        payout_card_missing: 'Không có thẻ hoặc địa chỉ ví',
        payout_method_gone: 'Hình thức nhận tiền không còn được cung cấp',
        payout_pay_password_missing: 'Không có mật khẩu giao dịch',
        payout_pay_password_disabled: 'Mật khẩu giao dịch bị vô hiệu hóa',
        payout_startup_not_returned: 'Chưa hoàn trả vốn khởi đầu',
        payout_card_new: 'Thẻ hoặc địa chỉ ví mới',
        payout_pay_password_reset: 'Mật khẩu giao dịch được thay',
        payout_contact_changed: 'Email hoặc điện thoại đã đổi',
        payout_password_reset: 'Mật khẩu đăng nhập được đặt lại',
        payout_objected: 'Báo về mật khẩu đăng nhập mới',
        payout_ledger_stopped: 'Sổ sách bị dừng',
        payout_rejected: 'Nhân viên từ chối',
      },
    },
    disputes: {
      title: 'Khiếu nại',
      orders: 'Đơn hàng',
      payouts: 'Rút tiền',
      exchanges: 'Đổi tiền',
      opened: 'Đã mở',
      forPartner: 'Có lợi cho đối tác',
      against: 'Bất lợi cho đối tác',
      open: 'Chưa giải quyết',
      overdue: 'Quá hạn',
      means:
        'Đơn hàng: đối tác hoặc người bán phản đối. Rút tiền: đối tác yêu cầu người khác xem xét lại việc từ chối. Đổi tiền: đối tác hoặc bên đổi tiền báo có vấn đề. Khiếu nại được tính vào ngày mở.',
    },
    restated: {
      title: 'Điều chỉnh sau',
      before: 'Trước',
      after: 'Sau',
      means:
        'Lượt hiển thị và lượt nhấp đã được tính rồi sau đó bị phát hiện không hợp lệ, theo ngày (UTC) chúng xảy ra. Chi phí đã được trả lại cho đối tác. Không có gì bị xóa: cả hai con số đều được giữ lại.',
    },
    events: {
      title: 'Sự kiện không được tính',
      reported: 'Được báo cáo',
      counted: 'Được tính',
      foundLater: 'Sau đó bị phát hiện không hợp lệ: {count, number}',
      lost: 'Số lô sự kiện đã báo cáo bị mất vĩnh viễn, {date}: {count, number}. Hai nhân viên đã quyết định tiếp tục tính mà không có các lô này. Không ai phải trả tiền cho các lô này.',
      means:
        'Mọi sự kiện do trang, trình phát và trình duyệt báo cáo, trừ ghi nhận của chính chúng tôi rằng quảng cáo đã được phát. Lý do là quy tắc đầu tiên áp dụng được. Không ai phải trả tiền cho lượt không được tính.',
    },
    history: {
      title: 'Lịch sử của chính bạn',
      fits: 'Mọi thứ thiết bị này từng ghi nhận từ ví của bạn và các mã băm gốc của mạng lưới vẫn còn nguyên, đến bản ghi {seq, number} và mã băm gốc {no, number}.',
      fresh:
        'Thiết bị này chưa có gì để so sánh. Từ bây giờ, thiết bị sẽ ghi nhận những gì hiển thị trong ví.',
      wrong:
        'Có dữ liệu thiết bị này từng ghi nhận nay đã mất hoặc khác đi. Vui lòng lưu tệp và đưa cho một người ngoài mạng lưới.',
      since: 'Ghi nhận lần đầu trên thiết bị này: {date}',
      failed: 'Hiện không kiểm tra được.',
      save: 'Lưu dữ liệu thiết bị này đã ghi nhận',
      means:
        'Thiết bị này nhớ những gì đã ghi nhận. Thiết bị kiểm tra rằng từ đó không dòng nào trong ví của bạn bị sửa hay xóa, lần theo các mã băm gốc của mạng lưới và kiểm tra chữ ký. Thiết bị chỉ so sánh được với những gì chính thiết bị đã ghi nhận.',
    },
    own: {
      title: 'Tổng số của mạng lưới không tính đúng tiền của bạn',
      leftOut:
        'Mã băm gốc {no, number} lúc {time} không tính ví của bạn vào số tiền mạng lưới phải trả. Vui lòng lưu bằng chứng và đưa cho người bạn tin cậy xem.',
      other:
        'Mã băm gốc {no, number} lúc {time} có bằng chứng cho ví của bạn, nhưng bằng chứng không khớp. Vui lòng lưu bằng chứng và đưa cho người bạn tin cậy xem.',
      save: 'Lưu bằng chứng',
    },
  },
} as const;
