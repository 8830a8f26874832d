import type { Reason } from '#domain/refusal.ts';

/** What each refusal says in Vietnamese. */
export const texts = {
  input_invalid: 'Không đọc được yêu cầu này. Vui lòng tải lại trang và thử lại.',
  body_not_json: 'Không đọc được yêu cầu này: phải gửi dưới dạng JSON.',
  body_too_large: 'Yêu cầu quá lớn.',
  call_not_found: 'Lệnh gọi này không tồn tại.',
  time_zone_invalid:
    'Không đọc được múi giờ của bạn. Vui lòng kiểm tra cài đặt ngày giờ của thiết bị.',

  not_authorized: 'Bạn không có quyền truy cập. Vui lòng đăng nhập để tiếp tục.',
  session_expired: 'Phiên đăng nhập đã hết hạn. Vui lòng đăng nhập lại.',
  session_not_found: 'Thiết bị đó đã được đăng xuất.',
  session_read_only:
    'Thiết bị này chỉ xem được vì mật khẩu đăng nhập của bạn được đặt lại. Vui lòng đăng nhập bằng mật khẩu mới, hoặc báo cho chúng tôi nếu không phải bạn.',
  account_not_opened: 'Bạn chưa có tài khoản ở đây. Vui lòng mở tài khoản bằng mã ủy quyền.',
  account_not_activated:
    'Tài khoản của bạn chưa được kích hoạt. Vui lòng hỏi bộ phận chăm sóc khách hàng xem còn thiếu gì.',
  account_disabled:
    'Tài khoản của bạn đã bị khóa. Vui lòng hỏi bộ phận chăm sóc khách hàng để biết lý do.',
  account_cancelled: 'Tài khoản này đã bị hủy. Vui lòng liên hệ bộ phận chăm sóc khách hàng.',
  handover_invalid: 'Liên kết từ ứng dụng của bạn không hợp lệ. Vui lòng quay lại và mở lại.',
  handover_expired: 'Liên kết từ ứng dụng của bạn đã hết hạn. Vui lòng quay lại và mở lại.',
  handover_used: 'Liên kết từ ứng dụng của bạn đã được dùng. Vui lòng quay lại và mở lại.',

  credentials_wrong: 'Tên đăng nhập hoặc mật khẩu không đúng.',
  field_empty:
    '{field, select, username {Vui lòng nhập tên đăng nhập.} password {Vui lòng nhập mật khẩu.} confirmPassword {Vui lòng nhập lại mật khẩu.} oldPassword {Vui lòng nhập mật khẩu hiện tại.} newPassword {Vui lòng nhập mật khẩu mới.} email {Vui lòng nhập email.} phone {Vui lòng nhập số điện thoại của bạn.} licenseKey {Vui lòng nhập mã ủy quyền.} loginPassword {Vui lòng nhập mật khẩu đăng nhập.} cardName {Vui lòng nhập tên ngân hàng hoặc tên thẻ.} userName {Vui lòng nhập tên chủ tài khoản.} mobile {Vui lòng nhập số điện thoại.} bankAccount {Vui lòng nhập số tài khoản.} bankAddress {Vui lòng nhập địa chỉ ngân hàng.} branchName {Vui lòng nhập chi nhánh.} walletAddress {Vui lòng nhập địa chỉ ví.} network {Vui lòng chọn mạng.} topic {Vui lòng chọn chủ đề.} content {Vui lòng cho biết bạn muốn nói về việc gì.} other {Không được để trống ô này.}}',
  username_invalid:
    'Vui lòng dùng {least, number} đến {most, number} chữ cái, chữ số, dấu chấm, gạch ngang hoặc gạch dưới, bắt đầu bằng chữ cái hoặc chữ số.',
  username_taken: 'Tên đăng nhập này đã tồn tại. Vui lòng chọn tên khác.',
  nickname_too_long: 'Vui lòng dùng tối đa {most, number} ký tự.',
  email_invalid: 'Vui lòng nhập email hợp lệ, ví dụ name@example.com.',
  phone_invalid: 'Vui lòng nhập số điện thoại hợp lệ kèm mã quốc gia, ví dụ +84 24 1234 5678.',
  password_too_short: 'Vui lòng dùng ít nhất {least, number} ký tự.',
  password_too_long: 'Vui lòng dùng tối đa {most, number} ký tự.',
  password_too_common: 'Mật khẩu này quá dễ đoán. Vui lòng chọn mật khẩu khác.',
  password_like_username: 'Mật khẩu không được chứa tên đăng nhập.',
  passwords_differ: 'Hai mật khẩu đã nhập không khớp.',
  password_wrong: 'Mật khẩu không đúng.',
  password_old_wrong: 'Mật khẩu cũ không đúng.',
  password_same_as_old: 'Mật khẩu mới phải khác mật khẩu cũ.',
  login_password_none: 'Bạn đăng nhập qua ứng dụng khác nên không có mật khẩu đăng nhập ở đây.',
  passkey_wrong:
    'Khóa truy cập này không mở tài khoản nào tại đây. Có thể khóa đã bị xóa. Vui lòng đăng nhập bằng mật khẩu.',
  passkey_not_found: 'Khóa truy cập này đã được xóa.',
  passkey_too_many: 'Bạn đã có {most, number} khóa truy cập. Vui lòng xóa bớt một khóa trước.',
  passkey_before_digits:
    'Khóa truy cập này được thêm trước sáu chữ số của bạn nên không thể xác nhận thay. Vui lòng dùng sáu chữ số, hoặc xóa khóa rồi thêm lại.',
  signature_wrong: 'Không xác nhận được bằng khóa truy cập. Vui lòng thử lại hoặc dùng sáu chữ số.',
  password_objected:
    'Bạn đã báo về mật khẩu đăng nhập không do bạn tạo. Không thể tạo mật khẩu mới bằng khóa truy cập cho đến khi hai nhân viên kiểm tra xong.',
  passkey_doubted:
    'Mật khẩu đăng nhập của bạn đã được đặt lại. Để bảo vệ bạn, vui lòng tạo mật khẩu giao dịch trước khi thêm khóa truy cập.',
  password_link_invalid:
    'Liên kết này không còn hiệu lực. Mỗi liên kết dùng được một lần trong thời gian giới hạn; bạn có thể yêu cầu liên kết mới.',
  password_link_early:
    'Liên kết này dùng được từ {until}. Khoảng chờ này giúp bạn kịp phát hiện nếu người yêu cầu không phải là bạn.',
  password_link_word_wrong:
    'Từ này không khớp với liên kết. Từ do một nhân viên khác cung cấp cho bạn.',
  nothing_to_object: 'Không còn gì để báo hay chặn.',
  nothing_changed: 'Bạn chưa thay đổi gì.',

  code_not_found: 'Không tìm thấy mã ủy quyền. Vui lòng kiểm tra từng ký tự.',
  code_used: 'Mã ủy quyền này đã được dùng. Mỗi mã chỉ mở một tài khoản.',
  code_expired: 'Mã ủy quyền này đã hết hạn. Vui lòng xin mã mới từ người đã cấp mã cho bạn.',
  code_revoked: 'Mã ủy quyền này đã bị thu hồi. Vui lòng xin mã mới từ người đã cấp mã cho bạn.',

  insufficient_balance:
    '{pocket, select, capital {Vốn của mạng lưới không đủ cho việc này.} other {Số dư không đủ.}} Không có khoản tiền nào bị trừ.',
  request_id_reused:
    'Yêu cầu này đã được gửi với nội dung khác. Không có khoản tiền nào bị trừ. Vui lòng tải lại trang và thử lại.',
  entry_already_reversed: 'Bút toán này đã được hoàn tác. Không có khoản tiền nào được chuyển.',
  entry_not_reversible:
    'Bút toán này là một bước của lệnh rút tiền, giao dịch đổi tiền hoặc kế hoạch. Không thể thu hồi riêng.',
  ledger_stopped:
    'Khi tự kiểm tra sổ sách, chúng tôi phát hiện chỗ không khớp. Không có khoản tiền nào được chuyển, và sẽ không chuyển cho đến khi kiểm tra xong.',

  record_not_found: 'Không tìm thấy giao dịch này trong ví của bạn.',
  statement_too_long:
    'Mỗi sao kê chứa tối đa {most, number} giao dịch, nhưng khoảng thời gian này có nhiều hơn. Vui lòng chọn khoảng ngắn hơn.',
  payout_zero: 'Vui lòng nhập số tiền lớn hơn 0.',
  payout_above_available: 'Số tiền vượt quá số dư khả dụng. Vui lòng nhập số nhỏ hơn.',
  payout_fee_changed:
    'Phí rút tiền đã thay đổi so với lúc bạn xem. Không có khoản tiền nào bị trừ. Vui lòng xem phí mới và thử lại.',
  payout_card_missing:
    'Bạn chưa liên kết thẻ hoặc địa chỉ ví. Vui lòng liên kết để chúng tôi biết chuyển tiền về đâu.',
  payout_method_gone:
    'Hình thức nhận tiền của thẻ hoặc địa chỉ ví này không còn được cung cấp. Vui lòng liên kết thẻ hoặc địa chỉ khác.',
  payout_pay_password_missing:
    'Vui lòng tạo mật khẩu giao dịch trước. Mật khẩu này dùng để xác nhận lệnh rút tiền.',
  payout_pay_password_disabled:
    'Mật khẩu giao dịch của bạn đã bị vô hiệu hóa vì nhập sai quá nhiều lần. Vui lòng tạo mật khẩu mới ở mục “Quên mật khẩu?”.',
  payout_startup_not_returned:
    'Vui lòng hoàn trả vốn khởi đầu trước: chỉ cần một lần chạm và mật khẩu giao dịch. Khoản này lấy từ phần còn lại và phần thu nhập mà vốn tạo ra. Bạn không phải nạp thêm.',
  payout_card_new:
    'Thẻ hoặc địa chỉ ví của bạn vừa được thay đổi. Tạm ngừng rút tiền đến {until} để bảo vệ bạn.',
  payout_pay_password_reset:
    'Mật khẩu giao dịch của bạn vừa được đặt lại. Tạm ngừng rút tiền đến {until} để bảo vệ bạn.',
  payout_contact_changed:
    'Email hoặc số điện thoại của bạn vừa được thay đổi. Tạm ngừng rút tiền đến {until} để bảo vệ bạn.',
  payout_password_reset:
    'Mật khẩu đăng nhập của bạn vừa được đặt lại. Tạm ngừng rút tiền đến {until} để bảo vệ bạn.',
  payout_objected:
    'Bạn đã báo về mật khẩu đăng nhập không do bạn tạo. Để bảo vệ bạn, tạm ngừng rút tiền cho đến khi hai nhân viên kiểm tra xong. Bạn không mất phí.',
  payout_ledger_stopped:
    'Khi tự kiểm tra sổ sách, chúng tôi phát hiện chỗ không khớp. Không có khoản tiền nào được chuyển, và sẽ không chuyển cho đến khi kiểm tra xong.',
  payout_rejected:
    'Nhân viên đã từ chối lệnh rút tiền này và toàn bộ số tiền đã được hoàn lại. Lý do được ghi kèm. Nếu lý do không đúng, vui lòng yêu cầu xem xét lại.',
  payout_not_found: 'Không tìm thấy lệnh rút tiền này.',
  payout_not_in_state: 'Lệnh rút tiền đã sang bước khác nên không thực hiện được nữa.',
  startup_nothing_due: 'Bạn không có vốn khởi đầu cần hoàn trả.',
  startup_in_plans:
    'Vốn khởi đầu của bạn đang ở trong các kế hoạch. Bạn có thể hoàn trả khi các kế hoạch đó được quyết toán.',
  refusal_not_found: 'Không tìm thấy lần từ chối này.',
  review_not_found: 'Không tìm thấy yêu cầu xem xét lại này.',
  review_asked_already:
    'Bạn đã yêu cầu xem xét lại việc này. Mỗi lần từ chối được xem xét lại một lần, dựa trên nội dung bạn viết đầu tiên.',
  review_answered: 'Yêu cầu xem xét lại này đã được trả lời.',

  exchange_not_offered:
    'Dịch vụ đổi ngoại tệ chưa được cung cấp ở đây. Mạng lưới chưa có nhà cung cấp đã đăng ký.',
  acceptance_code_wrong:
    '{kind, select, personal {Không tìm thấy bên đổi tiền cá nhân có mã này. Vui lòng kiểm tra từng ký tự, hoặc thử “Doanh nghiệp”.} enterprise {Không tìm thấy bên đổi tiền doanh nghiệp có mã này. Vui lòng kiểm tra từng ký tự, hoặc thử “Cá nhân”.} other {Không tìm thấy bên đổi tiền có mã này. Vui lòng kiểm tra từng ký tự.}}',
  exchange_quote_expired:
    'Tỷ giá này đã hết hạn. Không có khoản tiền nào bị trừ. Vui lòng xem tỷ giá mới và thử lại.',
  exchange_pay_password_missing:
    'Vui lòng tạo mật khẩu giao dịch trước. Mật khẩu này dùng để xác nhận giao dịch đổi tiền.',
  exchange_startup_not_returned:
    'Vui lòng hoàn trả vốn khởi đầu trước: chỉ cần một lần chạm và mật khẩu giao dịch. Khoản này lấy từ phần còn lại và phần thu nhập mà vốn tạo ra. Bạn không phải nạp thêm.',
  exchange_zero: 'Số tiền quá nhỏ nên bạn sẽ không nhận được gì. Vui lòng nhập số lớn hơn.',
  exchange_above_limit:
    'Hạn mức của bên đổi tiền này là {limit} mỗi giao dịch. Vui lòng nhập số nhỏ hơn.',
  exchange_above_available: 'Số tiền vượt quá số dư khả dụng. Vui lòng nhập số nhỏ hơn.',
  exchange_pay_password_reset:
    'Mật khẩu giao dịch của bạn vừa được đặt lại. Tạm ngừng đổi tiền đến {until} để bảo vệ bạn.',
  exchange_contact_changed:
    'Email hoặc số điện thoại của bạn vừa được thay đổi. Tạm ngừng đổi tiền đến {until} để bảo vệ bạn.',
  exchange_password_reset:
    'Mật khẩu đăng nhập của bạn vừa được đặt lại. Tạm ngừng đổi tiền đến {until} để bảo vệ bạn.',
  exchange_objected:
    'Bạn đã báo về mật khẩu đăng nhập không do bạn tạo. Tạm ngừng đổi tiền cho đến khi hai nhân viên kiểm tra xong, để bảo vệ bạn. Bạn không mất phí.',
  exchange_not_found: 'Không tìm thấy giao dịch đổi tiền này.',
  exchange_not_in_state: 'Giao dịch đổi tiền đã sang bước khác nên không thực hiện được nữa.',
  exchange_not_due: 'Nhân viên chỉ quyết định giao dịch đổi tiền khi có khiếu nại hoặc quá hạn.',

  conversion_not_found: 'Không tìm thấy đơn hàng này.',
  conversion_not_disputable: 'Không thể phản đối đơn hàng này ở trạng thái hiện tại.',
  dispute_made_already: 'Đơn hàng này đã có đơn phản đối. Mỗi bên được phản đối một lần.',
  dispute_too_late: 'Thời hạn phản đối đã hết lúc {until}.',
  dispute_not_open: 'Đơn hàng này không có đơn phản đối nào đang chờ.',
  placement_not_found: 'Không tìm thấy vị trí quảng cáo này.',
  placement_exclusions_full: 'Mỗi kế hoạch được loại trừ tối đa {most, number} vị trí.',
  chargeback_too_late: 'Thời hạn thu hồi khoản hoa hồng này đã hết lúc {until}.',
  plan_not_found: 'Không tìm thấy kế hoạch này.',
  plan_not_in_status: 'Kế hoạch đã sang bước khác nên không thực hiện được nữa.',
  put_amount_invalid:
    'Vui lòng nhập số tiền có tối đa hai chữ số thập phân, không dùng dấu phân cách hàng nghìn.',
  put_zero: 'Số tiền không được bằng 0.',
  put_out_of_range:
    '{side, select, below {Ngoài phạm vi: mức tối thiểu của kế hoạch này là {lowest}.} other {Ngoài phạm vi: mức tối đa của kế hoạch này là {highest}.}}',
  put_coupon_above_highest:
    'Phiếu cộng thêm {adds}, khiến kế hoạch vượt mức tối đa {highest}. Vui lòng đặt ngân sách nhỏ hơn hoặc không dùng phiếu.',
  campaign_budget_spent: 'Ngân sách của chương trình ưu đãi này đã hết nên không còn phiếu.',
  put_terms_changed:
    'Điều khoản của kế hoạch đã thay đổi so với lúc bạn xem. Không có khoản tiền nào bị trừ. Vui lòng xem điều khoản mới trước.',
  put_offer_over: 'Lời mời này đã kết thúc. Không có khoản tiền nào bị trừ.',
  put_escrow_short:
    'Người bán chưa ký quỹ đủ để trả hoa hồng cho kế hoạch này. Không có khoản tiền nào bị trừ.',
  campaign_not_found: 'Không tìm thấy chương trình ưu đãi này.',
  campaign_over:
    'Chương trình ưu đãi này đã kết thúc. Phiếu bạn đang có vẫn dùng được cho đến khi hết hạn.',
  coupon_claimed: 'Bạn đã nhận phiếu của chương trình ưu đãi này.',
  coupon_one_per_user: 'Bạn đã nhận phiếu người dùng mới. Mỗi người dùng chỉ được một phiếu.',
  coupon_new_user_only:
    'Phiếu này dành cho tài khoản mở trong {days, plural, other {# ngày}} gần đây.',
  coupon_not_found: 'Không tìm thấy phiếu ưu đãi này.',
  coupon_used: 'Phiếu ưu đãi này đã được dùng.',
  coupon_unavailable:
    'Phiếu này đã hết hạn hoặc không dùng được. Vui lòng tiếp tục mà không dùng phiếu.',
  coupon_amount:
    'Phiếu này dành cho ngân sách từ {amount} trở lên. Vui lòng đặt nhiều hơn hoặc không dùng phiếu.',
  coupon_name_used_today:
    'Hôm nay bạn đã dùng một phiếu cùng tên. Phiếu tiếp theo dùng được từ {until}.',

  vip_not_offered: 'VIP không được cung cấp ở đây.',
  vip_price_changed:
    'Giá hoặc phí VIP đã thay đổi so với lúc bạn xem. Không có khoản tiền nào bị trừ. Vui lòng xem mức mới trước.',
  vip_enough: 'Chỉ mua trước VIP được tối đa {months, number} tháng.',

  follow_id_wrong: 'ID không đúng, vui lòng nhập lại.',
  follow_self: 'Đây là ID của chính bạn. Bạn không thể theo dõi chính mình.',
  follow_same: 'Bạn đang theo dõi ID này. Để đổi hạn mức, vui lòng dừng theo dõi trước.',
  follow_cap_invalid:
    '{field, select, capPerPlan {Vui lòng nhập hạn mức mỗi kế hoạch lớn hơn 0.} other {Hạn mức tổng phải bằng hoặc lớn hơn hạn mức mỗi kế hoạch.}}',
  follow_notice_needed:
    'Lần gần nhất bạn xem lịch sử của người dẫn dắt đã quá lâu, hoặc tỷ lệ chia của họ đã thay đổi. Vui lòng xem lại trước.',
  follow_cap_used: 'Hạn mức tổng của bạn đã dùng hết.',
  follow_below_lowest: 'Hạn mức còn lại của bạn thấp hơn mức tối thiểu của kế hoạch.',
  follow_waits:
    'Việc theo dõi của bạn chưa bắt đầu. Lần theo dõi đầu tiên bắt đầu sau thời gian cân nhắc.',
  follow_too_late: 'Không thể sao chép kịp thời.',
  follow_stopped: 'Bạn đã dừng theo dõi trước khi sao chép.',

  second_person_needed: 'Việc này phải do một nhân viên khác duyệt.',
  deposit_reference_not_found: 'Không có đối tác nào dùng mã tham chiếu nạp tiền này.',

  pay_password_invalid: 'Mật khẩu giao dịch phải có sáu chữ số.',
  pay_password_too_common:
    'Dãy số này quá dễ đoán: ngày tháng, dãy có quy luật hoặc số liên tiếp. Vui lòng chọn số khác.',
  pay_password_like_phone: 'Đây là các số cuối trong số điện thoại của bạn. Vui lòng chọn số khác.',
  pay_password_not_set: 'Bạn chưa có mật khẩu giao dịch. Vui lòng tạo để tiếp tục.',
  pay_password_doubted:
    'Mật khẩu đăng nhập của bạn được đặt lại. Để bảo vệ bạn, mật khẩu giao dịch chỉ tạo được từ {until}, sau khi nhân viên duyệt.',
  pay_password_wrong: 'Mật khẩu giao dịch không đúng. Còn {left, plural, other {# lần}} thử.',
  pay_password_paused:
    'Nhập sai quá nhiều lần. Vui lòng thử lại sau {minutes, plural, other {# phút}}.',
  pay_password_disabled:
    'Mật khẩu giao dịch của bạn đã bị vô hiệu hóa vì nhập sai quá nhiều lần. Vui lòng tạo mật khẩu mới ở mục “Quên mật khẩu?”.',
  pay_password_reset_missing: 'Không có yêu cầu nào để hủy.',
  session_not_fresh:
    'Để bảo mật, việc này chỉ làm được ngay sau khi đăng nhập. Vui lòng quay lại ứng dụng kia và mở lại trang này từ đó.',
  confirmation_invalid:
    'Bạn đã xác nhận một việc khác. Không có gì thay đổi. Vui lòng xác nhận lại.',
  confirmation_expired: 'Đã quá thời gian. Vui lòng nhập lại mật khẩu giao dịch.',
  confirmation_used:
    'Lần xác nhận này đã được dùng. Để thực hiện lại, vui lòng nhập mật khẩu giao dịch.',
  card_method_unknown: 'Hình thức nhận tiền này không còn được cung cấp. Vui lòng tải lại trang.',
  card_same: 'Thông tin này đã được lưu. Không có gì thay đổi.',
  field_invalid:
    '{field, select, bankAccount {Vui lòng nhập số tài khoản hợp lệ, chỉ gồm chữ cái và chữ số.} walletAddress {Địa chỉ này không hợp lệ với mạng này. Vui lòng sao chép lại toàn bộ địa chỉ.} mobile {Vui lòng nhập số điện thoại hợp lệ kèm mã quốc gia, ví dụ +84 24 1234 5678.} network {Vui lòng chọn mạng trong danh sách.} other {Nội dung có ký tự ẩn hoặc lẫn lộn. Vui lòng tự gõ lại.}}',
  iban_length:
    'IBAN bắt đầu bằng {country} có {length, number} ký tự. Số này có {given, number} ký tự.',
  iban_checksum:
    'IBAN này không hợp lệ: có ít nhất một ký tự sai. Vui lòng đối chiếu với số ngân hàng cung cấp.',

  preference_locked: 'Không thể tắt thông báo bảo mật.',
  image_missing: 'Vui lòng chọn ảnh.',
  image_not_image: 'Đây không phải ảnh JPEG, PNG hoặc WebP. Vui lòng chọn tệp khác.',
  image_too_large: 'Ảnh quá lớn. Vui lòng chọn ảnh tối đa 5 MB.',
  image_too_many_pixels: 'Ảnh có quá nhiều điểm ảnh. Vui lòng gửi bản nhỏ hơn.',
  image_too_many_today:
    'Bạn đã đạt giới hạn {most, number} ảnh mỗi ngày. Vui lòng gửi ảnh này vào ngày mai.',
  image_quota_full:
    'Ảnh của bạn đã đạt giới hạn {megabytes, number} MB. Vui lòng liên hệ bộ phận chăm sóc khách hàng.',
  image_not_found: 'Không tìm thấy ảnh này.',
  feedback_too_long: 'Vui lòng dùng tối đa {most, number} ký tự.',
  feedback_too_many_images: 'Chỉ đính kèm được tối đa {most, number} ảnh.',
  chat_too_long: 'Vui lòng dùng tối đa {most, number} ký tự.',
  push_endpoint_unknown:
    'Chúng tôi không hỗ trợ dịch vụ thông báo đẩy của trình duyệt này. Bạn vẫn xem được mọi thông báo ở biểu tượng chuông.',
  staff_text_blocked:
    'Nội dung này chưa được gửi cho đối tác vì {why, select, account_number {có số tài khoản} wallet_address {có địa chỉ ví} pay_in {đòi tiền} password {hỏi mật khẩu} return_promise {hứa hẹn lợi nhuận} outside_contact {có thông tin liên hệ hoặc địa chỉ ngoài ứng dụng} remote_access {đòi quyền điều khiển thiết bị} disguised {cố ý ngụy trang câu chữ} other {có điều nhân viên không được nói}}: “{part}”. Vui lòng bỏ phần đó.',
  chat_attachment_not_found: 'Không tìm thấy mục bạn đính kèm. Vui lòng đính kèm mục khác.',

  too_many_attempts: 'Thử quá nhiều lần. Vui lòng thử lại sau {minutes, plural, other {# phút}}.',
  busy: 'Máy chủ đang bận. Không có gì thay đổi. Vui lòng thử lại sau giây lát.',
  server_error: 'Lỗi máy chủ. Vui lòng thử lại sau giây lát.',
} as const satisfies Record<Reason, string>;
