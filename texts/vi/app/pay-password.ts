import type { Texts } from '../../kinds.ts';

/** Transaction password and bank card. */
export const payPasswordWords = {
  payPassword: {
    title: 'Mật khẩu giao dịch',
    enter: 'Sáu chữ số',
    checking: 'Đang kiểm tra',
    forgot: 'Quên mật khẩu?',
    notSet: 'Bạn chưa có mật khẩu giao dịch',
    notSetText:
      'Mật khẩu này xác nhận mọi việc bạn làm với tiền của mình. Sau đó bạn sẽ quay lại đây.',
    setNow: 'Tạo ngay',
    disabled:
      'Mật khẩu giao dịch của bạn đã bị vô hiệu hóa vì nhập sai {tries, number} lần liên tiếp.',
    paused: 'Nhập sai {tries, number} lần liên tiếp. Bạn có thể thử lại lúc {time}.',
    lead: '{digits, number} chữ số này xác nhận mọi giao dịch tiền của bạn và mọi thay đổi về nơi nhận tiền. Không nhân viên nào biết mật khẩu này, và sẽ không ai hỏi bạn.',
    step: 'Bước {step}/{steps}',
    old: 'Mật khẩu giao dịch hiện tại',
    new: 'Mật khẩu giao dịch mới',
    again: 'Nhập lại sáu chữ số đó',
    hint: 'Không dùng ngày tháng, dãy có quy luật hay số liên tiếp.',
    next: 'Tiếp tục',
    startOver: 'Chọn các chữ số khác',
    login: 'Mật khẩu đăng nhập',
    loginHint: 'Để người chỉ có điện thoại của bạn không thể tạo mật khẩu.',
    submit: 'Tạo mật khẩu giao dịch',
    done: 'Đã tạo mật khẩu giao dịch',
    isSet: 'Bạn đã có mật khẩu giao dịch',
    isSetText: 'Để đổi, bạn cần mật khẩu hiện tại.',
    change: 'Đổi',
    changeLead: 'Khi đổi mật khẩu, mọi thiết bị khác của bạn sẽ bị đăng xuất.',
    changeSubmit: 'Đổi mật khẩu giao dịch',
    changed: 'Đã đổi mật khẩu giao dịch',
    forgotTitle: 'Quên mật khẩu giao dịch?',
    forgotText:
      'Bạn có thể tạo mật khẩu mới sớm nhất sau {hours, number} giờ và có {days, number} ngày để làm việc đó. Trước khi tạo, bạn có thể hủy yêu cầu tại đây. Sau khi tạo, việc rút tiền và đổi tiền sẽ tạm ngừng {pause, number} giờ để bảo vệ bạn.',
    forgotSubmit: 'Yêu cầu mật khẩu mới',
    forgotService: 'Quên cả hai? Liên hệ bộ phận chăm sóc khách hàng',
    resetTitle: 'Đã yêu cầu mật khẩu giao dịch mới',
    resetWaiting:
      'Bạn có thể tạo từ {date}. Nếu không phải bạn yêu cầu, vui lòng hủy và đổi mật khẩu đăng nhập.',
    resetReady:
      'Bạn có thể tạo ngay. Nếu không phải bạn yêu cầu, vui lòng hủy và đổi mật khẩu đăng nhập.',
    resetApproval: 'Cần một nhân viên thứ hai đồng ý trước khi bạn tạo mật khẩu mới.',
    resetLead:
      'Chọn {digits, number} chữ số mới. Tạm ngừng rút tiền và đổi tiền {hours, number} giờ để bảo vệ bạn.',
    resetSet: 'Tạo mật khẩu mới',
    resetCancel: 'Hủy yêu cầu',
    resetCancelled: 'Đã hủy yêu cầu. Mật khẩu giao dịch của bạn không đổi.',
    signTitle: 'Xác nhận',
    sign: 'Xác nhận bằng khóa truy cập',
    signLead:
      'Thiết bị sẽ yêu cầu vân tay, khuôn mặt hoặc khóa màn hình, rồi ký nội dung này. Chữ ký được lưu trong tệp kiểm tra của bạn làm bằng chứng.',
    signFailed: 'Không có gì được ký. Vui lòng thử lại hoặc dùng sáu chữ số.',
    signOther:
      'Máy chủ yêu cầu ký nội dung khác với những gì bạn thấy ở đây. Không có gì được ký. Vui lòng liên hệ bộ phận chăm sóc khách hàng.',
    useDigits: 'Dùng sáu chữ số',
    byPasskey: 'Xác nhận bằng khóa truy cập “{name}” của bạn',
    byPasskeyGone: 'Xác nhận bằng khóa truy cập của bạn',
    byDigits: 'Xác nhận bằng sáu chữ số của bạn',
    about: {
      vip: 'Bạn đang mua một tháng VIP với giá {amount}.',
      payout: 'Bạn đang rút {amount} về {target}.',
      payoutCancel: 'Bạn đang hủy lệnh rút {amount} về {target}.',
      startupReturn:
        'Bạn đang hoàn trả {amount} vốn khởi đầu, từ phần còn lại và phần thu nhập mà vốn tạo ra. Mạng lưới chịu phần thiếu.',
      card: 'Bạn đang chọn {number} làm nơi nhận tiền rút.',
      exchange: 'Bạn đang đổi {amount}.',
      exchangeConfirm: 'Bạn đang trả {amount} cho bên đổi tiền.',
      exchangeCancel: 'Bạn đang hủy giao dịch đổi {amount}.',
      put: 'Bạn đang đặt ngân sách {amount} cho {product}, kế hoạch {plan}.',
      follow: 'Bạn đang theo dõi {id} với hạn mức tổng {amount}.',
      planStop: 'Bạn đang dừng hẳn {product}, kế hoạch {plan}.',
      payPassword: 'Bạn đang đổi mật khẩu giao dịch.',
      passkey: 'Bạn đang thêm khóa truy cập vào tài khoản.',
      contact: 'Bạn đang xác nhận {email} và {phone} là thông tin liên hệ của mình.',
      personalData: 'Bạn đang tải về mọi thông tin chúng tôi có về bạn.',
    },
  },
  card: {
    lead: 'Mọi khoản rút tiền được chuyển đến đây. Sau khi thay đổi, việc rút tiền sẽ tạm ngừng {hours, number} giờ để bảo vệ bạn.',
    replaceLead:
      'Vui lòng nhập nơi nhận tiền rút. Sau khi thay đổi, việc rút tiền sẽ tạm ngừng {hours, number} giờ để bảo vệ bạn. Các thiết bị khác của bạn sẽ bị đăng xuất.',
    method: 'Hình thức nhận tiền',
    optional: 'Không bắt buộc',
    fillIn: 'Vui lòng điền thông tin trước',
    chooseNetwork: 'Chọn mạng',
    boundAt: 'Từ {date}',
    bound: 'Đã lưu. Tiền rút của bạn sẽ chuyển về đây.',
    replace: 'Thay thế',
    replaceTitle: 'Thay thẻ hoặc địa chỉ ví?',
    replaceText:
      'Tiền rút sẽ không còn được chuyển đến {label} •••• {last4}. Bạn rút được về nơi nhận mới sau {hours, number} giờ. Các thiết bị khác của bạn sẽ bị đăng xuất.',
    replaceConfirm: 'Thay ngay',
    none: 'Chưa thiết lập',
    noneText:
      'Mạng lưới chưa thiết lập hình thức nhận tiền. Bộ phận chăm sóc khách hàng có thể cho biết khi nào có.',
    field: {
      cardName: 'Tên ngân hàng hoặc tên thẻ',
      userName: 'Chủ tài khoản',
      mobile: 'Số điện thoại',
      bankAccount: 'Số tài khoản',
      bankAddress: 'Địa chỉ ngân hàng',
      branchName: 'Chi nhánh',
      walletAddress: 'Địa chỉ ví',
      network: 'Mạng',
    },
    submit: {
      'bank-card': 'Liên kết thẻ',
      'wallet-address': 'Liên kết địa chỉ',
    },
  },
} as const satisfies Pick<Texts['app'], 'payPassword' | 'card'>;
