import type { Reason } from '#domain/refusal.ts';

/** What each refusal says in Korean. */
export const texts = {
  input_invalid: '요청을 읽을 수 없습니다. 페이지를 새로 고친 후 다시 시도해 주세요.',
  body_not_json: '요청을 읽을 수 없습니다. JSON 형식으로 보내야 합니다.',
  body_too_large: '요청의 크기가 너무 큽니다.',
  call_not_found: '존재하지 않는 호출입니다.',
  time_zone_invalid: '시간대를 읽을 수 없습니다. 기기의 날짜 설정을 확인해 주세요.',

  not_authorized: '이용 권한이 없습니다. 계속하려면 로그인해 주세요.',
  session_expired: '로그인이 만료되었습니다. 다시 로그인해 주세요.',
  session_not_found: '이미 로그아웃된 기기입니다.',
  session_read_only:
    '로그인 비밀번호가 재설정되어 이 기기에서는 조회만 할 수 있습니다. 새 비밀번호로 로그인하거나, 본인이 아니라면 신고해 주세요.',
  account_not_opened: '아직 계정이 없습니다. 승인 코드로 계정을 개설해 주세요.',
  account_not_activated:
    '계정이 아직 활성화되지 않았습니다. 필요한 사항은 고객센터에서 확인할 수 있습니다.',
  account_disabled: '계정이 이용 정지되었습니다. 사유는 고객센터에서 확인할 수 있습니다.',
  account_cancelled: '해지된 계정입니다. 고객센터에 문의해 주세요.',
  handover_invalid: '연결된 앱에서 온 링크가 유효하지 않습니다. 앱으로 돌아가 다시 열어 주세요.',
  handover_expired: '연결된 앱에서 온 링크가 만료되었습니다. 앱으로 돌아가 다시 열어 주세요.',
  handover_used: '연결된 앱에서 온 링크는 이미 사용되었습니다. 앱으로 돌아가 다시 열어 주세요.',

  credentials_wrong: '사용자 이름 또는 비밀번호가 올바르지 않습니다.',
  field_empty:
    '{field, select, username {사용자 이름을 입력해 주세요.} password {비밀번호를 입력해 주세요.} confirmPassword {비밀번호를 한 번 더 입력해 주세요.} oldPassword {현재 비밀번호를 입력해 주세요.} newPassword {새 비밀번호를 입력해 주세요.} email {이메일 주소를 입력해 주세요.} phone {전화번호를 입력해 주세요.} licenseKey {승인 코드를 입력해 주세요.} loginPassword {로그인 비밀번호를 입력해 주세요.} cardName {은행명 또는 카드명을 입력해 주세요.} userName {예금주를 입력해 주세요.} mobile {전화번호를 입력해 주세요.} bankAccount {계좌번호를 입력해 주세요.} bankAddress {은행 주소를 입력해 주세요.} branchName {지점명을 입력해 주세요.} walletAddress {주소를 입력해 주세요.} network {블록체인을 선택해 주세요.} topic {주제를 선택해 주세요.} content {내용을 입력해 주세요.} other {필수 입력 항목입니다.}}',
  username_invalid:
    '영문자, 숫자, 마침표, 하이픈, 밑줄을 사용해 {least, number}~{most, number}자로 입력하고, 영문자나 숫자로 시작해 주세요.',
  username_taken: '이미 사용 중인 사용자 이름입니다. 다른 이름을 선택해 주세요.',
  nickname_too_long: '{most, number}자 이내로 입력해 주세요.',
  email_invalid: '올바른 이메일 주소를 입력해 주세요(예: name@example.com).',
  phone_invalid: '국가 번호를 포함한 올바른 전화번호를 입력해 주세요(예: +82 2 1234 5678).',
  password_too_short: '{least, number}자 이상 입력해 주세요.',
  password_too_long: '{most, number}자 이내로 입력해 주세요.',
  password_too_common: '추측하기 쉬운 비밀번호입니다. 다른 비밀번호를 선택해 주세요.',
  password_like_username: '비밀번호에 사용자 이름을 포함할 수 없습니다.',
  passwords_differ: '입력한 두 비밀번호가 일치하지 않습니다.',
  password_wrong: '비밀번호가 올바르지 않습니다.',
  password_old_wrong: '현재 비밀번호가 올바르지 않습니다.',
  password_same_as_old: '새 비밀번호는 현재 비밀번호와 달라야 합니다.',
  login_password_none: '연결된 앱으로 로그인하므로 여기에는 로그인 비밀번호가 없습니다.',
  passkey_wrong:
    '이 패스키로 열 수 있는 계정이 없습니다. 삭제되었을 수 있습니다. 비밀번호로 로그인해 주세요.',
  passkey_not_found: '이미 삭제된 패스키입니다.',
  passkey_too_many: '패스키가 이미 {most, number}개 있습니다. 먼저 하나를 삭제해 주세요.',
  passkey_before_digits:
    '이 패스키는 숫자 6자리보다 먼저 추가되어 대신 승인에 쓸 수 없습니다. 숫자 6자리를 사용하거나 패스키를 삭제한 후 다시 추가해 주세요.',
  signature_wrong: '패스키로 승인하지 못했습니다. 다시 시도하거나 숫자 6자리를 사용해 주세요.',
  password_objected:
    '본인이 설정하지 않은 로그인 비밀번호를 신고했습니다. 직원 두 명이 확인할 때까지 패스키로 새 비밀번호를 설정할 수 없습니다.',
  passkey_doubted:
    '로그인 비밀번호가 재설정되었습니다. 안전을 위해 패스키를 추가하기 전에 거래 비밀번호를 설정해 주세요.',
  password_link_invalid:
    '더 이상 유효하지 않은 링크입니다. 링크는 제한된 시간 안에 한 번만 쓸 수 있으며, 새로 요청할 수 있습니다.',
  password_link_early:
    '이 링크는 {until}부터 사용할 수 있습니다. 본인이 신청하지 않은 경우 알아차릴 수 있도록 대기 시간을 둡니다.',
  password_link_word_wrong:
    '확인 단어가 이 링크와 맞지 않습니다. 확인 단어는 링크를 드린 직원이 아닌 다른 직원이 알려 드립니다.',
  nothing_to_object: '더 이상 신고하거나 중지할 내용이 없습니다.',
  nothing_changed: '변경된 내용이 없습니다.',

  code_not_found: '승인 코드를 찾을 수 없습니다. 한 글자씩 확인해 주세요.',
  code_used: '이미 사용된 승인 코드입니다. 코드 하나로 계정 하나만 개설할 수 있습니다.',
  code_expired: '만료된 승인 코드입니다. 코드를 준 곳에 새 코드를 요청해 주세요.',
  code_revoked: '취소된 승인 코드입니다. 코드를 준 곳에 새 코드를 요청해 주세요.',

  insufficient_balance:
    '{pocket, select, capital {네트워크의 자체 자본이 부족합니다.} other {잔액이 부족합니다.}} 자금은 이동하지 않았습니다.',
  request_id_reused:
    '이미 다른 내용으로 보낸 요청입니다. 자금은 이동하지 않았습니다. 페이지를 새로 고친 후 다시 시도해 주세요.',
  entry_already_reversed: '이미 취소된 거래 항목입니다. 자금은 이동하지 않았습니다.',
  entry_not_reversible: '출금, 환전 또는 플랜의 한 단계이므로 단독으로 차지백할 수 없습니다.',
  ledger_stopped:
    '당사의 장부 점검에서 계산이 맞지 않는 부분이 발견되었습니다. 자금은 이동하지 않았으며, 조사를 마칠 때까지 이동하지 않습니다.',

  record_not_found: '지갑에서 해당 거래를 찾을 수 없습니다.',
  statement_too_long:
    '거래 명세서에는 거래를 최대 {most, number}건까지 담을 수 있습니다. 더 짧은 기간을 선택해 주세요.',
  payout_zero: '0보다 큰 금액을 입력해 주세요.',
  payout_above_available: '사용 가능 금액을 초과합니다. 더 작은 금액을 입력해 주세요.',
  payout_fee_changed:
    '확인한 이후 출금 수수료가 변경되었습니다. 자금은 이동하지 않았습니다. 새 수수료를 확인하고 다시 시도해 주세요.',
  payout_card_missing: '등록된 카드나 지갑 주소가 아직 없습니다. 출금받을 곳을 등록해 주세요.',
  payout_method_gone:
    '등록된 카드나 지갑 주소의 출금 방법은 더 이상 제공되지 않습니다. 다른 출금처를 등록해 주세요.',
  payout_pay_password_missing: '먼저 거래 비밀번호를 설정해 주세요. 출금을 승인할 때 사용합니다.',
  payout_pay_password_disabled:
    '거래 비밀번호를 여러 번 잘못 입력하여 사용이 중지되었습니다. ‘잊으셨나요?’에서 새로 설정해 주세요.',
  payout_startup_not_returned:
    '먼저 시작 자금을 반환해 주세요. 한 번 탭하고 거래 비밀번호를 입력하면 됩니다. 남은 금액과 그 자금으로 얻은 수익에서만 반환하며, 돈을 추가로 낼 필요가 없습니다.',
  payout_card_new: '카드나 지갑 주소가 변경되었습니다. 안전을 위해 {until}까지 출금이 중지됩니다.',
  payout_pay_password_reset:
    '거래 비밀번호가 재설정되었습니다. 안전을 위해 {until}까지 출금이 중지됩니다.',
  payout_contact_changed:
    '이메일이나 전화번호가 변경되었습니다. 안전을 위해 {until}까지 출금이 중지됩니다.',
  payout_password_reset:
    '로그인 비밀번호가 재설정되었습니다. 안전을 위해 {until}까지 출금이 중지됩니다.',
  payout_objected:
    '본인이 설정하지 않은 로그인 비밀번호를 신고했습니다. 안전을 위해 직원 두 명이 확인할 때까지 출금이 중지됩니다. 비용은 들지 않습니다.',
  payout_ledger_stopped:
    '당사의 장부 점검에서 계산이 맞지 않는 부분이 발견되었습니다. 자금은 이동하지 않았으며, 조사를 마칠 때까지 이동하지 않습니다.',
  payout_rejected:
    '직원이 출금을 반려했으며 전액이 반환되었습니다. 사유는 출금 내역에 표시됩니다. 사유가 잘못되었다면 재심사를 요청해 주세요.',
  payout_not_found: '해당 출금을 찾을 수 없습니다.',
  payout_not_in_state: '출금 상태가 바뀌어 더 이상 처리할 수 없습니다.',
  startup_nothing_due: '반환할 시작 자금이 없습니다.',
  startup_in_plans:
    '시작 자금이 플랜에 사용되고 있습니다. 해당 플랜이 정산되면 반환할 수 있습니다.',
  refusal_not_found: '해당 거절 내역을 찾을 수 없습니다.',
  review_not_found: '해당 재심사를 찾을 수 없습니다.',
  review_asked_already:
    '이미 재심사를 요청했습니다. 재심사는 거절 한 건당 한 번이며, 처음 작성한 내용을 기준으로 합니다.',
  review_answered: '이미 답변이 완료된 재심사입니다.',

  exchange_not_offered: '등록된 환전 사업자가 없어 아직 외화 환전을 이용할 수 없습니다.',
  acceptance_code_wrong:
    '{kind, select, personal {이 코드를 가진 개인 인수자가 없습니다. 한 글자씩 확인하거나 ‘기업’에서 찾아 주세요.} enterprise {이 코드를 가진 기업 인수자가 없습니다. 한 글자씩 확인하거나 ‘개인’에서 찾아 주세요.} other {이 코드를 가진 인수자가 없습니다. 한 글자씩 확인해 주세요.}}',
  exchange_quote_expired:
    '만료된 환율입니다. 자금은 이동하지 않았습니다. 새 환율을 확인하고 다시 시도해 주세요.',
  exchange_pay_password_missing: '먼저 거래 비밀번호를 설정해 주세요. 환전을 승인할 때 사용합니다.',
  exchange_startup_not_returned:
    '먼저 시작 자금을 반환해 주세요. 한 번 탭하고 거래 비밀번호를 입력하면 됩니다. 남은 금액과 그 자금으로 얻은 수익에서만 반환하며, 돈을 추가로 낼 필요가 없습니다.',
  exchange_zero: '받을 금액이 생기도록 더 큰 금액을 입력해 주세요.',
  exchange_above_limit: '이 인수자의 1회 환전 한도는 {limit}입니다. 더 작은 금액을 입력해 주세요.',
  exchange_above_available: '사용 가능 금액을 초과합니다. 더 작은 금액을 입력해 주세요.',
  exchange_pay_password_reset:
    '거래 비밀번호가 재설정되었습니다. 안전을 위해 {until}까지 환전이 중지됩니다.',
  exchange_contact_changed:
    '이메일이나 전화번호가 변경되었습니다. 안전을 위해 {until}까지 환전이 중지됩니다.',
  exchange_password_reset:
    '로그인 비밀번호가 재설정되었습니다. 안전을 위해 {until}까지 환전이 중지됩니다.',
  exchange_objected:
    '본인이 설정하지 않은 로그인 비밀번호를 신고했습니다. 안전을 위해 직원 두 명이 확인할 때까지 환전이 중지됩니다. 비용은 들지 않습니다.',
  exchange_not_found: '해당 환전을 찾을 수 없습니다.',
  exchange_not_in_state: '환전 상태가 바뀌어 더 이상 처리할 수 없습니다.',
  exchange_not_due: '직원은 문제가 신고되었거나 기한이 지난 환전만 결정합니다.',

  conversion_not_found: '해당 주문을 찾을 수 없습니다.',
  conversion_not_disputable: '현재 상태의 주문에는 이의를 제기할 수 없습니다.',
  dispute_made_already:
    '이 주문에는 이미 이의 제기가 있었습니다. 양측 모두 한 번씩만 이의를 제기할 수 있습니다.',
  dispute_too_late: '이의 제기 기한은 {until}까지였습니다.',
  dispute_not_open: '이 주문에 진행 중인 이의 제기가 없습니다.',
  placement_not_found: '해당 광고 지면을 찾을 수 없습니다.',
  placement_exclusions_full:
    '플랜 하나에서 제외할 수 있는 광고 지면은 최대 {most, number}개입니다.',
  chargeback_too_late: '이 커미션의 차지백 기한은 {until}까지였습니다.',
  plan_not_found: '해당 플랜을 찾을 수 없습니다.',
  plan_not_in_status: '플랜 상태가 바뀌어 더 이상 처리할 수 없습니다.',
  put_amount_invalid: '금액은 소수점 이하 두 자리까지, 천 단위 구분 기호 없이 입력해 주세요.',
  put_zero: '금액은 0일 수 없습니다.',
  put_out_of_range:
    '{side, select, below {범위를 벗어난 금액입니다. 이 플랜의 최소 금액은 {lowest}입니다.} other {범위를 벗어난 금액입니다. 이 플랜의 최대 금액은 {highest}입니다.}}',
  put_coupon_above_highest:
    '쿠폰으로 {adds} 금액이 더해지면 이 플랜의 최대 금액({highest})을 넘습니다. 금액을 줄이거나 쿠폰 없이 집행해 주세요.',
  campaign_budget_spent: '이 프로모션의 예산이 모두 소진되어 쿠폰을 더 지급할 수 없습니다.',
  put_terms_changed:
    '확인한 이후 이 플랜의 조건이 변경되었습니다. 자금은 이동하지 않았습니다. 먼저 새 조건을 확인해 주세요.',
  put_offer_over: '종료된 제안입니다. 자금은 이동하지 않았습니다.',
  put_escrow_short:
    '이 플랜의 커미션을 지급할 판매사의 예치금이 부족합니다. 자금은 이동하지 않았습니다.',
  campaign_not_found: '해당 프로모션을 찾을 수 없습니다.',
  campaign_over: '종료된 프로모션입니다. 보유한 쿠폰은 만료일까지 사용할 수 있습니다.',
  coupon_claimed: '이 프로모션의 쿠폰을 이미 받았습니다.',
  coupon_one_per_user: '신규 사용자 쿠폰을 이미 받았습니다. 한 사람당 한 장만 제공됩니다.',
  coupon_new_user_only:
    '개설 후 {days, plural, other {#일}} 이내인 계정만 사용할 수 있는 쿠폰입니다.',
  coupon_not_found: '해당 쿠폰을 찾을 수 없습니다.',
  coupon_used: '이미 사용한 쿠폰입니다.',
  coupon_unavailable: '만료되었거나 지금 사용할 수 없는 쿠폰입니다. 쿠폰 없이 집행해 주세요.',
  coupon_amount:
    '{amount} 이상 집행할 때 사용할 수 있는 쿠폰입니다. 금액을 늘리거나 쿠폰 없이 집행해 주세요.',
  coupon_name_used_today:
    '오늘 같은 이름의 쿠폰을 이미 사용했습니다. 다음 쿠폰은 {until}부터 사용할 수 있습니다.',

  vip_not_offered: 'VIP가 제공되지 않습니다.',
  vip_price_changed:
    '확인한 이후 VIP 가격 또는 수수료가 변경되었습니다. 자금은 이동하지 않았습니다. 먼저 새 내용을 확인해 주세요.',
  vip_enough: 'VIP는 최대 {months, number}개월 앞까지만 구매할 수 있습니다.',

  follow_id_wrong: 'ID가 올바르지 않습니다. 다시 입력해 주세요.',
  follow_self: '본인의 ID입니다. 자신은 팔로우할 수 없습니다.',
  follow_same: '이미 팔로우 중인 ID입니다. 한도를 변경하려면 먼저 팔로우를 중지해 주세요.',
  follow_cap_invalid:
    '{field, select, capPerPlan {플랜별 한도는 0보다 큰 금액으로 입력해 주세요.} other {총한도는 플랜별 한도 이상이어야 합니다.}}',
  follow_notice_needed:
    '리드 파트너의 실적을 확인한 지 오래되었거나 이익 배분 비율이 변경되었습니다. 먼저 다시 확인해 주세요.',
  follow_cap_used: '총한도를 모두 사용했습니다.',
  follow_below_lowest: '남은 한도가 플랜의 최소 금액보다 적었습니다.',
  follow_waits: '팔로우가 아직 시작되지 않았습니다. 첫 팔로우는 숙려 기간이 지난 뒤에 시작됩니다.',
  follow_too_late: '제때 복제하지 못했습니다.',
  follow_stopped: '복제되기 전에 팔로우를 중지했습니다.',

  second_person_needed: '다른 직원의 승인이 필요합니다.',
  deposit_reference_not_found: '이 입금 참조 번호를 가진 파트너가 없습니다.',

  pay_password_invalid: '거래 비밀번호는 숫자 6자리입니다.',
  pay_password_too_common:
    '날짜, 규칙적인 배열, 연속된 숫자처럼 추측하기 쉬운 번호입니다. 다른 숫자를 선택해 주세요.',
  pay_password_like_phone: '전화번호의 끝자리와 같습니다. 다른 숫자를 선택해 주세요.',
  pay_password_not_set: '거래 비밀번호가 아직 없습니다. 계속하려면 설정해 주세요.',
  pay_password_doubted:
    '로그인 비밀번호가 재설정되었습니다. 안전을 위해 거래 비밀번호는 직원이 승인한 뒤 {until}부터 설정할 수 있습니다.',
  pay_password_wrong:
    '거래 비밀번호가 올바르지 않습니다. {left, plural, other {#회}} 더 입력할 수 있습니다.',
  pay_password_paused:
    '잘못 입력한 횟수가 많습니다. {minutes, plural, other {#분}} 후에 다시 시도해 주세요.',
  pay_password_disabled:
    '거래 비밀번호를 여러 번 잘못 입력하여 사용이 중지되었습니다. ‘잊으셨나요?’에서 새로 설정해 주세요.',
  pay_password_reset_missing: '취소할 신청이 없습니다.',
  session_not_fresh:
    '안전을 위해 로그인한 직후에만 할 수 있습니다. 연결된 앱으로 돌아가 거기에서 이 페이지를 다시 열어 주세요.',
  confirmation_invalid: '다른 내용을 승인했습니다. 변경된 내용은 없습니다. 다시 승인해 주세요.',
  confirmation_expired: '시간이 초과되었습니다. 거래 비밀번호를 다시 입력해 주세요.',
  confirmation_used: '이미 사용한 승인입니다. 다시 하려면 거래 비밀번호를 입력해 주세요.',
  card_method_unknown: '더 이상 제공되지 않는 출금 방법입니다. 페이지를 새로 고쳐 주세요.',
  card_same: '이미 등록된 정보입니다. 변경된 내용이 없습니다.',
  field_invalid:
    '{field, select, bankAccount {영문자와 숫자만 사용해 올바른 계좌번호를 입력해 주세요.} walletAddress {이 블록체인에서 유효한 주소가 아닙니다. 주소 전체를 다시 복사해 주세요.} mobile {국가 번호를 포함한 올바른 전화번호를 입력해 주세요(예: +82 2 1234 5678).} network {목록에서 블록체인을 선택해 주세요.} other {보이지 않는 문자나 섞인 문자가 있습니다. 직접 입력해 주세요.}}',
  iban_length:
    '{country} 코드로 시작하는 IBAN은 {length, number}자입니다. 입력한 번호는 {given, number}자입니다.',
  iban_checksum:
    '올바른 IBAN이 아닙니다. 잘못된 글자가 하나 이상 있습니다. 은행에서 받은 번호와 비교해 주세요.',

  preference_locked: '보안 알림은 끌 수 없습니다.',
  image_missing: '이미지를 선택해 주세요.',
  image_not_image: 'JPEG, PNG, WebP 이미지가 아닙니다. 다른 파일을 선택해 주세요.',
  image_too_large: '이미지가 너무 큽니다. 5 MB 이하의 이미지를 선택해 주세요.',
  image_too_many_pixels: '이미지의 화소 수가 너무 많습니다. 더 작게 줄여서 보내 주세요.',
  image_too_many_today:
    '하루 이미지 한도 {most, number}장에 도달했습니다. 이 이미지는 내일 보내 주세요.',
  image_quota_full:
    '이미지 저장 용량 {megabytes, number} MB를 모두 사용했습니다. 고객센터에 문의해 주세요.',
  image_not_found: '해당 이미지를 찾을 수 없습니다.',
  feedback_too_long: '{most, number}자 이내로 입력해 주세요.',
  feedback_too_many_images: '이미지는 최대 {most, number}장까지 첨부할 수 있습니다.',
  chat_too_long: '{most, number}자 이내로 입력해 주세요.',
  push_endpoint_unknown:
    '이 브라우저의 푸시 서비스는 지원되지 않습니다. 모든 알림은 알림함에서 확인할 수 있습니다.',
  chat_attachment_not_found: '첨부한 항목을 찾을 수 없습니다. 다른 항목을 첨부해 주세요.',
  staff_text_blocked:
    '파트너에게 전송되지 않았습니다. {why, select, account_number {계좌번호가 들어 있습니다.} wallet_address {지갑 주소가 들어 있습니다.} pay_in {돈을 요구합니다.} password {비밀번호를 묻습니다.} return_promise {수익을 약속합니다.} outside_contact {앱 밖의 연락처나 주소가 들어 있습니다.} remote_access {기기 제어를 요구합니다.} disguised {글자를 위장했습니다.} other {직원이 쓸 수 없는 내용입니다.}} “{part}” 부분을 빼 주세요.',

  too_many_attempts:
    '시도 횟수가 너무 많습니다. {minutes, plural, other {#분}} 후에 다시 시도해 주세요.',
  busy: '서버가 혼잡합니다. 변경된 내용은 없습니다. 잠시 후 다시 시도해 주세요.',
  server_error: '서버 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.',
} as const satisfies Record<Reason, string>;
