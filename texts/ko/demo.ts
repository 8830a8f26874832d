import type { Texts } from '../kinds.ts';

export const texts = {
  welcome: {
    title: '데모에 오신 것을 환영합니다',
    text: '원장, 출금, 직접 검증할 수 있는 거래 명세서까지 모두 실제와 똑같이 작동합니다. 트래픽만 시뮬레이션이며, SIM은 가상의 돈입니다.',
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
  codeTerms: '데모 계정 하나를 무료로 개설합니다. 모든 내용은 시뮬레이션입니다.',
  campaigns: {
    welcome: '환영합니다',
    further: '더 넓게 알리기',
  },
  methods: {
    bank: '은행',
    wallet: '지갑',
  },
  depositInstructions: [
    '이 데모의 가상 계좌로 이체하세요: Reachbook Demo, Play Bank, 000-123-456.',
    '위의 참조 번호를 이체 내용에 적어 주세요.',
    '입금이 도착하면 직원이 기록하고, 다른 직원이 승인합니다.',
  ],
  pages: {
    note: '이 페이지는 데모의 일부이며, 모든 내용은 가상입니다.',
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
