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
  needsScript: '이 앱을 사용하려면 브라우저에서 JavaScript를 켜 주세요.',
  ad: {
    linkInvalid: '연결되지 않는 링크입니다.',
    adMissing: '해당 광고를 찾을 수 없습니다.',
    later: '잠시 후 다시 시도해 주세요.',
  },
  merchantKey: {
    title: '포스트백 키',
    heading: '내 포스트백 키',
    lead: '이 링크는 포스트백 서명에 쓰는 새 키를 보여 줍니다. 한 번만 쓸 수 있으며, 따로 전달받은 확인 단어가 있어야 합니다. 네트워크 직원은 키를 볼 수 없습니다.',
    word: '확인 단어',
    show: '키를 한 번만 보기',
    shownFor: '판매사: {merchant}. 지금 저장해 두세요. 다시 볼 수 없습니다.',
    address: '주문을 보고할 주소',
    keyId: '키 ID',
    secret: '비밀 값',
    invalid:
      '더 이상 유효하지 않은 링크이거나 확인 단어가 맞지 않습니다. 네트워크에 새 링크를 요청해 주세요. 직접 연 적이 없다면 알려 주세요. 다른 사람이 열었을 수 있습니다.',
    tooMany: '시도 횟수가 너무 많습니다. 잠시 기다린 뒤 링크를 다시 열어 주세요.',
  },
  personalData: {
    about: '{time} 기준으로 {network}에서 보유한 파트너 {partner}의 모든 정보입니다.',
    data: '{folder}: 기록 종류마다 JSON 파일이 하나씩 있습니다. 금액은 통화의 백만분의 일 단위이고 시각은 UTC입니다. 비밀번호와 키는 들어 있지 않으며, 비밀번호는 해시로만 저장합니다.',
    openCards: '{file}: 카드와 지갑 주소의 등록 내용입니다.',
    closedCards: '카드와 지갑 주소는 끝자리로만 표시됩니다.',
    images: '{folder}: 업로드한 이미지입니다.',
    check: '지갑의 거래 기록은 거래 명세서의 검증 파일로 검증할 수 있습니다.',
  },
};
