import type { Texts } from '../kinds.ts';

export const texts = {
  welcome: {
    title: 'Chào mừng đến với bản dùng thử',
    text: 'Mọi thứ hoạt động như với tiền thật: sổ cái, rút tiền và sao kê bạn tự kiểm tra được. Chỉ lưu lượng là mô phỏng, và SIM là tiền mô phỏng.',
    steps: [
      'Tạo mật khẩu giao dịch, liên kết thẻ và yêu cầu rút tiền.',
      'Tải sao kê và kiểm tra ngoại tuyến.',
      'Tìm hiểu về kế hoạch, phí và rút tiền.',
    ],
  },
  products: {
    'harbour-roast': {
      name: 'Cà phê Harbour Roast',
      description:
        'Cà phê hạt mới rang, giao tận nhà hai tuần một lần. Người bán trả hoa hồng cố định cho mỗi lượt đăng ký mới.',
      ad: 'Harbour Roast: cà phê mới rang, hai tuần một lần',
    },
    fieldnote: {
      name: 'Sổ tay Fieldnote',
      description: 'Sổ tay mở phẳng. Người bán trả một tỷ lệ trên mỗi đơn hàng, có mức tối đa.',
      ad: 'Fieldnote: sổ tay mở phẳng',
    },
    northwind: {
      name: 'Bình nước Tidal',
      description:
        'Bình thép giữ lạnh cả ngày. Hiển thị dạng thẻ, tính tiền theo lượt nhấp. Người bán trả hoa hồng cố định cho mỗi đơn hàng.',
      ad: 'Tidal: bình nước giữ lạnh cả ngày',
    },
    'studio-lumen': {
      name: 'Đèn bàn Lumen',
      description:
        'Chiếc đèn xoay theo bạn, giới thiệu trong video sáu giây. Người bán trả một tỷ lệ trên mỗi đơn hàng, có mức tối đa.',
      ad: 'Studio Lumen: chiếc đèn xoay theo bạn',
    },
  },
  range: {
    'bean-grinder': 'Máy xay cà phê',
    'moka-pot': 'Ấm pha cà phê Moka',
    'desk-pad': 'Tấm lót bàn',
    'week-planner': 'Sổ kế hoạch tuần',
    'floor-lamp': 'Đèn đứng',
    'wool-blanket': 'Chăn len',
    candle: 'Nến sáp ong',
    teapot: 'Ấm trà',
    'herb-garden': 'Vườn rau thơm',
    'watering-can': 'Bình tưới',
    'plant-pot': 'Chậu cây',
    'rain-jacket': 'Áo khoác đi mưa',
    backpack: 'Balo hằng ngày',
    'camp-stove': 'Bếp cắm trại',
    'oat-biscuits': 'Bánh quy yến mạch',
    'sea-salt': 'Muối biển',
    honey: 'Mật ong hoa thạch nam',
    kite: 'Diều giấy',
    'wooden-train': 'Tàu hỏa gỗ',
    puzzle: 'Bộ xếp hình gỗ',
    'city-bike': 'Xe đạp thành phố',
    'bike-light': 'Đèn xe đạp',
    helmet: 'Mũ bảo hiểm xe đạp',
    headphones: 'Tai nghe',
    speaker: 'Loa để kệ',
    radio: 'Radio nhà bếp',
  },
  commissions: {
    fixed: 'Người bán trả hoa hồng cố định cho mỗi đơn hàng.',
    share: 'Người bán trả một tỷ lệ trên mỗi đơn hàng, có mức tối đa.',
  },
  codeTerms: 'Mở một tài khoản dùng thử miễn phí. Mọi thứ trong đó đều là mô phỏng.',
  campaigns: {
    welcome: 'Chào mừng',
    further: 'Vươn xa hơn',
  },
  methods: {
    bank: 'Ngân hàng',
    wallet: 'Địa chỉ ví',
  },
  depositInstructions: [
    'Chuyển khoản vào tài khoản mô phỏng của bản dùng thử: Reachbook Demo, Play Bank, 000‑123‑456.',
    'Ghi mã tham chiếu ở trên vào nội dung chuyển khoản.',
    'Khi tiền về, một nhân viên ghi nhận và một nhân viên khác duyệt.',
  ],
  pages: {
    note: 'Trang này là mô phỏng và thuộc bản dùng thử. Mọi nội dung ở đây đều không có thật.',
    publisher: { title: 'Báo Buổi Sáng', text: 'Một bài để đọc.', more: 'Phần tiếp theo của bài.' },
    shop: {
      title: 'Cửa hàng Bến Cảng',
      text: 'Một cửa hàng trong bản dùng thử. Hàng đặt ở đây sẽ không được gửi đi.',
      click: 'Bạn đến đây từ lượt nhấp {click}.',
    },
  },
} as const satisfies Texts['demo'];
