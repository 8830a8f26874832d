import type { Texts } from '../kinds.ts';

const p = (text: string) => ({ type: 'paragraph', text }) as const;
const list = (...items: string[]) => ({ type: 'list', items }) as const;

/** The questions and rules that come with the product, in Vietnamese. */
export const texts = {
  'plan-how': {
    question: 'Kế hoạch hoạt động thế nào?',
    answer: [
      p(
        'Mạng lưới đề xuất sản phẩm cho bạn dưới dạng kế hoạch. Bạn đặt ngân sách cho kế hoạch, và mạng lưới dùng ngân sách đó để mua quảng cáo tại vị trí của các nhà xuất bản. Lượt hiển thị và lượt nhấp tiêu dần ngân sách. Khi có người mua, người bán trả hoa hồng.',
      ),
      list(
        'Chờ đặt ngân sách: kế hoạch được đề xuất cho bạn, chưa tạm giữ tiền của bạn.',
        'Đang ghép vị trí: ngân sách được tạm giữ trong lúc chúng tôi tìm vị trí. Nếu không có, toàn bộ số tiền được hoàn lại.',
        'Đang phân phối: quảng cáo của bạn đang chạy. Bạn có thể tạm dừng hoặc dừng hẳn bất cứ lúc nào.',
        'Đã phân phối xong và chờ quyết toán: phần không chi tiêu được hoàn lại, hoa hồng chờ đến khi toàn bộ kế hoạch được quyết toán.',
        'Đã quyết toán: thu nhập đã vào số dư khả dụng, sau khi trừ các phí đã nêu trước. Hoa hồng vẫn có thể bị thu hồi trong {chargebackDays, number} ngày.',
      ),
      p('Mỗi kế hoạch đều cho biết vì sao đang ở trạng thái hiện tại và bước tiếp theo là gì.'),
      { type: 'place', to: 'plans' },
    ],
  },
  'learning-phase': {
    question: 'Giai đoạn máy học là gì?',
    answer: [
      p(
        'Kế hoạch mới cần tìm ra những vị trí quảng cáo phù hợp. Để làm vậy, kế hoạch cần {learningFrom, number} đến {learningTo, number} lượt chuyển đổi trong {learningDays, number} ngày. Trước đó, kết quả lên xuống nhiều hơn về sau, và việc đánh giá vị trí dựa nhiều hơn vào kết quả chung của kế hoạch.',
      ),
      list(
        'Dưới {learningFrom, number} lượt chuyển đổi, kế hoạch đang học; từ {learningFrom, number}, kế hoạch dần ổn định; từ {learningTo, number}, kế hoạch đã học xong.',
        'Luôn tính {learningDays, number} ngày gần nhất, nên kế hoạch về sau bán ít đi có thể tụt lại. Nếu hết khoảng thời gian đầu này mà chưa đủ {learningFrom, number}, kế hoạch được ghi là “Máy học bị hạn chế”.',
        'Giai đoạn máy học bắt đầu lại khi bạn loại trừ hoặc cho phép lại một vị trí.',
      ),
      p('Bạn xem được tiến trình trong kế hoạch. Giai đoạn máy học không cam kết kết quả nào.'),
    ],
  },
  'payout-when': {
    question: 'Tôi rút tiền thế nào và khi nào?',
    answer: [
      p(
        'Bất cứ lúc nào, với số tiền bất kỳ trong số dư khả dụng. Bạn cần liên kết thẻ hoặc địa chỉ ví và có mật khẩu giao dịch. Trước khi xác nhận, bạn thấy phí, số tiền nhận được và số dư còn lại.',
      ),
      list(
        'Đã gửi yêu cầu: bạn vẫn hủy được, và toàn bộ số tiền về lại số dư khả dụng ngay.',
        'Đã duyệt, rồi đã chuyển: do hai nhân viên khác nhau thực hiện.',
        'Hoàn tất: tiền đã được chuyển xong. Nếu thất bại, toàn bộ số tiền, kể cả phí, về lại số dư khả dụng.',
      ),
      p(
        'Khi bạn thay thẻ hoặc địa chỉ ví, việc rút tiền sẽ tạm ngừng {waitHours, number} giờ để bảo vệ bạn. Lần liên kết đầu tiên không bị tạm ngừng.',
      ),
      { type: 'place', to: 'wallet' },
    ],
  },
  fees: {
    question: 'Có những loại phí nào?',
    answer: [
      p('Có ba loại, và mỗi loại đều được nêu trước khi bạn đồng ý:'),
      list(
        'Phí đặt quảng cáo là một tỷ lệ trên chi tiêu quảng cáo. Phí đã gồm trong giá lượt hiển thị hoặc lượt nhấp, không cộng thêm.',
        'Phí doanh thu là một tỷ lệ trên hoa hồng đã quyết toán. Không có hoa hồng thì không có phí.',
        'Phí rút tiền dùng để bù chi phí chuyển tiền, không bao giờ quá {feeShareMax, number, percent} số tiền, và được trừ từ chính số tiền đó.',
      ),
      p(
        'Mở tài khoản, lấy mã tham chiếu nạp tiền và đóng tài khoản đều miễn phí. Không có phí nào để được nhận tiền. Nếu ai đòi, đừng trả.',
      ),
    ],
  },
  'plan-loss': {
    question: 'Tôi có thể mất tiền với một kế hoạch không?',
    answer: [
      p('Có. Phần quảng cáo đã chi tiêu thì không lấy lại được, dù có người mua hay không.'),
      p(
        'Lợi nhuận là phần đã quyết toán, trừ phần tiền của chính bạn đã chi tiêu, trừ phần chia lợi nhuận nếu bạn theo dõi ai đó. Lợi nhuận có thể âm, và khoản lỗ được hiển thị cùng chỗ, cùng cỡ chữ như khoản lãi. Phần do phiếu ưu đãi và vốn khởi đầu trả được hiển thị bên cạnh và không bao giờ là khoản lỗ của bạn.',
      ),
      p('Phần không chi tiêu luôn được hoàn lại. Chỉ đặt số tiền bạn chấp nhận mất được.'),
    ],
  },
  'delivery-how': {
    question: 'Quảng cáo của tôi chạy ở đâu và được tính thế nào?',
    answer: [
      p(
        'Tại các vị trí của nhà xuất bản phù hợp với kế hoạch. Mỗi lượt hiển thị và lượt nhấp mang một mã đã ký, dùng một lần và có hạn. Lượt đến hai lần, quá muộn hoặc không có mã thì không được tính.',
      ),
      p(
        'Số liệu của kế hoạch là tổng các sự kiện này, và bạn có thể mở từng số liệu để xem các sự kiện đằng sau. Mỗi số liệu đều ghi dữ liệu đầy đủ đến lúc nào.',
      ),
    ],
  },
  'invalid-traffic': {
    question: 'Lưu lượng không hợp lệ được xử lý thế nào?',
    answer: [
      p(
        'Bạn không phải trả cho phần chúng tôi phát hiện; không phải tất cả đều phát hiện được. Chúng tôi ghi lại kèm quy tắc đã phát hiện, và bạn xem được có bao nhiêu lượt và vì sao.',
      ),
      list(
        'Ngay lập tức: bot đã biết, lượt trùng, mã hết hạn, quá nhiều lượt nhấp của một người xem, lượt truy cập của chính bạn.',
        'Hằng ngày: vị trí có số liệu không thể là ngẫu nhiên.',
      ),
      p(
        'Nếu phát hiện lưu lượng không hợp lệ sau đó, chúng tôi hoàn tiền cho bạn, kể cả khi kế hoạch đã kết thúc, cho đến khi kế hoạch được quyết toán.',
      ),
    ],
  },
  'payout-refused': {
    question: 'Vì sao lệnh rút tiền có thể bị từ chối?',
    answer: [
      p(
        'Đây là toàn bộ danh sách lý do, và danh sách này công khai. Mỗi lý do cho biết việc cần làm tiếp theo, và việc đó không bao giờ là trả tiền. Cấp, điểm tín nhiệm và gói hội viên không ảnh hưởng gì.',
      ),
      { type: 'place', to: 'wallet' },
    ],
  },
  'startup-funds': {
    question: 'Vốn khởi đầu là gì?',
    answer: [
      p(
        'Là khoản mạng lưới ứng trước để bạn thử quảng cáo. Đây không phải tiền của bạn, không rút được, và hiển thị bên cạnh tổng tài sản, không bao giờ nằm trong đó.',
      ),
      p(
        'Trước khi rút tiền, bạn hoàn trả phần có thể hoàn trả ngay. Phần còn trong kế hoạch không cản việc rút tiền. Bạn không bao giờ cần thêm tiền: chúng tôi lấy phần còn lại trước, rồi đến thu nhập mà vốn tạo ra, và mạng lưới chịu phần thiếu. Bạn tự làm bằng một lần chạm và mật khẩu giao dịch, hoặc bộ phận chăm sóc khách hàng làm giúp bạn.',
      ),
    ],
  },
  coupons: {
    question: 'Phiếu ưu đãi dùng thế nào?',
    answer: [
      p(
        'Phiếu ưu đãi là tiền của mạng lưới dành cho quảng cáo của bạn. Phiếu trả một tỷ lệ hoặc một phần cố định của ngân sách bạn đặt, hoặc cộng thêm vào ngân sách. Phiếu không rút được thành tiền, và phần không chi tiêu trả về mạng lưới.',
      ),
      list(
        'Mỗi đối tác chỉ được nhận tối đa một phiếu người dùng mới.',
        'Nếu có nhiều phiếu cùng tên, mỗi ngày bạn dùng được một phiếu, theo múi giờ của bạn.',
        'Trước khi xác nhận, bạn thấy phiếu thay đổi những gì.',
      ),
      { type: 'place', to: 'coupons' },
    ],
  },
  follow: {
    question: 'Theo dõi nghĩa là gì?',
    answer: [
      p(
        'Bạn theo dõi kế hoạch của một người dẫn dắt bằng ID đại diện của họ. Khi họ đặt ngân sách cho một kế hoạch, chúng tôi làm tương tự cho bạn, trong hạn mức mỗi kế hoạch và hạn mức tổng. Bạn xác nhận bằng mật khẩu giao dịch, và dừng bằng một lần chạm.',
      ),
      list(
        'Lịch sử của người dẫn dắt gồm mọi kế hoạch, kể cả kế hoạch lỗ.',
        'Người dẫn dắt chỉ được chia khi có lãi, và chỉ trên phần vượt kết quả tốt nhất của bạn trước đó.',
        'Nếu không sao chép được kế hoạch, bạn sẽ thấy lý do.',
      ),
      p('Bạn có thể mất tiền khi theo dõi, giống như với kế hoạch của chính mình.'),
      { type: 'place', to: 'follow' },
    ],
  },
  'pay-password': {
    question: 'Mật khẩu giao dịch dùng để làm gì?',
    answer: [
      p(
        '{digits, number} chữ số này xác nhận mọi giao dịch tiền của bạn và mọi thay đổi về nơi nhận tiền:',
      ),
      p(
        'Mỗi lần xác nhận chỉ có giá trị cho đúng nội dung trong hộp thoại, một lần, trong {confirmSeconds, number} giây.',
      ),
      p(
        'Nhập sai {triesToPause, number} lần liên tiếp thì mật khẩu bị tạm ngưng, {triesToDisable, number} lần thì bị vô hiệu hóa. Nếu quên, bạn có thể yêu cầu mật khẩu mới bằng mật khẩu đăng nhập. Bạn tạo được mật khẩu sau {resetHours, number} giờ và có {resetDays, number} ngày để làm việc đó; trước lúc đó, bạn có thể hủy yêu cầu.',
      ),
      { type: 'place', to: 'pay-password' },
    ],
  },
  deposit: {
    question: 'Tôi nạp tiền thế nào?',
    answer: [
      p(
        'Việc nạp tiền được xử lý thủ công. Ví cho bạn mã tham chiếu để chuyển khoản và hiển thị tài khoản nhận khi mạng lưới đã công bố. Bộ phận chăm sóc khách hàng hỗ trợ bạn nhưng không bao giờ cung cấp số tài khoản. Một nhân viên ghi nhận khoản nạp, một nhân viên khác duyệt. Cả hai hiển thị trong mục “Thao tác của nhân viên”.',
      ),
      p('Bạn không bao giờ phải nạp tiền để nhận thu nhập của mình.'),
      { type: 'place', to: 'wallet' },
    ],
  },
  'check-figures': {
    question: 'Làm sao kiểm tra những gì ứng dụng hiển thị?',
    answer: [
      p(
        'Bạn có thể mở mọi số liệu để xem các sự kiện hoặc giao dịch đằng sau. Các bản ghi trong ví nối thành chuỗi: mỗi bản ghi chứa mã băm của bản ghi liền trước. Tải tệp kiểm tra của sao kê và tự kiểm tra trên máy tính bất kỳ, không cần đến chúng tôi.',
      ),
      p('Ứng dụng cũng ghi nhớ điểm cuối của chuỗi và cảnh báo nếu lịch sử của bạn bị ngắn đi.'),
      { type: 'place', to: 'wallet' },
    ],
  },
  'rule-account': {
    question: 'Một tài khoản, một đối tác',
    answer: [
      list(
        'Mỗi mã ủy quyền mở một tài khoản, cho người hoặc công ty được cấp mã.',
        'Luôn cập nhật thông tin liên hệ; bạn có thể thay đổi trong ứng dụng. Sau đó, việc rút tiền và đổi tiền sẽ tạm ngừng {waitHours, number} giờ để bảo vệ bạn.',
        'Không cho mượn hay bán tài khoản. Ai có mật khẩu của bạn đều có thể thao tác thay bạn.',
        'Nếu tài khoản bị khóa, bộ phận chăm sóc khách hàng sẽ cho bạn biết lý do.',
      ),
    ],
  },
  'rule-traffic': {
    question: 'Lưu lượng trung thực',
    answer: [
      list(
        'Không nhấp vào quảng cáo của chính mình và không nhờ người khác nhấp.',
        'Không dùng bot, không mua lượt nhấp, không ẩn hay xếp chồng lượt hiển thị.',
        'Người bán, nhà xuất bản và đối tác phải độc lập với nhau. Lượt nhấp từ thiết bị của chính bạn không được tính. Nếu đến khi có đơn hàng mới phát hiện dùng chung thiết bị, hoặc người dẫn dắt và người theo dõi rút tiền về cùng một thẻ, đơn hàng chỉ được tính sau, nếu người bán không hủy trước.',
        'Lưu lượng bị phát hiện vi phạm không bị tính tiền và không tạo ra thu nhập.',
      ),
      { type: 'question', id: 'invalid-traffic' },
    ],
  },
  'rule-money': {
    question: 'Quy tắc về tiền',
    answer: [
      list(
        'Tiền của bạn là của bạn. Bạn không bao giờ phải trả tiền để được nhận tiền: không phí, cấp, điểm hay gói hội viên nào cản trở việc rút tiền.',
        'Hoa hồng lấy từ tiền người bán đã nộp trước, không bao giờ từ đối tác khác.',
        'Bút toán đã ghi sổ không bao giờ bị sửa. Sai sót được điều chỉnh bằng bút toán mới có dẫn chiếu.',
        'Nếu đơn hàng bị hủy trong thời hạn đã nêu, hoặc hoa hồng bị thu hồi trong {chargebackDays, number} ngày sau khi quyết toán, bạn chỉ mất khoản hoa hồng đó. Nếu số dư khả dụng không đủ, khoản đó chỉ được trừ vào hoa hồng sau này từ cùng người bán.',
      ),
    ],
  },
  'rule-staff': {
    question: 'Nhân viên làm được gì',
    answer: [
      list(
        'Nhân viên không thể ấn định số dư hay số liệu.',
        'Di chuyển tiền cần hai nhân viên: với nạp tiền và đính chính, một người đề xuất, người kia duyệt; với rút tiền, một người duyệt, người kia chuyển. Những gì thay đổi số tiền bạn trả, số tiền bạn nhận hoặc nội dung bạn đọc ở đây cũng cần hai người. Một người chỉ có thể dừng một việc, chẳng hạn từ chối lệnh rút tiền, và trả lời bạn dưới tên của mình.',
        'Việc họ làm trên tài khoản của bạn hiển thị trong mục “Thao tác của nhân viên”, kèm tên, lý do và mã tham chiếu; các bước thường lệ như đọc nội dung trò chuyện của bạn không có lý do riêng. Việc xem thông tin thẻ đầy đủ cũng hiển thị, nhưng việc mở trang tài khoản của bạn thì không.',
      ),
      { type: 'place', to: 'wallet' },
    ],
  },
  'rule-safety': {
    question: 'Cách giữ an toàn',
    answer: [
      list(
        'Bộ phận chăm sóc khách hàng không bao giờ hỏi mật khẩu, cũng không yêu cầu bạn nộp tiền rồi mới được rút.',
        'Chỉ nạp tiền bằng mã tham chiếu trong ví của chính bạn.',
        'Chỉ xác nhận giao dịch đổi tiền khi đã nhận được tiền.',
        'Không ai có thể hứa hẹn lợi nhuận với bạn. Vui lòng báo cáo bất kỳ ai hứa hẹn như vậy, kể cả nhân viên của chúng tôi.',
      ),
      { type: 'place', to: 'feedback' },
    ],
  },
} as const satisfies Texts['questions'];
