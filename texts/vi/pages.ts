import type { Texts } from '../kinds.ts';
import { membersWords } from './app/members.ts';
import { shellWords } from './app/shell.ts';

export const texts: Texts['pages'] = {
  installed: {
    description: shellWords.moneyWay.sentence,
    plans: membersWords.nav.plans,
    wallet: membersWords.nav.wallet,
    notifications: shellWords.screen.notifications,
  },
  needsScript: 'Vui lòng bật JavaScript trong trình duyệt để dùng ứng dụng này.',
  ad: {
    linkInvalid: 'Liên kết này không hoạt động.',
    adMissing: 'Không tìm thấy quảng cáo này.',
    later: 'Vui lòng thử lại sau giây lát.',
  },
  merchantKey: {
    title: 'Khóa postback',
    heading: 'Khóa postback của bạn',
    lead: 'Liên kết này hiển thị khóa mới để ký postback. Liên kết chỉ dùng được một lần, và phải có từ xác nhận bạn nhận riêng. Nhân viên mạng lưới không bao giờ thấy khóa.',
    word: 'Từ xác nhận',
    show: 'Hiện khóa một lần',
    shownFor: 'Dành cho {merchant}. Vui lòng lưu ngay: khóa không thể hiển thị lại.',
    address: 'URL để báo đơn hàng',
    keyId: 'ID khóa',
    secret: 'Mã bí mật',
    invalid:
      'Liên kết này không còn hiệu lực, hoặc từ xác nhận không khớp. Vui lòng yêu cầu mạng lưới cấp liên kết mới. Nếu bạn chưa từng mở liên kết này, vui lòng báo cho mạng lưới: có thể người khác đã mở.',
    tooMany: 'Thử quá nhiều lần. Vui lòng đợi một lúc rồi mở lại liên kết.',
  },
  personalData: {
    about: 'Mọi thông tin {network} có về đối tác {partner}, tính đến {time}.',
    data: '{folder}: mỗi loại dữ liệu một tệp JSON. Số tiền tính bằng phần triệu của đơn vị tiền tệ, thời gian theo UTC. Không có mật khẩu và khóa; với mật khẩu, chúng tôi chỉ lưu mã băm.',
    openCards: '{file} chứa thông tin thẻ và địa chỉ ví của bạn.',
    closedCards: 'Thẻ và địa chỉ ví chỉ được ghi bằng các ký tự cuối.',
    images: '{folder}: các ảnh bạn đã tải lên.',
    check: 'Bạn có thể kiểm tra các bản ghi trong ví bằng tệp kiểm tra của sao kê.',
  },
};
