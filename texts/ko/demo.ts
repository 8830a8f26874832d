import type { Texts } from '../kinds.ts';

export const texts = {
  welcome: {
    title: '데모에 오신 것을 환영합니다',
    text: '원장, 출금, 직접 검증할 수 있는 거래 명세서까지 모두 실제 돈을 쓸 때와 똑같이 작동합니다. 트래픽만 시뮬레이션이며, SIM은 가상의 돈입니다.',
    steps: [
      '거래 비밀번호를 설정하고 카드를 등록한 다음 출금을 신청해 보세요.',
      '거래 명세서를 내려받아 오프라인에서 검증해 보세요.',
      '플랜, 수수료, 출금이 어떻게 이루어지는지 읽어 보세요.',
    ],
  },
  products: {
    'harbour-roast': {
      name: 'Harbour Roast 커피',
      description:
        '갓 볶은 원두를 2주마다 우편으로 보내 드립니다. 판매사는 신규 정기 구독 1건마다 정액 커미션을 지급합니다.',
      ad: 'Harbour Roast: 2주마다 갓 볶은 원두를',
    },
    fieldnote: {
      name: 'Fieldnote 노트',
      description:
        '평평하게 펼쳐지는 노트입니다. 판매사는 주문 금액의 일정 비율을 한도 내에서 지급합니다.',
      ad: 'Fieldnote: 평평하게 펼쳐지는 노트',
    },
    northwind: {
      name: 'Tidal 보틀',
      description:
        '하루 동안 차갑게 유지되는 스테인리스 보틀입니다. 카드형 광고로 노출되고 클릭당 과금됩니다. 판매사는 주문 1건마다 정액 커미션을 지급합니다.',
      ad: 'Tidal: 하루 종일 차가운 보틀',
    },
    'studio-lumen': {
      name: 'Lumen 데스크 램프',
      description:
        '사람을 따라 움직이는 조명을 6초 영상으로 보여 줍니다. 판매사는 주문 금액의 일정 비율을 한도 내에서 지급합니다.',
      ad: 'Studio Lumen: 사람을 따라 움직이는 램프',
    },
  },
  range: {
    'bean-grinder': '커피 그라인더',
    'moka-pot': '모카포트',
    'desk-pad': '데스크 패드',
    'week-planner': '주간 플래너',
    'floor-lamp': '플로어 램프',
    'wool-blanket': '울 담요',
    candle: '밀랍 양초',
    teapot: '찻주전자',
    'herb-garden': '허브 가든',
    'watering-can': '물뿌리개',
    'plant-pot': '화분',
    'rain-jacket': '레인 재킷',
    backpack: '데일리 백팩',
    'camp-stove': '캠핑 스토브',
    'oat-biscuits': '귀리 비스킷',
    'sea-salt': '천일염',
    honey: '헤더 꿀',
    kite: '종이 연',
    'wooden-train': '나무 기차',
    puzzle: '나무 퍼즐',
    'city-bike': '시티 바이크',
    'bike-light': '자전거 라이트',
    helmet: '자전거 헬멧',
    headphones: '헤드폰',
    speaker: '북셸프 스피커',
    radio: '주방 라디오',
  },
  commissions: {
    fixed: '판매사는 주문 1건마다 정액 커미션을 지급합니다.',
    share: '판매사는 주문 금액의 일정 비율을 한도 내에서 지급합니다.',
  },
  codeTerms: '데모 계정 하나를 무료로 개설합니다. 모든 내용은 시뮬레이션입니다.',
  campaigns: {
    welcome: '환영합니다',
    further: '더 넓게 알리기',
  },
  methods: {
    bank: '은행',
    wallet: '지갑 주소',
  },
  depositInstructions: [
    '이 데모의 가상 계좌로 이체하세요: Reachbook Demo, Play Bank, 000‑123‑456.',
    '위의 참조 번호를 이체 내용에 적어 주세요.',
    '입금이 도착하면 직원이 기록하고, 다른 직원이 승인합니다.',
  ],
  pages: {
    note: '이 페이지는 시뮬레이션이며 데모의 일부입니다. 모든 내용은 실제가 아닙니다.',
    publisher: {
      title: '아침 신문',
      text: '읽을거리가 여기에 있습니다.',
      more: '이어지는 글입니다.',
    },
    shop: {
      title: '하버 숍',
      text: '데모용 상점입니다. 여기에서 주문한 상품은 발송되지 않습니다.',
      click: '들어온 클릭: {click}',
    },
  },
} as const satisfies Texts['demo'];
