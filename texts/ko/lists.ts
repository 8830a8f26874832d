import type { Texts } from '../kinds.ts';

export const texts: Texts['lists'] = {
  /** Why a payout can be refused. */
  payoutRefusals: {
    payout_zero: '금액이 0입니다. 더 큰 금액을 선택해 주세요.',
    payout_above_available: '금액이 사용 가능 금액을 초과합니다. 더 적은 금액을 선택해 주세요.',
    payout_fee_changed:
      '확인한 뒤 출금 수수료가 바뀌었습니다. 새 수수료를 확인하고 출금을 다시 신청해 주세요.',
    payout_card_missing: '등록된 카드나 지갑 주소가 아직 없습니다. 등록해 주세요.',
    payout_method_gone:
      '등록된 카드나 지갑 주소의 출금 방법이 더 이상 제공되지 않습니다. 다른 것을 등록해 주세요.',
    payout_pay_password_missing: '거래 비밀번호가 아직 없습니다. 설정해 주세요.',
    payout_pay_password_disabled:
      '거래 비밀번호를 연속 {triesToDisable, number}회 잘못 입력하여 사용이 중지되었습니다. 새 비밀번호를 신청해 주세요.',
    payout_startup_not_returned:
      '지금 반환할 수 있는 시작 자금이 있습니다. 반환해 주세요. 돈을 추가로 낼 필요가 없습니다.',
    payout_card_new:
      '카드나 지갑 주소를 변경했습니다. {waitHours, number}시간 동안 출금이 중지됩니다.',
    payout_pay_password_reset:
      '잊어버린 거래 비밀번호를 재설정했습니다. {waitHours, number}시간 동안 출금이 중지됩니다.',
    payout_contact_changed:
      '이메일이나 전화번호를 변경했습니다. {waitHours, number}시간 동안 출금이 중지됩니다.',
    payout_password_reset:
      '로그인 비밀번호가 재설정되었습니다. {waitHours, number}시간 동안 출금이 중지됩니다.',
    payout_objected:
      '본인이 설정하지 않은 로그인 비밀번호를 신고했습니다. 직원 두 명이 확인할 때까지 출금이 중지됩니다. 비용은 들지 않습니다.',
    payout_ledger_stopped:
      '자체 장부 점검에서 맞지 않는 점이 발견되었습니다. 직원이 해결할 때까지 자금이 이동하지 않습니다.',
    payout_rejected:
      '직원이 사유를 밝히고 출금을 반려했습니다. 다른 직원의 재심사를 요청할 수 있습니다.',
  },
  /** What the transaction password confirms. */
  confirmations: {
    payout: '출금',
    'payout-cancel': '출금 취소',
    'startup-return': '시작 자금 반환',
    card: '카드나 지갑 주소의 등록 또는 변경',
    contact: '이메일이나 전화번호 변경',
    exchange: '환전',
    'exchange-confirm': '인수자에게서 대금을 받았다는 확인',
    'exchange-cancel': '환전 취소',
    put: '플랜에 금액 집행',
    'plan-stop': '플랜 중단',
    follow: '리드 파트너 팔로우',
    vip: 'VIP 구매',
    'pay-password': '거래 비밀번호 자체의 변경',
    passkey: '패스키 추가',
    'personal-data': '내 정보 다운로드',
    unlock: '나갈 때 잠그도록 설정한 앱의 잠금 해제',
  },
};
