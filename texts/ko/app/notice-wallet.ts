import type { Texts } from '../../kinds.ts';

/** Notices about money: deposits, start-up funds, reversals, payouts and exchanges. */
export const walletNotices = {
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
} as const satisfies Partial<Texts['app']['notice']>;
