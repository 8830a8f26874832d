import type { Texts } from '../../kinds.ts';

/** Notifications, and what each notice says. */
export const notificationWords = {
  notification: {
    categories: '분류',
    category: {
      all: '전체',
      'system-announcement': '공지',
      'system-maintenance': '점검',
      activity: '프로모션',
    },
    statuses: '상태',
    status: { all: '전체', unread: '읽지 않음', read: '읽음' },
    unreadMark: '읽지 않음.',
    unreadCount: '{count, plural, =0 {모두 읽음} other {읽지 않음 #개}}',
    markAll: '모두 읽음으로 표시',
    allRead: '모두 읽음으로 표시했습니다',
    undo: '실행 취소',
    markFailed: '읽음으로 표시하지 못했습니다. 다시 시도해 주세요.',
    markAllFailed: '모두 읽음으로 표시하지 못했습니다. 다시 시도해 주세요.',
    more: '더 보기',
    end: '모두 표시했습니다',
    none: {
      first: {
        title: '아직 알림이 없습니다',
        text: '계정 활동과 네트워크 소식이 이곳에 표시됩니다.',
      },
      'system-announcement': {
        title: '공지가 없습니다',
        text: '네트워크 소식과 계정 변경 사항이 이곳에 표시됩니다.',
      },
      'system-maintenance': {
        title: '예정된 점검이 없습니다',
        text: '예정된 서비스 중단을 이곳에서 안내합니다.',
      },
      activity: {
        title: '프로모션이 없습니다',
        text: '참여할 수 있는 프로모션이 이곳에 표시됩니다.',
      },
      unread: { title: '읽지 않은 알림이 없습니다', text: '이 조건의 알림을 모두 확인했습니다.' },
      read: {
        title: '아직 읽은 알림이 없습니다',
        text: '열었거나 읽음으로 표시한 알림이 이곳에 표시됩니다.',
      },
    },
    preferences: '알림 설정',
    preferencesText: '꺼 둔 알림도 목록에는 표시되지만, 읽지 않은 알림으로 세지 않습니다.',
    eachKind: '종류별',
    topic: {
      security: {
        name: '계정 보안',
        text: '비밀번호와 출금처. 항상 켜져 있습니다.',
      },
      wallet: {
        name: '내 지갑',
        text: '입금과 출금 진행 상황. 돈이 나갈 때는 항상 알려 드립니다.',
      },
      feedback: { name: '내 의견', text: '의견에 답변이 등록되었을 때.' },
      chat: { name: '채팅', text: '고객센터에서 답변했을 때.' },
      plan: { name: '내 플랜', text: '플랜과 주문의 변화.' },
      'system-announcement': { name: '공지', text: '네트워크 소식.' },
      'system-maintenance': { name: '점검', text: '예정된 서비스 중단.' },
      activity: { name: '프로모션', text: '참여할 수 있는 프로모션.' },
    },
  },
  notice: {
    'login-new-device': {
      title: '새 기기에서 로그인되었습니다',
      text: '처음 보는 기기에서 계정이 사용되었습니다. 본인이 아니라면 지금 로그인 비밀번호를 변경하세요. 모든 기기에서 로그아웃됩니다.',
    },
    'password-changed': {
      title: '로그인 비밀번호가 변경되었습니다',
      text: '모든 기기에서 로그아웃되었습니다. 본인이 변경하지 않았다면 즉시 고객센터에 문의해 주세요.',
    },
    'password-link': {
      title: '새 로그인 비밀번호 링크가 발급되었습니다',
      text: '{date}부터 사용할 수 있습니다. 본인이 신청하지 않았다면 로그인 비밀번호를 변경해 주세요. 링크가 무효가 됩니다.',
    },
    'password-reset': {
      title: '새 로그인 비밀번호가 설정되었습니다',
      text: '고객센터의 링크로 설정되었습니다. 마지막으로 사용한 기기에서는 계속 보고 이의를 제기할 수 있으며, 다른 기기는 모두 로그아웃되었습니다. 안전을 위해 {hours, number}시간 동안 출금이 중지됩니다.',
    },
    objection: {
      title: '이의를 제기했습니다',
      text: '절차가 중지되었습니다. 이미 링크로 로그인 비밀번호가 설정되었다면 무효가 되며, 직원 두 명이 확인할 때까지 출금이 중지됩니다.',
    },
    'objection-cleared': {
      title: '출금이 재개되었습니다',
      text: '직원 두 명이 이의 제기를 확인하고 출금 중지를 해제했습니다.',
    },
    'status-changed': {
      title: '계정 상태가 변경되었습니다',
      text: '직원 두 명이 승인했습니다. 담당자와 사유는 지갑의 ‘직원 처리 내역’에서 확인할 수 있습니다.',
    },
    'data-export': {
      title: '내 정보가 파일로 작성되었습니다',
      text: '직원 두 명이 저희가 보유한 본인의 모든 정보를 내보내기로 결정했습니다. 담당자와 사유는 지갑의 ‘직원 처리 내역’에서 확인할 수 있습니다.',
    },
    'erasure-planned': {
      title: '개인정보가 삭제될 예정입니다',
      text: '직원 두 명이 결정했습니다. {date}에 삭제됩니다. 원하지 않으면 앱 상단의 안내에서 중지해 주세요.',
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
      text: '잊은 거래 비밀번호를 새것으로 바꿨습니다. 안전을 위해 {hours, number}시간 동안 출금이 중지됩니다.',
    },
    'card-bound': {
      title: '등록됨: {label}',
      text: '출금받을 곳: •••• {last4}.',
    },
    'card-replaced': {
      title: '출금처가 변경되었습니다',
      text: '이제 다음으로 출금됩니다: {label} •••• {last4}. 안전을 위해 {hours, number}시간 동안 출금이 중지됩니다. 다른 기기에서 로그아웃되었습니다. 본인이 변경하지 않았다면 고객센터에 알려 주세요.',
    },
    'contact-changed': {
      title: '이메일 또는 전화번호가 변경되었습니다',
      text: '안전을 위해 {hours, number}시간 동안 출금이 중지됩니다. 본인이 변경하지 않았다면 즉시 고객센터에 알려 주세요.',
    },
    'coupon-given': {
      title: '새 쿠폰',
      text: '프로모션 쿠폰을 한 장 더 받았습니다. 광고에만 사용할 수 있습니다.',
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
    'plan-offered': {
      title: '새 제안',
      text: '{product}, 플랜 {plan}: 조건을 읽고 집행할지 결정하세요. 직접 집행하지 않으면 아무 일도 일어나지 않습니다.',
    },
    'plan-copied': {
      title: '플랜이 복제되었습니다',
      text: '{product}, 플랜 {plan}: 팔로우하는 운용자가 집행하여, 설정한 한도 안에서 {amount} 금액이 집행되었습니다.',
    },
    'plan-failed': {
      title: '플랜 집행에 실패했습니다',
      text: '{product}, 플랜 {plan}: 소진 없이 종료되어 {amount} 전액이 반환되었습니다.',
    },
    'plan-slow': {
      title: '플랜이 목표보다 느립니다',
      text: '{product}, 플랜 {plan}: {hours, number}시간째 목표를 밑돌아 예정 금액의 {percent}만 소진했습니다. 소진되지 않은 금액은 반환됩니다.',
    },
    'plan-learning-limited': {
      title: '학습이 제한되었습니다',
      text: '{product}, 플랜 {plan}: 최근 {days, number}일간의 주문 {count, plural, other {#건}}은 광고 지면을 잘 고르기에 너무 적습니다.',
    },
    'plan-reversals': {
      title: '취소된 주문이 많습니다',
      text: '{product}, 플랜 {plan}: 판매사가 주문의 {percent}를 취소했습니다. 주문마다 이의를 제기할 수 있습니다.',
    },
    'plan-escrow-low': {
      title: '플랜이 일시 중지되었습니다',
      text: '{product}, 플랜 {plan}: 커미션을 지급할 판매사의 예치금이 부족합니다. 충분해지면 재개됩니다.',
    },
    'plan-credited': {
      title: '무효 트래픽 비용이 환급되었습니다',
      text: '{product}, 플랜 {plan}: 나중에 무효로 밝혀진 이벤트에 대해 {amount} 환급되었습니다.',
    },
    'plan-settled': {
      title: '플랜이 정산되었습니다',
      text: '{product}, 플랜 {plan}: 손익 {amount}.',
    },
    'conversion-disputed': {
      title: '판매사가 주문에 이의를 제기했습니다',
      text: '{product}, 플랜 {plan}: 직원 두 명이 결정할 때까지 커미션({amount})의 지급이 보류됩니다. {days, number}일 이내에 결정하지 않으면 지급됩니다.',
    },
    'conversion-approved': {
      title: '주문이 인정되었습니다',
      text: '{product}, 플랜 {plan}: 주문이 인정됩니다. 판매사의 예치금이 없는 경우가 아니라면 커미션({amount})이 지급됩니다.',
    },
    'conversion-unfunded': {
      title: '주문은 인정되었지만 지급되지 않습니다',
      text: '{product}, 플랜 {plan}: 주문은 인정되었지만 판매사의 예치금이 없어 커미션({amount})을 지급할 수 없습니다.',
    },
    'conversion-upheld': {
      title: '주문이 인정되지 않았습니다',
      text: '{product}, 플랜 {plan}: 직원이 커미션({amount})을 지급하지 않기로 결정했습니다. 이유는 플랜에서 확인할 수 있습니다.',
    },
    'conversion-clawed-back': {
      title: '주문이 차지백되었습니다',
      text: '{product}, 플랜 {plan}: 해당 금액({amount})은 이 판매사의 이후 커미션에서만 차감됩니다. {date}에 남아 있는 금액은 면제됩니다.',
    },
    'deposit-confirmed': {
      title: '입금되었습니다',
      text: '{amount} 입금이 사용 가능 금액에 반영되었습니다.',
    },
    'deposit-refused': {
      title: '입금이 처리되지 않았습니다',
      text: '참조 번호 {reference}의 이체가 반영되지 않았습니다. 담당자와 사유는 지갑에서 확인할 수 있습니다.',
    },
    'startup-advanced': {
      title: '시작 자금이 선지급되었습니다',
      text: '광고 전용 자금: {amount}. 반환될 때까지 네트워크의 자금입니다.',
    },
    'startup-returned': {
      title: '시작 자금이 반환되었습니다',
      text: '반환 금액: {amount}. 시작 자금과 그 수익으로 충당되지 않는 금액은 네트워크가 부담합니다.',
    },
    'startup-forgiven': {
      title: '네트워크가 부담한 손실',
      text: '시작 자금 중 네트워크가 부담하는 금액: {amount}. 본인 자금에서는 차감되지 않습니다. 자세한 내용은 거래에서 확인할 수 있습니다.',
    },
    'charged-back': {
      title: '거래가 취소되었습니다',
      text: '지갑 변동: {change}. 사유는 거래에서 확인할 수 있습니다.',
    },
    'recovery-opened': {
      title: '취소 금액이 사용 가능 금액보다 많습니다',
      text: '부족한 금액({amount})은 우선 네트워크가 부담합니다. 이후 사용 가능해지는 금액에서 상환되며, 돈을 추가로 낼 필요가 없습니다.',
    },
    'recovery-paid': {
      title: '취소 부족액이 상환되었습니다',
      text: '새로 사용 가능해진 금액 중 일부({amount})가 이전 취소의 상환에 쓰였습니다. 대상은 거래에서 확인할 수 있습니다.',
    },
    'payout-approved': {
      title: '출금이 승인되었습니다',
      text: '{amount} 출금이 승인되었습니다. 본인이 신청하지 않았다면 즉시 고객센터에 문의해 주세요.',
    },
    'payout-sent': {
      title: '출금액을 송금했습니다',
      text: '{amount} 송금 중입니다. 참조 번호: {reference}.',
    },
    'payout-completed': {
      title: '출금이 완료되었습니다',
      text: '지갑에서 {amount} 출금되었습니다.',
    },
    'payout-rejected': {
      title: '출금이 반려되었습니다',
      text: '{amount} 전액이 사용 가능 금액으로 반환되었습니다. 사유는 지갑에서 확인할 수 있으며, 재심사를 요청할 수 있습니다.',
    },
    'payout-failed': {
      title: '출금에 실패했습니다',
      text: '{amount} 전액이 사용 가능 금액으로 반환되었습니다. 사유는 지갑에서 확인할 수 있습니다.',
    },
    'review-answered': {
      title: '재심사 요청에 답변이 등록되었습니다',
      text: '답변은 이름, 사유와 함께 지갑에서 확인할 수 있습니다.',
    },
    'exchange-accepted': {
      title: '인수자가 환전을 인수했습니다',
      text: '돈이 도착했다고 확인할 때까지 금액({amount})은 확보된 상태로 유지됩니다.',
    },
    'exchange-released': {
      title: '환전 금액이 반환되었습니다',
      text: '{amount} 전액이 사용 가능 금액으로 반환되었습니다. 담당자와 사유는 지갑에서 확인할 수 있습니다.',
    },
    'exchange-completed': {
      title: '환전 금액이 인수자에게 지급되었습니다',
      text: '인수자에게 지급된 금액: {amount}. 담당자와 사유는 지갑에서 확인할 수 있습니다.',
    },
    other: { title: '계정에 변경 사항이 있습니다', text: '열어서 내용을 확인해 주세요.' },
  },
  push: {
    title: '이 휴대폰의 푸시 알림',
    text: '위 종류의 새 소식이 있다는 것만 알리며, 금액은 절대 표시하지 않습니다. 로그아웃할 때까지 이 기기로 전송됩니다. 브라우저에서 권한을 요청합니다.',
    turnOn: '이 기기에서 켜기',
    turnOff: '이 기기에서 끄기',
    problem: {
      install: 'iPhone에서는 먼저 앱을 홈 화면에 추가한 뒤 거기에서 열어 주세요.',
      unsupported:
        '이 브라우저는 푸시 알림을 받을 수 없습니다. 모든 알림은 알림함에서 확인할 수 있습니다.',
      denied: '이 사이트의 알림이 차단되어 있습니다. 브라우저 설정에서 허용할 수 있습니다.',
      failed: '브라우저의 푸시 서비스가 응답하지 않았습니다. 나중에 다시 시도해 주세요.',
    },
  },
} as const satisfies Pick<Texts['app'], 'notification' | 'notice' | 'push'>;
