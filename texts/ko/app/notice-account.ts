import type { Texts } from '../../kinds.ts';

/** Notices about access to the account and about answers from staff. */
export const accountNotices = {
  welcome: {
    title: '환영합니다',
    text: '계정이 개설되었습니다. 홈에서 첫 단계를 확인할 수 있습니다. 직원은 비밀번호를 절대 묻지 않으며, 출금을 조건으로 돈을 요구하지도 않습니다.',
  },
  'login-new-device': {
    title: '새 기기에서 로그인되었습니다',
    text: '{device, select, unknown {처음 보는 기기} other {{device}}}에서 계정이 사용되었습니다. 본인이 아니라면 지금 로그인 비밀번호를 변경해 주세요. 모든 기기에서 로그아웃됩니다.',
  },
  'password-changed': {
    title: '로그인 비밀번호가 변경되었습니다',
    text: '모든 기기에서 로그아웃되었습니다. 본인이 변경하지 않았다면 즉시 고객센터에 문의해 주세요.',
  },
  'passkey-added': {
    title: '패스키가 추가되었습니다',
    text: '이제 “{name}” 패스키로 로그인할 수 있습니다. 본인이 아니라면 패스키를 삭제하고 지금 로그인 비밀번호를 변경해 주세요.',
  },
  'passkey-ended': {
    title: '패스키가 삭제되었습니다',
    text: '더 이상 “{name}” 패스키로 로그인할 수 없습니다.',
  },
  'password-link': {
    title: '새 로그인 비밀번호 링크가 발급되었습니다',
    text: '{date}부터 사용할 수 있습니다. 본인이 신청하지 않았다면 로그인 비밀번호를 변경해 주세요. 링크가 무효가 됩니다.',
  },
  'password-reset': {
    title: '새 로그인 비밀번호가 설정되었습니다',
    text: '고객센터의 링크로 설정되었습니다. 마지막으로 사용한 기기에서는 계속 조회하고 신고할 수 있으며, 다른 기기는 모두 로그아웃되었습니다. 안전을 위해 {hours, number}시간 동안 출금과 환전이 중지됩니다.',
  },
  'password-by-mail': {
    title: '새 로그인 비밀번호가 설정되었습니다',
    text: '이메일 주소로 보낸 링크로 설정되었습니다. 마지막으로 사용한 기기에서는 계속 조회하고 신고할 수 있으며, 다른 기기는 모두 로그아웃되었습니다. 안전을 위해 {hours, number}시간 동안 출금과 환전이 중지됩니다.',
  },
  'password-by-passkey': {
    title: '새 로그인 비밀번호가 설정되었습니다',
    text: '패스키로 설정되었습니다. 그 전에 마지막으로 사용한 기기에서는 계속 조회하고 신고할 수 있으며, 다른 기기는 모두 로그아웃되었습니다. 안전을 위해 {hours, number}시간 동안 출금과 환전이 중지됩니다.',
  },
  objection: {
    title: '계정 변경을 신고했습니다',
    text: '절차가 중지되었습니다. 이미 로그인 비밀번호가 재설정되었다면 새 비밀번호는 무효가 되며, 직원 두 명이 확인할 때까지 출금과 환전이 중지됩니다.',
  },
  'objection-cleared': {
    title: '출금과 환전이 재개되었습니다',
    text: '직원 두 명이 신고 내용을 확인하고 출금·환전 중지를 해제했습니다.',
  },
  'status-changed': {
    title: '계정 상태가 변경되었습니다',
    text: '직원 두 명이 승인했습니다. 담당자와 사유는 지갑의 ‘직원 처리 내역’에서 확인할 수 있습니다.',
  },
  'data-export': {
    title: '내 정보가 파일로 작성되었습니다',
    text: '직원 두 명이 당사가 보유한 본인의 모든 정보를 내보내기로 결정했습니다. 담당자와 사유는 지갑의 ‘직원 처리 내역’에서 확인할 수 있습니다.',
  },
  'erasure-planned': {
    title: '개인정보가 삭제될 예정입니다',
    text: '직원 두 명이 결정했습니다. {date} 이후 삭제됩니다. 원하지 않으면 앱 상단의 안내에서 중지해 주세요.',
  },
  'session-ended': {
    title: '고객센터가 기기 한 대를 로그아웃했습니다',
    text: '기기 한 대가 로그아웃되었습니다. 담당자와 사유는 지갑의 ‘직원 처리 내역’에서 확인할 수 있습니다.',
  },
  'pay-password-set': {
    title: '거래 비밀번호가 설정되었습니다',
    text: '돈과 관련된 모든 작업과 출금처 변경을 이 비밀번호로 승인합니다.',
  },
  'pay-password-changed': {
    title: '거래 비밀번호가 변경되었습니다',
    text: '다른 기기에서 로그아웃되었습니다. 본인이 변경하지 않았다면 로그인 비밀번호를 변경해 주세요.',
  },
  'pay-password-disabled': {
    title: '거래 비밀번호 사용이 중지되었습니다',
    text: '{tries, number}회 연속 잘못 입력되었습니다. 새 거래 비밀번호를 신청할 수 있습니다.',
  },
  'pay-password-reset-asked': {
    title: '새 거래 비밀번호가 신청되었습니다',
    text: '{date}부터 설정할 수 있습니다. 본인이 신청하지 않았다면 취소해 주세요.',
  },
  'pay-password-reset-cancelled': {
    title: '새 거래 비밀번호 신청이 취소되었습니다',
    text: '거래 비밀번호는 그대로입니다.',
  },
  'pay-password-reset': {
    title: '새 거래 비밀번호가 설정되었습니다',
    text: '잊은 거래 비밀번호를 새것으로 바꿨습니다. 안전을 위해 {hours, number}시간 동안 출금과 환전이 중지됩니다.',
  },
  'card-bound': {
    title: '출금처가 등록되었습니다: {label}',
    text: '출금받을 곳: •••• {last4}.',
  },
  'card-replaced': {
    title: '출금처가 변경되었습니다',
    text: '이제 다음으로 출금됩니다: {label} •••• {last4}. 안전을 위해 {hours, number}시간 동안 출금이 중지됩니다. 다른 기기에서 로그아웃되었습니다. 본인이 변경하지 않았다면 고객센터에 문의해 주세요.',
  },
  'contact-changed': {
    title: '이메일 또는 전화번호가 변경되었습니다',
    text: '안전을 위해 {hours, number}시간 동안 출금과 환전이 중지됩니다. 본인이 변경하지 않았다면 즉시 고객센터에 문의해 주세요.',
  },
  'feedback-answered': {
    title: '의견에 답변이 등록되었습니다',
    text: '접수 번호 {ticket}에 답변이 등록되었습니다.',
  },
  'report-upheld': {
    title: '신고에 답변이 등록되었습니다',
    text: '{by} 직원이 신고를 인정했습니다: {reason}',
  },
  'report-dismissed': {
    title: '신고에 답변이 등록되었습니다',
    text: '{by} 직원이 문제없다고 판단했습니다: {reason}',
  },
  'chat-answered': {
    title: '고객센터에서 답변했습니다',
    text: '{by} 직원이 채팅으로 답변했습니다.',
  },
  'chat-blocked': {
    title: '메시지가 차단되었습니다',
    text: '직원이 금지된 내용을 써서 메시지가 전달되지 않았습니다. 이유는 채팅에서 확인할 수 있습니다.',
  },
  'feedback-blocked': {
    title: '답변이 차단되었습니다',
    text: '직원이 접수 번호 {ticket}에 돈이나 비밀번호를 요구하는 등 금지된 내용을 썼습니다. 답변은 전달되지 않았습니다.',
  },
} as const satisfies Partial<Texts['app']['notice']>;
