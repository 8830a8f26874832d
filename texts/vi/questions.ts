import type { Texts } from '../kinds.ts';

const p = (text: string) => ({ type: 'paragraph', text }) as const;
const list = (...items: string[]) => ({ type: 'list', items }) as const;

/** The questions and rules that come with the product, in Vietnamese. */
export const texts = {
  'plan-how': {
    question: 'Kế hoạch hoạt động thế nào?',
    answer: [
      p(
        'Mạng lưới giới thiệu sản phẩm cho bạn dưới dạng kế hoạch. Bạn đặt ngân sách cho kế hoạch, và mạng lưới dùng ngân sách đó để mua quảng cáo tại các vị trí của nhà xuất bản. Lượt hiển thị và lượt nhấp tiêu dần ngân sách. Khi có người mua, người bán sản phẩm trả hoa hồng.',
      ),
      list(
        'Chờ đặt ngân sách: kế hoạch được đề nghị cho bạn, chưa có gì bị tạm giữ.',
        'Đang ghép vị trí: ngân sách của bạn được tạm giữ trong lúc tìm vị trí quảng cáo. Nếu không tìm được, toàn bộ được hoàn lại.',
        'Đang phân phối: quảng cáo của bạn đang chạy. Bạn có thể tạm dừng hoặc dừng bất cứ lúc nào.',
        'Đã phân phối xong và chờ quyết toán: phần chưa chi tiêu được hoàn lại, còn hoa hồng chờ đến khi không thể trả hàng nữa.',
        'Đã quyết toán: thu nhập đã vào số dư khả dụng của bạn, sau khi trừ các khoản phí đã nêu trước.',
      ),
      p('Mỗi kế hoạch đều cho biết vì sao đang ở trạng thái đó và điều gì diễn ra tiếp theo.'),
      { type: 'place', to: 'plans' },
    ],
  },
  'learning-phase': {
    question: 'Giai đoạn học là gì?',
    answer: [
      p(
        'Kế hoạch mới cần tìm ra những vị trí quảng cáo phù hợp với mình. Để làm vậy, kế hoạch cần 30 đến 50 lượt chuyển đổi trong 7 ngày. Trước đó, kết quả lên xuống nhiều hơn về sau, và một phần lượt hiển thị được chia đều cho mọi vị trí phù hợp.',
      ),
      list(
        'Dưới 30 lượt chuyển đổi, kế hoạch đang học; từ 30, kế hoạch dần ổn định; từ 50, kế hoạch đã học xong.',
        'Nếu qua 7 ngày mà chưa đủ 30, kế hoạch được ghi là học bị hạn chế, kèm nguyên nhân.',
        'Việc học bắt đầu lại khi bạn loại trừ hoặc cho phép lại một vị trí.',
      ),
      p('Kế hoạch cho biết đã học đến đâu. Giai đoạn học không hứa hẹn kết quả nào.'),
    ],
  },
  'payout-when': {
    question: 'Rút tiền thế nào và khi nào nhận được?',
    answer: [
      p(
        'Bất cứ lúc nào, với bất kỳ số tiền nào trong số dư khả dụng. Bạn cần có thẻ hoặc địa chỉ ví đã liên kết và mật khẩu giao dịch. Phí, số tiền bạn nhận và số dư còn lại được hiển thị trước khi bạn xác nhận.',
      ),
      list(
        'Đã yêu cầu: bạn vẫn hủy được, và toàn bộ được hoàn lại ngay.',
        'Đã duyệt, rồi đã gửi: do hai nhân viên khác nhau thực hiện.',
        'Hoàn tất: ngân hàng của bạn đã nhận. Nếu ngân hàng trả lại, toàn bộ trở lại số dư khả dụng, kể cả phí.',
      ),
      p('Thẻ thay cho thẻ cũ phải chờ một ngày, để bạn kịp nhận ra nếu bị đánh cắp.'),
      { type: 'place', to: 'wallet' },
    ],
  },
  fees: {
    question: 'Có những loại phí nào?',
    answer: [
      p('Có ba loại, và mỗi loại đều được nêu trước khi bạn đồng ý:'),
      list(
        'Phí đặt quảng cáo là một tỷ lệ của phần quảng cáo của bạn đã chi tiêu. Phí này nằm trong giá của lượt hiển thị hoặc lượt nhấp, không cộng thêm.',
        'Phí doanh thu là một tỷ lệ của hoa hồng đã quyết toán. Không có hoa hồng thì không có phí này.',
        'Phí rút tiền là khoản ngân hàng thu, không bao giờ quá một phần mười số tiền, và được trừ từ chính số tiền đó.',
      ),
      p(
        'Mở tài khoản, mã tham chiếu nạp tiền và đóng tài khoản đều miễn phí. Không có phí nào để mở khóa tiền, và không ai được đòi bạn trả khoản phí như vậy.',
      ),
    ],
  },
  'plan-loss': {
    question: 'Tôi có thể mất tiền với một kế hoạch không?',
    answer: [
      p(
        'Có. Phần quảng cáo đã chi tiêu là đã mất, dù có người mua hay không. Lợi nhuận là phần đã quyết toán, trừ phần đã chi tiêu, trừ phần chia lợi nhuận nếu bạn theo dõi ai đó. Lợi nhuận có thể âm, và khi đó được hiển thị ở cùng chỗ, cùng cỡ như khi có lãi.',
      ),
      p('Phần chưa chi tiêu luôn được hoàn lại. Chỉ đặt số tiền mà bạn có thể chấp nhận mất.'),
    ],
  },
  'delivery-how': {
    question: 'Quảng cáo của tôi chạy ở đâu và được tính thế nào?',
    answer: [
      p(
        'Tại các vị trí của nhà xuất bản phù hợp với kế hoạch. Mỗi lượt hiển thị và mỗi lượt nhấp có một dấu đã ký, dùng một lần và có thời hạn. Lượt đến hai lần, đến quá muộn hoặc không có dấu thì không được tính.',
      ),
      p(
        'Số liệu của kế hoạch là tổng của các sự kiện này. Bạn có thể mở từng số liệu đến các sự kiện bên dưới. Số liệu chưa đầy đủ sẽ ghi rõ đầy đủ đến thời điểm nào.',
      ),
    ],
  },
  'invalid-traffic': {
    question: 'Lưu lượng không hợp lệ được xử lý thế nào?',
    answer: [
      p(
        'Bạn không phải trả tiền cho lưu lượng đó. Lưu lượng được ghi lại cùng quy tắc đã phát hiện, và bạn thấy được số lượng cùng lý do.',
      ),
      list(
        'Ngay lập tức: robot đã biết, lượt lặp lại, dấu hết hạn, quá nhiều lượt nhấp của một người xem, lượt truy cập của chính bạn.',
        'Hằng ngày: vị trí quảng cáo có số liệu bất thường vượt quá ngẫu nhiên.',
      ),
      p('Phần được phát hiện sau sẽ được hoàn tiền cho bạn, kể cả khi kế hoạch đã kết thúc.'),
    ],
  },
  'payout-refused': {
    question: 'Vì sao lệnh rút tiền có thể bị từ chối?',
    answer: [
      p(
        'Danh sách lý do là cố định và công khai. Mỗi lý do cho biết việc cần làm tiếp theo, và không bao giờ là phải trả tiền. Cấp, điểm tín nhiệm và hội viên không có vai trò gì.',
      ),
      list(
        'Số tiền bằng không hoặc vượt quá số dư khả dụng.',
        'Chưa liên kết thẻ hoặc địa chỉ ví, hoặc hình thức đó không còn được cung cấp.',
        'Chưa có mật khẩu giao dịch.',
        'Vốn khởi đầu chưa được hoàn trả. Chạm một lần là hoàn trả.',
        'Thẻ mới, mật khẩu đăng nhập hoặc mật khẩu giao dịch vừa đặt lại, hoặc thông tin liên hệ vừa thay đổi: chờ một ngày.',
      ),
      { type: 'place', to: 'wallet' },
    ],
  },
  'startup-funds': {
    question: 'Vốn khởi đầu là gì?',
    answer: [
      p(
        'Là khoản ứng trước của mạng lưới để bạn thử quảng cáo. Khoản này không phải của bạn, không rút được, và được ghi bên cạnh tổng tài sản, không bao giờ nằm trong đó.',
      ),
      p(
        'Việc rút tiền phải chờ đến khi vốn này được hoàn trả. Việc hoàn trả không bao giờ cần thêm tiền mới: phần còn lại được trả về, phần quảng cáo đã chi tiêu được lấy từ khoản mà vốn đó kiếm được, và phần thiếu là khoản lỗ của mạng lưới. Bộ phận chăm sóc khách hàng thực hiện, hoặc bạn tự làm với một lần chạm.',
      ),
    ],
  },
  coupons: {
    question: 'Phiếu ưu đãi hoạt động thế nào?',
    answer: [
      p(
        'Phiếu ưu đãi là tiền của mạng lưới dành cho quảng cáo của bạn. Phiếu trả một tỷ lệ của ngân sách bạn đặt, một phần cố định của ngân sách đó, hoặc thêm phần phân phối ngoài ngân sách. Phiếu không bao giờ rút được thành tiền; phần chưa chi tiêu được trả về mạng lưới.',
      ),
      list(
        'Mỗi đối tác có một phiếu người dùng mới.',
        'Trong các phiếu cùng tên, mỗi ngày dùng được một phiếu, theo múi giờ của bạn.',
        'Trước khi xác nhận, bạn thấy phiếu làm thay đổi điều gì.',
      ),
      { type: 'place', to: 'coupons' },
    ],
  },
  follow: {
    question: 'Theo dõi ai đó nghĩa là gì?',
    answer: [
      p(
        'Bạn theo dõi các kế hoạch của một người vận hành qua ID đại diện. Khi người vận hành đặt ngân sách cho một kế hoạch, việc đó cũng được thực hiện cho bạn, trong hạn mức mỗi kế hoạch và hạn mức tổng. Bạn xác nhận bằng mật khẩu giao dịch và dừng với một lần chạm.',
      ),
      list(
        'Lịch sử của người vận hành gồm mọi kế hoạch, kể cả kế hoạch lỗ.',
        'Người vận hành chỉ được chia phần khi bạn có lãi, và chỉ trên phần vượt kết quả tốt nhất của bạn trước đó.',
        'Trường hợp không sao chép được đều ghi rõ lý do.',
      ),
      p('Khi theo dõi, bạn có thể mất tiền, giống như với kế hoạch của chính bạn.'),
      { type: 'place', to: 'follow' },
    ],
  },
  'pay-password': {
    question: 'Mật khẩu giao dịch dùng để làm gì?',
    answer: [
      p(
        'Với sáu chữ số này, bạn xác nhận việc rút tiền, kế hoạch, đổi tiền và nơi nhận tiền rút. Mỗi lần xác nhận chỉ có giá trị cho đúng nội dung trong hộp thoại, một lần, trong một phút.',
      ),
      p(
        'Nhập sai năm lần thì mật khẩu bị tạm ngưng, mười lần thì bị tắt. Nếu quên, bạn có thể yêu cầu mật khẩu mới bằng mật khẩu đăng nhập và tạo mật khẩu đó sau 24 giờ. Trước lúc đó, bạn có thể hủy yêu cầu.',
      ),
      { type: 'place', to: 'pay-password' },
    ],
  },
  deposit: {
    question: 'Nạp tiền thế nào?',
    answer: [
      p(
        'Việc nạp tiền được thực hiện thủ công. Ví cho bạn một mã tham chiếu để ghi vào nội dung chuyển khoản, và cho biết chuyển đến đâu. Bộ phận chăm sóc khách hàng hỗ trợ bạn thu xếp, nhưng không bao giờ nêu số tài khoản. Một nhân viên ghi nhận số tiền đã đến, một nhân viên khác xác nhận, và cả hai đều có trong nhật ký thao tác của nhân viên trên tài khoản bạn.',
      ),
      p('Những gì bạn đã kiếm được không bao giờ phụ thuộc vào việc nạp tiền.'),
      { type: 'place', to: 'wallet' },
    ],
  },
  'check-figures': {
    question: 'Làm sao kiểm tra những gì được hiển thị?',
    answer: [
      p(
        'Mỗi số liệu đều mở được đến các sự kiện hoặc bản ghi bên dưới. Các bản ghi trong ví của bạn là một chuỗi: mỗi bản ghi chứa mã băm của bản ghi liền trước. Tải tệp kiểm tra của sao kê về và tự kiểm tra trên bất kỳ máy tính nào, không cần đến chúng tôi.',
      ),
      p(
        'Ứng dụng cũng ghi nhớ điểm cuối của chuỗi, và cho bạn biết nếu có lúc nào lịch sử của bạn bị ngắn đi.',
      ),
      { type: 'place', to: 'wallet' },
    ],
  },
  'rule-account': {
    question: 'Một tài khoản, một đối tác',
    answer: [
      list(
        'Một mã ủy quyền mở một tài khoản, cho người hoặc công ty được cấp mã.',
        'Giữ thông tin liên hệ chính xác. Sau khi thay đổi, việc rút tiền phải chờ một ngày.',
        'Không cho mượn hay bán tài khoản. Ai có mật khẩu của bạn thì hành động với tư cách của bạn.',
        'Nếu tài khoản bị khóa, bộ phận chăm sóc khách hàng cho bạn biết lý do.',
      ),
    ],
  },
  'rule-traffic': {
    question: 'Lưu lượng trung thực',
    answer: [
      list(
        'Không nhấp vào quảng cáo của chính mình và không nhờ người khác nhấp.',
        'Không dùng robot, không mua lượt nhấp, không có lượt hiển thị bị ẩn hoặc xếp chồng.',
        'Người bán, nhà xuất bản và đối tác không được là cùng một người; những đơn hàng như vậy bị tạm giữ và xem xét.',
        'Lưu lượng vi phạm các quy tắc này không bị tính tiền và không đem lại thu nhập.',
      ),
      { type: 'question', id: 'invalid-traffic' },
    ],
  },
  'rule-money': {
    question: 'Quy tắc về tiền',
    answer: [
      list(
        'Tiền của bạn là của bạn. Không ai phải trả tiền để được nhận tiền: không có phí, cấp, điểm hay hội viên nào đứng trước việc rút tiền.',
        'Hoa hồng lấy từ tiền người bán đã nạp trước, không bao giờ từ các đối tác khác.',
        'Những gì đã ghi sổ không bị sửa. Sai sót được sửa bằng một bút toán nêu rõ bút toán sai.',
        'Đơn hàng bị trả lại trong thời hạn đã nêu chỉ lấy lại hoa hồng của chính đơn đó, không hơn.',
      ),
    ],
  },
  'rule-staff': {
    question: 'Nhân viên được làm gì',
    answer: [
      list(
        'Nhân viên không thể đặt số dư hay số liệu.',
        'Tiền chỉ được chuyển bởi hai nhân viên, một người đề xuất và một người xác nhận.',
        'Mọi việc họ làm trên tài khoản của bạn đều có trong nhật ký thao tác, kèm tên, lý do và mã tham chiếu.',
      ),
      { type: 'place', to: 'wallet' },
    ],
  },
  'rule-safety': {
    question: 'Cách giữ an toàn',
    answer: [
      list(
        'Bộ phận chăm sóc khách hàng không bao giờ hỏi mật khẩu, và không bao giờ đòi bạn nộp tiền để mở khóa tiền.',
        'Chỉ nạp tiền với mã tham chiếu từ ví của chính bạn.',
        'Chỉ xác nhận giao dịch đổi tiền khi tiền đã đến.',
        'Không ai có thể hứa với bạn một khoản lợi nhuận. Ai hứa như vậy không phải người của chúng tôi.',
      ),
      { type: 'place', to: 'feedback' },
    ],
  },
} as const satisfies Texts['questions'];
