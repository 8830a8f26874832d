import type { Texts } from '../../kinds.ts';

/** What everyone sees: header, login, registration, failures. */
export const shellWords = {
  app: {
    name: 'Reachbook',
    demo: '데모: 트래픽은 시뮬레이션이며 SIM은 가상의 돈입니다',
    publicReport: '공개 보고서',
    retry: '불러오지 못했습니다. 탭하여 새로 고침',
    cancel: '취소',
    close: '닫기',
    confirm: '확인',
    loading: '불러오는 중',
    more: '더 보기',
    end: '모두 표시했습니다',
    noneFiltered: '결과가 없습니다',
    rounding: '단수 조정',
    roundingOf: '단수 조정 {amount}',
    keypad: '숫자',
    deleteDigit: '마지막 숫자 지우기',
    point: '소수점',
    digitsTyped: '숫자 {length, number}개 중 {count, number}개 입력됨',
  },
  failure: {
    serverError: '서버 오류',
    systemError: '시스템 오류',
    error: '오류',
    offline: '오프라인 상태입니다. 연결을 확인하고 다시 시도해 주세요.',
  },
  header: {
    back: '뒤로',
    service: '고객센터',
    language: '언어',
    notifications: '알림',
    unread: '{count, plural, other {읽지 않은 알림 #개}}',
    logOut: '로그아웃',
  },
  language: {
    title: '언어',
    search: '검색',
    textSize: '글자 크기',
    smaller: '글자 작게',
    larger: '글자 크게',
  },
  logOut: {
    title: '로그아웃할까요?',
    text: '로그인한 계정: {name}. 로그아웃해도 플랜은 계속 진행됩니다.',
    confirm: '로그아웃',
  },
  service: {
    title: '고객센터',
    recharge: '입금',
    channel: '고객센터 {number} - {label}',
    afterLogin: '로그인 후 열 수 있습니다',
    opensOutside: '새 창에서 열림: {host}',
    leaving: 'Reachbook을 벗어납니다',
    leavingText: '새 창에서 이 주소가 열립니다. 알고 있는 주소와 한 글자씩 비교해 주세요.',
    leavingOpen: '{host} 열기',
    none: '데이터 없음',
    noneText: '아직 고객센터가 준비되지 않았습니다.',
    leave: '거래 명세서와 출금',
    leaveText: '내역 조회와 출금은 계속 이용할 수 있습니다',
    promise: '고객센터는 비밀번호를 절대 묻지 않으며, 출금을 조건으로 돈을 요구하지도 않습니다.',
  },
  screen: {
    integrity: '공개 보고서',
    register: '계정 개설',
    adCenter: '광고 센터',
    activities: '프로모션',
    coupons: '쿠폰',
    editLoginPassword: '로그인 및 보안',
    editPayPassword: '거래 비밀번호',
    feedback: '의견 보내기',
    level: '상점 레벨',
    operated: '플랜 팔로우',
    question: '질문',
    questions: '자주 묻는 질문과 규칙',
    plan: '플랜',
    planDetail: '플랜',
    product: '상품',
    wallet: '지갑',
    bindCard: '카드 또는 지갑 주소',
    exchange: '외화 환전',
    setPassword: '거래 비밀번호',
    notifications: '알림',
    customer: '고객센터',
    more: '더보기',
    notFound: '페이지를 찾을 수 없습니다',
  },
  login: {
    title: '로그인',
    username: '사용자 이름',
    password: '비밀번호',
    show: '비밀번호 표시',
    hide: '비밀번호 숨기기',
    submit: '로그인',
    passkey: '패스키 사용하기',
    register: '승인 코드로 계정 개설하기',
    forgot: '비밀번호를 잊으셨나요?',
  },
  moneyWay: {
    sentence:
      '상점의 광고비를 내고 주문마다 커미션을 받습니다. 아무도 주문하지 않으면 쓴 광고비는 돌려받지 못합니다.',
    picture:
      '지불한 돈으로 페이지에 광고가 실립니다. 거기서 사람들이 상점을 찾고, 누군가 주문하면 상점이 커미션을 냅니다.',
    you: '나',
    put: '집행 금액',
    pages: '광고가 실리는 페이지',
    people: '방문자',
    shop: '상점',
    commission: '누군가 주문하면 커미션',
  },
  register: {
    title: '계정 개설',
    lead: '계정 개설은 무료입니다. 네트워크가 발급한 승인 코드가 필요합니다.',
    code: '승인 코드',
    codeHint: '영문자와 숫자 16자리 (예: K7QF-2M9T-X4HB-0W6R)',
    codeGood: '발급: {issuer}, 유효 기한: {date}',
    username: '사용자 이름',
    nickname: '닉네임 (선택)',
    password: '비밀번호',
    passwordHint: '{least}자 이상. 기호보다 무작위 단어 여러 개가 더 안전합니다.',
    confirmPassword: '비밀번호 확인',
    email: '이메일',
    phone: '전화번호',
    phoneHint: '국가 번호 포함 (예: +82 2 1234 5678)',
    submit: '계정 개설하기',
    haveAccount: '이미 계정이 있으신가요?',
    logIn: '로그인',
  },
  entry: {
    opening: '계정을 여는 중',
  },
  welcome: {
    title: '환영합니다',
    lead: '네트워크에서 받은 승인 코드로 계정을 개설하세요. 무료입니다.',
    code: '승인 코드',
    paste: '붙여넣기',
    check: '코드 확인',
    from: '발급처',
    validUntil: '유효 기한',
    terms: '코드 내용',
    standardTerms: '계정 하나를 무료로 개설할 수 있습니다.',
    open: '계정 개설하기',
    other: '다른 코드 사용',
  },
  notFound: {
    title: '페이지를 찾을 수 없습니다',
    text: '주소를 잘못 입력했거나 페이지가 이동했을 수 있습니다.',
    home: '홈으로',
  },
} as const satisfies Pick<
  Texts['app'],
  | 'app'
  | 'failure'
  | 'header'
  | 'language'
  | 'logOut'
  | 'service'
  | 'screen'
  | 'login'
  | 'moneyWay'
  | 'register'
  | 'entry'
  | 'welcome'
  | 'notFound'
>;
