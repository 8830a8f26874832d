import type { Texts } from '../../kinds.ts';

/** The ad centre below its figures. */
export const adCenterWords = {
  center: {
    seeWhy: '이유 보기',
    planFailed: '집행 실패: {product}',
    planReturned: '{date}에 소진 없이 종료되었습니다. 전액이 반환되었습니다.',
    planOver: '제안이 {date}에 종료되었습니다. 집행하지 않은 제안입니다.',
    payout: '{amount} 출금',
    payoutState: {
      requested: '{date}에 신청했습니다. 다음으로 직원이 검토합니다.',
      approved: '{date}에 승인되었습니다. 다음으로 송금합니다.',
      sent: '{date}에 송금했습니다. 도착을 기다리는 중입니다.',
      completed: '{date}에 완료되었습니다.',
      rejected:
        '{date}에 반려되었습니다. 전액이 사용 가능 금액으로 반환되었습니다. 사유는 지갑에서 확인할 수 있습니다.',
      failed:
        '{date}에 실패했습니다. 전액이 사용 가능 금액으로 반환되었습니다. 사유는 지갑에서 확인할 수 있습니다.',
      cancelled: '{date}에 취소했습니다.',
    },
    toWallet: '지갑 열기',
    answered: '고객센터에서 답변했습니다',
    answeredText: '{count, plural, other {읽지 않은 메시지가 #개 있습니다.}}',
    awaited: '답변을 기다리는 중',
    awaitedText: '메시지가 고객센터에 전달되었습니다. 답변이 오면 알려 드립니다.',
    toChat: '채팅 열기',
    follows: '팔로우 목록',
    following: '팔로우 중: {copies, plural, other {플랜 #개 복제}}, {missed, number}개 건너뜀',
    followed: '종료: {copies, plural, other {플랜 #개 복제}}, {missed, number}개 건너뜀',
    questions: '자주 묻는 질문',
    allQuestions: '전체',
    olderPlans: '이전의 모든 플랜',
    rules: '운영 규칙',
  },
  start: {
    title: '시작하기',
    lead: '첫 플랜을 시작하기까지의 단계입니다. 집행하기 전까지는 비용이 들지 않습니다.',
    progress: '{done, number}/{all, number}',
    done: '완료',
    account: '계정 개설',
    coupon: '환영 쿠폰 받기',
    payPassword: '6자리 거래 비밀번호 설정',
    payPasswordText: '돈과 관련된 작업을 이 비밀번호로 승인합니다',
    money: '입금하기',
    moneyText: '고유 참조 번호로 이체',
    offer: '첫 제안에 금액 집행하기',
    offerText:
      '{count, plural, =0 {아직 없습니다. 도착하면 알려 드립니다.} other {제안 #건이 기다리고 있습니다}}',
    review: '제안 보기',
  },
  programme: {
    levelTitle: '상점 레벨',
    noUserData: '사용자 데이터 없음',
    usable: '{count, number}장 사용 가능',
    nobody: '아직 없음',
    toClaim: '{count, number}장 받기 가능',
    claimable: '받을 수 있는 쿠폰 {count, number}장',
    toCoupons: '내 쿠폰',
    couponEnds: '곧 만료되는 쿠폰: {name}',
    couponEndsText: '{date}까지 사용해 주세요.',
  },
} as const satisfies Pick<Texts['app'], 'center' | 'start' | 'programme'>;
