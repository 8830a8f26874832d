import type { Texts } from '../../kinds.ts';

/** Passkeys: adding, naming and removing them, and what they are offered with. */
export const passkeyWords = {
  passkey: {
    title: 'Khóa truy cập',
    lead: 'Đăng nhập bằng vân tay, khuôn mặt hoặc khóa màn hình thay cho mật khẩu. Khóa truy cập chỉ dùng được tại đây nên trang giả mạo không thể đánh cắp.',
    add: 'Thêm khóa truy cập',
    none: {
      hostApp:
        'Khóa truy cập không dùng được bên trong ứng dụng khác. Vui lòng mở trang này trong trình duyệt để thêm.',
      address:
        'Khóa truy cập cần địa chỉ web có tên, còn trang này đang mở tại {host}. Vui lòng mở bằng tên để thêm.',
      unencrypted:
        'Khóa truy cập cần kết nối được mã hóa. Vui lòng mở trang này bằng https để thêm.',
      browser:
        'Trình duyệt này không hỗ trợ khóa truy cập. Vui lòng dùng trình duyệt khác để thêm.',
    },
    addText:
      'Vui lòng nhập mật khẩu đăng nhập trước. Nhờ vậy, người chỉ có điện thoại của bạn không thể tự thêm khóa.',
    added: 'Đã thêm khóa truy cập',
    made: 'Đã thêm: {date}',
    used: 'Dùng lần cuối: {date}',
    unused: 'Chưa dùng lần nào',
    synced: 'Đồng bộ trên các thiết bị của bạn',
    name: 'Tên',
    save: 'Lưu tên',
    saved: 'Đã lưu tên',
    edit: 'Sửa {name}',
    end: 'Xóa khóa truy cập',
    endTitle: 'Xóa “{name}”?',
    endText:
      'Bạn sẽ không đăng nhập được bằng khóa này nữa. Vui lòng xóa cả trong trình quản lý mật khẩu của thiết bị.',
    ended: 'Đã xóa khóa truy cập',
    failed: 'Thiết bị chưa tạo được khóa truy cập. Không có gì thay đổi.',
    exists: 'Thiết bị này đã có khóa truy cập cho tài khoản của bạn.',
    offer: 'Đăng nhập nhanh hơn vào lần sau',
    offerText:
      'Với khóa truy cập, vân tay, khuôn mặt hoặc khóa màn hình sẽ thay cho việc nhập mật khẩu trên thiết bị này.',
    later: 'Để sau',
    forgot: 'Quên mật khẩu? Dùng khóa truy cập',
    setLead:
      'Xác nhận bằng khóa truy cập thay cho mật khẩu hiện tại. Mọi thiết bị sẽ bị đăng xuất, kể cả thiết bị này. Chỉ thiết bị được dùng gần nhất trước đó vẫn có thể xem tài khoản và báo nếu không phải bạn. Tạm ngừng rút tiền và đổi tiền {hours, number} giờ để bảo vệ bạn.',
    setSubmit: 'Tạo bằng khóa truy cập',
    setOld: 'Dùng mật khẩu hiện tại',
  },
} as const satisfies Pick<Texts['app'], 'passkey'>;
