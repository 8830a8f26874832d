import type { Reason } from '#domain/refusal.ts';

/** What each refusal says in Vietnamese. */
export const texts = {
  input_invalid: 'Hệ thống không hiểu yêu cầu này. Tải lại trang và thử lại.',
  body_not_json: 'Hệ thống không hiểu yêu cầu này: phải gửi dưới dạng JSON.',
  body_too_large: 'Yêu cầu quá lớn.',
  call_not_found: 'Không có lệnh gọi này.',
  time_zone_invalid:
    'Không xác định được múi giờ của bạn. Kiểm tra phần cài đặt ngày giờ của thiết bị.',

  not_authorized: 'Bạn chưa được phép. Đăng nhập để tiếp tục.',
  session_expired: 'Phiên đăng nhập đã hết hạn. Đăng nhập lại.',
  session_not_found: 'Phiên đăng nhập đó đã kết thúc.',
  session_read_only:
    'Thiết bị này chỉ có thể xem, vì mật khẩu đăng nhập của bạn đã được tạo bằng liên kết. Đăng nhập bằng mật khẩu mới, hoặc phản đối nếu đó không phải là bạn.',
  account_not_opened: 'Bạn chưa có tài khoản ở đây. Mở tài khoản bằng mã ủy quyền.',
  account_not_activated:
    'Tài khoản của bạn chưa được kích hoạt. Bộ phận chăm sóc khách hàng sẽ cho biết còn thiếu gì.',
  account_disabled: 'Tài khoản của bạn đã bị khóa. Bộ phận chăm sóc khách hàng sẽ cho biết lý do.',
  account_cancelled: 'Tài khoản này đã bị hủy. Bộ phận chăm sóc khách hàng có thể hỗ trợ bạn tiếp.',
  handover_invalid: 'Liên kết từ ứng dụng của bạn không hợp lệ. Quay lại và mở lại liên kết.',
  handover_expired: 'Liên kết từ ứng dụng của bạn đã hết hạn. Quay lại và mở lại liên kết.',
  handover_used: 'Liên kết từ ứng dụng của bạn đã được dùng. Quay lại và mở lại liên kết.',

  credentials_wrong: 'Tên đăng nhập hoặc mật khẩu không đúng.',
  field_empty:
    '{field, select, username {Nhập tên đăng nhập.} password {Nhập mật khẩu.} confirmPassword {Nhập lại mật khẩu.} oldPassword {Nhập mật khẩu hiện tại.} newPassword {Nhập mật khẩu mới.} email {Nhập địa chỉ email.} phone {Nhập số điện thoại của bạn.} licenseKey {Nhập mã ủy quyền.} loginPassword {Nhập mật khẩu đăng nhập.} cardName {Nhập tên ngân hàng hoặc thẻ.} userName {Nhập tên chủ tài khoản.} mobile {Nhập số điện thoại.} bankAccount {Nhập số tài khoản.} bankAddress {Nhập địa chỉ ngân hàng.} branchName {Nhập chi nhánh.} walletAddress {Nhập địa chỉ ví.} network {Chọn mạng.} topic {Chọn chủ đề.} content {Viết nội dung bạn muốn nói.} other {Không được để trống ô này.}}',
  username_invalid:
    'Dùng từ {least, number} đến {most, number} chữ cái, chữ số, dấu chấm, gạch ngang hoặc gạch dưới, bắt đầu bằng chữ cái hoặc chữ số.',
  username_taken: 'Tên đăng nhập này đã tồn tại. Chọn tên khác.',
  nickname_too_long: 'Dùng tối đa {most, number} ký tự.',
  email_invalid: 'Đây không phải địa chỉ email. Địa chỉ email có dạng name@example.com.',
  phone_invalid: 'Đây không phải số điện thoại. Viết kèm mã quốc gia, ví dụ +84 24 1234 5678.',
  password_too_short: 'Dùng ít nhất {least, number} ký tự.',
  password_too_long: 'Dùng tối đa {most, number} ký tự.',
  password_too_common: 'Mật khẩu này thuộc nhóm mà kẻ gian thử trước tiên. Chọn mật khẩu khác.',
  password_like_username: 'Mật khẩu không được chứa tên đăng nhập.',
  passwords_differ: 'Hai mật khẩu đã nhập không khớp.',
  password_wrong: 'Mật khẩu không đúng.',
  password_old_wrong: 'Mật khẩu cũ không đúng.',
  password_same_as_old: 'Mật khẩu mới phải khác mật khẩu cũ.',
  login_password_none: 'Bạn vào từ ứng dụng của mình và không có mật khẩu đăng nhập ở đây.',
  password_link_invalid:
    'Liên kết này không còn hiệu lực. Liên kết dùng được một lần và trong một ngày; bộ phận chăm sóc khách hàng có thể cấp liên kết mới.',
  password_link_early:
    'Liên kết này dùng được từ {until}. Thời gian chờ giúp bạn kịp nhận ra đã có người yêu cầu.',
  password_link_word_wrong:
    'Từ này không thuộc về liên kết này. Từ do một nhân viên chăm sóc khách hàng khác cung cấp, không phải người đưa liên kết.',
  nothing_to_object: 'Không còn gì để phản đối.',
  nothing_changed: 'Không có gì thay đổi.',

  code_not_found: 'Không tìm thấy mã ủy quyền. Kiểm tra từng ký tự.',
  code_used: 'Mã ủy quyền này đã được dùng. Mỗi mã chỉ mở một tài khoản.',
  code_expired: 'Mã ủy quyền này đã hết hạn. Xin mã mới từ người đã đưa mã cho bạn.',
  code_revoked: 'Mã ủy quyền này đã bị thu hồi. Xin mã mới từ người đã đưa mã cho bạn.',

  insufficient_balance:
    '{pocket, select, capital {Vốn của mạng lưới không đủ cho việc này.} other {Số dư không đủ.}} Không có gì thay đổi.',
  request_id_reused:
    'Yêu cầu này đã được gửi trước đó với nội dung khác. Không có gì thay đổi; tải lại trang và thử lại.',
  entry_already_reversed: 'Bút toán này đã được đảo trước đó. Không có gì thay đổi.',
  entry_not_reversible:
    'Bút toán này là một bước của lệnh rút tiền, giao dịch đổi tiền hoặc kế hoạch, vốn chỉ có thể kết thúc trọn vẹn. Không thể thu hồi riêng bút toán này.',
  ledger_stopped:
    'Việc tự kiểm tra sổ sách của chúng tôi phát hiện một chỗ không khớp. Không có gì thay đổi, và sẽ không có khoản tiền nào được chuyển cho đến khi có người xem xét xong.',

  record_not_found: 'Ví của bạn không có bản ghi này.',
  statement_too_long:
    'Một sao kê chứa tối đa {most, number} bản ghi, mà thời gian này có nhiều hơn. Chọn khoảng thời gian ngắn hơn.',
  payout_zero: 'Chọn số tiền lớn hơn 0.',
  payout_above_available: 'Số tiền vượt quá số dư khả dụng. Chọn số tiền nhỏ hơn.',
  payout_fee_changed:
    'Phí rút tiền đã thay đổi kể từ khi bạn xem. Không có khoản tiền nào được chuyển; hãy xem phí mới và yêu cầu lại.',
  payout_card_missing:
    'Chưa liên kết thẻ hoặc địa chỉ ví nào. Liên kết một thẻ hoặc địa chỉ để tiền rút được chuyển đến đó.',
  payout_method_gone:
    'Thẻ hoặc địa chỉ ví của bạn thuộc hình thức rút tiền không còn được cung cấp. Liên kết thẻ hoặc địa chỉ khác.',
  payout_pay_password_missing:
    'Trước tiên hãy tạo mật khẩu giao dịch. Mật khẩu này dùng để xác nhận lệnh rút tiền.',
  payout_pay_password_disabled:
    'Mật khẩu giao dịch của bạn đã bị nhập sai mười lần và đã bị tắt. Tạo mật khẩu mới ở mục “Quên mật khẩu?”.',
  payout_startup_not_returned:
    'Vốn khởi đầu của bạn chưa được hoàn trả. Chạm một lần để hoàn trả: chỉ lấy phần còn lại của vốn và phần vốn đó đã kiếm được, không bao giờ lấy tiền mà bạn phải nạp thêm.',
  payout_card_new:
    'Thẻ hoặc địa chỉ ví của bạn vừa được thay đổi chưa đầy một ngày. Để bảo vệ bạn, việc rút tiền phải chờ đến {until}.',
  payout_pay_password_reset:
    'Mật khẩu giao dịch của bạn vừa được đặt lại chưa đầy một ngày. Để bảo vệ bạn, việc rút tiền phải chờ đến {until}.',
  payout_contact_changed:
    'Email hoặc số điện thoại của bạn vừa được thay đổi chưa đầy một ngày. Để bảo vệ bạn, việc rút tiền phải chờ đến {until}.',
  payout_password_reset:
    'Mật khẩu đăng nhập của bạn vừa được đặt lại chưa đầy một ngày. Để bảo vệ bạn, việc rút tiền phải chờ đến {until}.',
  payout_objected:
    'Bạn đã phản đối một mật khẩu đăng nhập được tạo bằng liên kết. Để bảo vệ bạn, việc rút tiền tạm dừng cho đến khi hai nhân viên chăm sóc khách hàng xem xét xong. Việc này không mất phí.',
  payout_ledger_stopped:
    'Việc tự kiểm tra sổ sách của chúng tôi phát hiện một chỗ không khớp. Không có gì thay đổi, và sẽ không có khoản tiền nào được chuyển cho đến khi có người xem xét xong.',
  payout_rejected:
    'Nhân viên đã từ chối lệnh rút tiền, và toàn bộ số tiền đã được hoàn lại. Lý do được ghi kèm; nếu lý do không đúng, hãy yêu cầu xem xét lại.',
  payout_not_found: 'Không có lệnh rút tiền này.',
  payout_not_in_state:
    'Lệnh rút tiền đã chuyển sang bước khác nên không thể thực hiện việc này nữa.',
  startup_nothing_due: 'Không có vốn khởi đầu nào cần hoàn trả.',
  startup_in_plans:
    'Vốn khởi đầu đang được tạm giữ trong các kế hoạch. Có thể hoàn trả khi các kế hoạch đó kết thúc.',
  refusal_not_found: 'Không có lần từ chối này.',
  review_not_found: 'Chưa có yêu cầu xem xét lại nào ở đây.',
  review_asked_already:
    'Bạn đã yêu cầu xem xét lại việc này. Mỗi lần từ chối chỉ được xem xét lại một lần, và câu trả lời dành cho nội dung bạn viết lần đầu.',
  review_answered: 'Yêu cầu xem xét lại này đã được trả lời.',

  exchange_not_offered:
    'Đổi ngoại tệ chưa được cung cấp ở đây. Mạng lưới chưa thiết lập nhà cung cấp đã đăng ký nào.',
  acceptance_code_wrong:
    '{kind, select, personal {Không có bên đổi tiền cá nhân nào có mã này. Kiểm tra từng ký tự, hoặc tìm ở mục doanh nghiệp.} enterprise {Không có bên đổi tiền doanh nghiệp nào có mã này. Kiểm tra từng ký tự, hoặc tìm ở mục cá nhân.} other {Không có bên đổi tiền nào có mã này. Kiểm tra từng ký tự.}}',
  exchange_quote_expired:
    'Tỷ giá bạn đã xem không còn được giữ cho bạn. Không có gì thay đổi; hãy xem tỷ giá mới trước.',
  exchange_pay_password_missing:
    'Trước tiên hãy tạo mật khẩu giao dịch. Mật khẩu này dùng để xác nhận giao dịch đổi tiền.',
  exchange_startup_not_returned:
    'Vốn khởi đầu của bạn chưa được hoàn trả. Chạm một lần để hoàn trả: chỉ lấy phần còn lại của vốn và phần vốn đó đã kiếm được, không bao giờ lấy tiền mà bạn phải nạp thêm.',
  exchange_zero: 'Chọn số tiền lớn hơn 0 để có khoản tiền nhận về.',
  exchange_above_limit: 'Bên đổi tiền này nhận tối đa {limit} mỗi giao dịch. Chọn số tiền nhỏ hơn.',
  exchange_above_available: 'Số tiền vượt quá số dư khả dụng. Chọn số tiền nhỏ hơn.',
  exchange_pay_password_reset:
    'Mật khẩu giao dịch của bạn vừa được đặt lại chưa đầy một ngày. Để bảo vệ bạn, việc đổi tiền phải chờ đến {until}.',
  exchange_contact_changed:
    'Email hoặc số điện thoại của bạn vừa được thay đổi chưa đầy một ngày. Để bảo vệ bạn, việc đổi tiền phải chờ đến {until}.',
  exchange_password_reset:
    'Mật khẩu đăng nhập của bạn vừa được đặt lại chưa đầy một ngày. Để bảo vệ bạn, việc đổi tiền phải chờ đến {until}.',
  exchange_objected:
    'Bạn đã phản đối một mật khẩu đăng nhập được tạo bằng liên kết. Để bảo vệ bạn, việc đổi tiền tạm dừng cho đến khi hai nhân viên chăm sóc khách hàng xem xét xong. Việc này không mất phí.',
  exchange_not_found: 'Không có giao dịch đổi tiền này.',
  exchange_not_in_state:
    'Giao dịch đổi tiền đã chuyển sang bước khác nên không thể thực hiện việc này nữa.',
  exchange_not_due:
    'Nhân viên chỉ quyết định giao dịch đổi tiền khi có khiếu nại hoặc khi sau 72 giờ chưa ai kết thúc giao dịch.',

  conversion_not_found: 'Không có đơn hàng này.',
  conversion_not_disputable: 'Ở trạng thái hiện tại, không thể phản đối đơn hàng này.',
  dispute_made_already: 'Đơn hàng này đã có phản đối. Mỗi bên được phản đối một lần.',
  dispute_too_late: 'Thời hạn phản đối đã hết lúc {until}.',
  dispute_not_open: 'Không có phản đối nào đang chờ quyết định cho đơn hàng này.',
  placement_not_found: 'Không có vị trí quảng cáo này.',
  placement_exclusions_full:
    'Mỗi kế hoạch chỉ loại trừ được tối đa {most, number} vị trí quảng cáo.',
  postback_url_invalid:
    'Phải là địa chỉ https của một trang công khai, không kèm cổng hay mật khẩu, và chỉ dùng các từ trong dấu ngoặc nhọn có trong danh sách.',
  chargeback_too_late:
    'Hoa hồng chỉ có thể bị thu hồi trong 60 ngày. Thời hạn của khoản này đã hết lúc {until}.',
  plan_not_found: 'Không có kế hoạch này.',
  plan_not_in_status: 'Kế hoạch đã chuyển sang bước khác nên không thể thực hiện việc này nữa.',
  put_amount_invalid:
    'Nhập chữ số với tối đa hai chữ số thập phân, không dùng dấu phân cách hàng nghìn.',
  put_zero: 'Số tiền không được bằng 0.',
  put_out_of_range:
    '{side, select, below {Ngoài phạm vi: mức thấp nhất của kế hoạch này là {lowest}.} other {Ngoài phạm vi: mức cao nhất của kế hoạch này là {highest}.}}',
  put_coupon_above_highest:
    'Phiếu cộng thêm {adds}, khiến kế hoạch này vượt mức cao nhất {highest}. Hãy đặt ngân sách ít hơn, hoặc đặt ngân sách mà không dùng phiếu.',
  campaign_budget_spent:
    'Ngân sách của chương trình ưu đãi này đã hết nên không thể phát thêm phiếu.',
  put_terms_changed:
    'Điều khoản của kế hoạch này đã thay đổi kể từ khi bạn xem. Chưa đặt ngân sách nào; hãy xem điều khoản mới.',
  put_offer_over: 'Đề nghị của kế hoạch này đã hết hạn. Chưa đặt ngân sách nào.',
  put_escrow_short:
    'Người bán chưa để riêng đủ tiền để trả hoa hồng cho kế hoạch này. Chưa đặt ngân sách nào.',
  campaign_not_found: 'Không có chương trình ưu đãi này.',
  campaign_over:
    'Chương trình ưu đãi này đã kết thúc. Phiếu bạn đang có vẫn dùng được cho đến khi hết hạn.',
  coupon_claimed: 'Bạn đã nhận phiếu của chương trình ưu đãi này.',
  coupon_one_per_user: 'Bạn đã nhận phiếu người dùng mới. Mỗi người dùng chỉ nhận một phiếu.',
  coupon_new_user_only:
    'Phiếu này dành cho tài khoản mở trong vòng {days, plural, other {# ngày}} gần đây.',
  coupon_not_found: 'Không có phiếu ưu đãi này.',
  coupon_used: 'Phiếu ưu đãi này đã được dùng.',
  coupon_unavailable:
    'Phiếu ưu đãi này đã hết hạn hoặc hiện không dùng được. Hãy đặt ngân sách mà không dùng phiếu.',
  coupon_amount:
    'Phiếu này dành cho ngân sách từ {amount} trở lên. Đặt nhiều hơn, hoặc đặt ngân sách mà không dùng phiếu.',
  coupon_name_used_today:
    'Hôm nay bạn đã dùng một phiếu cùng tên. Phiếu tiếp theo dùng được từ {until}.',

  vip_not_offered: 'VIP không được cung cấp ở đây.',
  vip_price_changed:
    'Giá hoặc phí của VIP vừa thay đổi. Chưa thu khoản nào; hãy xem lại giá và phí mới trước.',
  vip_enough: 'Bạn đã mua trước VIP đến mức tối đa: {months, number} tháng.',

  follow_id_wrong: 'ID không đúng, vui lòng nhập lại.',
  follow_self: 'Đây là ID của chính bạn. Bạn không thể theo dõi chính mình.',
  follow_same: 'Bạn đang theo dõi ID này. Hãy dừng trước để theo dõi lại với hạn mức khác.',
  follow_cap_invalid:
    '{field, select, capPerPlan {Chọn số tiền lớn hơn 0 cho mỗi kế hoạch.} other {Hạn mức tổng ít nhất phải bằng hạn mức mỗi kế hoạch.}}',
  follow_notice_needed:
    'Thông tin bạn đã xem về người vận hành này không còn mới. Hãy xem lại lịch sử trước.',
  follow_cap_used: 'Hạn mức tổng của bạn đã dùng hết.',
  follow_below_lowest: 'Hạn mức của bạn còn ít hơn mức tối thiểu của sản phẩm.',
  follow_waits:
    'Ngân sách được đặt trước khi việc theo dõi của bạn có hiệu lực: ngày đầu tiên là để cân nhắc.',
  follow_too_late: 'Không thể sao chép trong vòng một ngày.',
  follow_stopped: 'Bạn đã ngừng theo dõi trước khi kế hoạch được sao chép.',

  proposal_not_found: 'Không có đề xuất này.',
  proposal_decided: 'Đề xuất này đã được quyết định.',
  proposal_incomplete:
    '{field, select, amount {Chọn số tiền lớn hơn 0.} other {Đề xuất còn thiếu: {field}.}}',
  proposal_reference_used: 'Mã tham chiếu này đã được ghi sổ hoặc đang chờ.',
  second_person_needed: 'Việc này phải do một người khác xác nhận.',
  deposit_reference_not_found: 'Không có đối tác nào có mã tham chiếu nạp tiền này.',

  pay_password_invalid: 'Mật khẩu giao dịch gồm sáu chữ số.',
  pay_password_too_common:
    'Dãy số này dễ đoán: là ngày tháng, theo quy luật hoặc liên tiếp. Chọn các chữ số khác.',
  pay_password_like_phone: 'Đây là các số cuối của số điện thoại bạn. Chọn các chữ số khác.',
  pay_password_not_set: 'Bạn chưa có mật khẩu giao dịch. Tạo mật khẩu để tiếp tục.',
  pay_password_doubted:
    'Mật khẩu đăng nhập của bạn đã được tạo bằng liên kết. Để bảo vệ bạn, có thể tạo mật khẩu giao dịch từ {until}, sau khi bộ phận chăm sóc khách hàng đồng ý.',
  pay_password_wrong: 'Mật khẩu giao dịch không đúng. Còn {left, plural, other {# lần}} thử.',
  pay_password_paused: 'Nhập sai quá nhiều lần. Thử lại sau {minutes, plural, other {# phút}}.',
  pay_password_disabled:
    'Mật khẩu giao dịch của bạn đã bị nhập sai mười lần và đã bị tắt. Tạo mật khẩu mới ở mục “Quên mật khẩu?”.',
  pay_password_reset_missing: 'Không có yêu cầu đặt lại nào để hủy.',
  session_not_fresh:
    'Để an toàn cho bạn, việc này chỉ làm được ngay sau khi bạn truy cập. Quay lại ứng dụng của bạn và mở lại trang này từ đó.',
  confirmation_invalid:
    'Mật khẩu giao dịch chưa được xác nhận cho đúng việc này. Không có gì thay đổi; hãy nhập lại.',
  confirmation_expired: 'Đã quá một phút. Nhập lại mật khẩu giao dịch.',
  confirmation_used:
    'Lần xác nhận này đã được dùng. Nhập lại mật khẩu giao dịch nếu bạn muốn thực hiện hai lần.',
  card_method_unknown: 'Hình thức nhận tiền này không còn được cung cấp. Tải lại trang.',
  card_same: 'Thông tin này đã được liên kết. Không có gì thay đổi.',
  field_invalid:
    '{field, select, bankAccount {Đây không phải số tài khoản: chỉ dùng chữ cái và chữ số của số tài khoản.} walletAddress {Đây không phải địa chỉ thuộc loại này. Sao chép lại toàn bộ địa chỉ.} mobile {Đây không phải số điện thoại. Viết kèm mã quốc gia, ví dụ +84 24 1234 5678.} network {Chọn một mạng trong danh sách.} other {Nội dung có ký tự không nhìn thấy được hoặc không đi cùng nhau. Hãy gõ bằng tay.}}',

  preference_locked: 'Thông báo về an toàn tài khoản của bạn luôn được gửi.',
  image_missing: 'Chọn một ảnh.',
  image_not_image: 'Đây không phải ảnh JPEG, PNG hoặc WebP. Chọn tệp khác.',
  image_too_large: 'Ảnh quá lớn. Chỉ gửi được tối đa 5 MB.',
  image_too_many_pixels: 'Ảnh có quá nhiều điểm ảnh. Gửi bản nhỏ hơn.',
  image_too_many_today:
    'Bạn đã gửi {most, number} ảnh trong một ngày. Hãy gửi ảnh này vào ngày mai.',
  image_quota_full:
    'Ảnh của bạn đã dùng hết {megabytes, number} MB cho phép. Bộ phận chăm sóc khách hàng sẽ hỗ trợ bạn.',
  image_not_found: 'Không có ảnh này.',
  feedback_too_long: 'Dùng tối đa {most, number} ký tự.',
  feedback_too_many_images: 'Chỉ đính kèm được tối đa {most, number} ảnh.',
  question_not_found: 'Không có câu hỏi này.',
  chat_too_long: 'Dùng tối đa {most, number} ký tự.',
  push_endpoint_unknown:
    'Chúng tôi không nhận ra dịch vụ thông báo đẩy của trình duyệt này. Chuông thông báo vẫn cho bạn biết mọi tin.',
  staff_text_blocked:
    'Nội dung này chưa được gửi cho đối tác vì {why, select, account_number {có nêu số tài khoản} wallet_address {có nêu địa chỉ ví} pay_in {có đòi tiền} password {có hỏi mật khẩu} return_promise {có hứa lợi nhuận} outside_contact {có nêu liên hệ hoặc địa chỉ ngoài ứng dụng} remote_access {có đòi quyền điều khiển thiết bị} disguised {có giấu chữ bằng cách viết} other {có điều nhân viên không được nói}}: “{part}”. Hãy bỏ phần đó.',
  chat_attachment_not_found:
    'Mục bạn đính kèm không phải của bạn hoặc không còn nữa. Đính kèm mục khác.',

  too_many_attempts: 'Thử quá nhiều lần. Thử lại sau {minutes, plural, other {# phút}}.',
  busy: 'Máy chủ đang bận. Không có gì thay đổi; hãy thử lại sau giây lát.',
  server_error: 'Lỗi máy chủ. Hãy thử lại sau giây lát.',
} as const satisfies Record<Reason, string>;
