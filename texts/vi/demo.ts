import type { Texts } from '../kinds.ts';

export const texts = {
  welcome: {
    title: 'Chào mừng đến với bản dùng thử',
    text: 'Mọi thứ hoạt động như thật: sổ cái, việc rút tiền, bản sao kê mà bạn tự kiểm tra được. Chỉ có lưu lượng là mô phỏng, và SIM là tiền mô phỏng.',
    steps: [
      'Tạo mật khẩu giao dịch và liên kết thẻ, rồi yêu cầu rút tiền.',
      'Tải sao kê về và kiểm tra khi không có kết nối.',
      'Tìm hiểu kế hoạch, các loại phí và việc rút tiền.',
    ],
  },
  products: {
    'harbour-roast': {
      name: 'Cà phê Harbour Roast',
      description:
        'Hạt cà phê mới rang, gửi qua bưu điện hai tuần một lần. Người bán trả hoa hồng cố định cho mỗi lượt đăng ký mới.',
    },
    fieldnote: {
      name: 'Sổ tay Fieldnote',
      description:
        'Sổ tay mở phẳng hoàn toàn. Người bán trả một tỷ lệ của mỗi đơn hàng, có mức tối đa.',
    },
    northwind: {
      name: 'Bình nước Tidal',
      description:
        'Bình thép giữ lạnh cả ngày. Hiển thị dạng thẻ và tính tiền theo lượt nhấp; người bán trả hoa hồng cố định cho mỗi đơn hàng.',
    },
    'studio-lumen': {
      name: 'Đèn bàn Lumen',
      description:
        'Chiếc đèn xoay theo bạn, trong video sáu giây. Người bán trả một tỷ lệ của mỗi đơn hàng, có mức tối đa.',
    },
  },
  codeTerms: 'Mở một tài khoản dùng thử, không mất phí. Mọi thứ trong đó đều là mô phỏng.',
  campaigns: {
    welcome: 'Chào mừng',
    further: 'Vươn xa hơn',
  },
  methods: {
    bank: 'Ngân hàng',
    wallet: 'Địa chỉ ví',
  },
  depositInstructions: [
    'Chuyển số tiền vào tài khoản giả lập của bản demo này: Reachbook Demo, Play Bank, 000-123-456.',
    'Ghi mã tham chiếu ở trên vào nội dung chuyển khoản.',
    'Nhân viên ghi nhận khi tiền đến, và người thứ hai xác nhận.',
  ],
} as const satisfies Texts['demo'];
