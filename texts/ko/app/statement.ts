import type { Texts } from '../../kinds.ts';

/** Statements, and how to check them. */
export const statementWords = {
  statement: {
    title: '거래 명세서',
    text: '원하는 기간을 문서, 스프레드시트, 검증 파일로',
    month: '이번 달',
    lastMonth: '지난달',
    dates: '날짜 선택',
    from: '시작일',
    to: '종료일 (당일 포함)',
    wrongOrder: '종료일이 시작일보다 빠릅니다.',
    period: '{from} ~ {to}, 시간대 {timeZone}. 각 시각은 UTC로도 표시됩니다.',
    html: '문서',
    htmlText: '열람, 인쇄, PDF 저장용',
    csv: 'CSV',
    csvText: '스프레드시트용',
    jsonl: '검증 파일',
    jsonlText: '서명됨, 어떤 컴퓨터에서나 검증 가능',
    making: '만드는 중…',
    saved: '내려받음: {name}',
    share: '공유하기',
    check: '직접 검증하기',
    checkText:
      '모든 거래 기록에는 바로 앞 거래 기록의 해시가 들어 있습니다. 검증 파일과 검증 프로그램을 내려받아 Node가 설치된 컴퓨터에서 다음을 실행하세요. 인터넷 연결이 필요 없으며, 변경된 행이 있으면 첫 번째 행을 알려 줍니다.',
    verifier: '검증 프로그램 내려받기',
    verifierText: '추가 패키지가 필요 없는 파일 하나',
    key: '이 네트워크의 공개 키',
    shorter: '내역이 {date}에 이 기기에서 본 것보다 짧아졌습니다',
    changed: '내역이 {date}에 이 기기에서 본 것과 다릅니다',
    rootLost: '장부가 {date}에 이 기기에서 본 것과 다릅니다',
    rootThen: '당시: 전체 지갑의 루트 {seq}',
    rootNow: '현재: 루트 {seq}',
    lostText:
      '지갑의 거래 기록은 추가만 될 뿐 삭제되지 않습니다. 거래 명세서를 보관하고 화면을 캡처하여 고객센터에 문의해 주세요.',
    seenThen: '당시: 거래 기록 {seq}',
    shownNow: '현재: 거래 기록 {seq}',
    newKey:
      '네트워크가 {date} 당시와 다른 키로 서명하고 있으며, 이전 키가 새 키를 보증하지 않습니다',
    keepFile: '증거 저장',
    keepText:
      '이 파일을 감사인, 증인 또는 다른 파트너 등 네트워크 밖의 사람에게 주세요. 이 기기가 본 내용과 지금 표시되는 내용이 들어 있습니다.',
    number: '비교용 번호, 루트 {seq}',
    numberText: '다른 파트너에게 읽어 주세요. 같은 루트라면 상대방의 번호도 같아야 합니다.',
    cosigned: '네트워크 밖에서 확인하고 공동 서명함: {names}, {date}',
    noWitness: '아직 이 기록에 공동 서명한 외부 증인이 없습니다. 네트워크만 보증하고 있습니다.',
    cosignedChecked: '이 기기에서 서명을 확인했습니다.',
    cosignedWrong: '이 기기에서 서명을 확인하지 못했습니다.',
    cosignedLate: '일일 루트에 대한 증인의 서명이 늦어지고 있습니다.',
    service: '고객센터',
  },
} as const satisfies Pick<Texts['app'], 'statement'>;
