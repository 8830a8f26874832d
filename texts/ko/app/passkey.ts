import type { Texts } from '../../kinds.ts';

/** Passkeys: adding, naming and removing them, and what they are offered with. */
export const passkeyWords = {
  passkey: {
    title: '패스키',
    lead: '비밀번호 대신 지문, 얼굴 또는 화면 잠금으로 로그인할 수 있습니다. 패스키는 이 사이트에서만 작동하므로 가짜 사이트가 훔칠 수 없습니다.',
    add: '패스키 추가',
    none: {
      hostApp:
        '다른 앱 안에서는 패스키를 쓸 수 없습니다. 추가하려면 브라우저에서 이 페이지를 여세요.',
      address:
        '패스키에는 이름이 있는 주소가 필요한데, 이 페이지는 {host}에서 열려 있습니다. 추가하려면 이름 주소로 여세요.',
      unencrypted: '패스키에는 암호화된 연결이 필요합니다. 추가하려면 이 페이지를 https로 여세요.',
      browser: '이 브라우저는 패스키를 지원하지 않습니다. 추가하려면 다른 브라우저를 사용하세요.',
    },
    addText: '먼저 로그인 비밀번호를 입력해 주세요. 휴대폰만 가진 사람이 추가하는 것을 막습니다.',
    added: '패스키가 추가되었습니다',
    made: '추가: {date}',
    used: '마지막 사용: {date}',
    unused: '아직 사용하지 않음',
    synced: '여러 기기에 동기화됨',
    name: '이름',
    save: '이름 저장',
    saved: '이름이 저장되었습니다',
    edit: '{name} 편집',
    end: '패스키 삭제',
    endTitle: '“{name}” 패스키를 삭제할까요?',
    endText:
      '더 이상 이 패스키로 로그인할 수 없습니다. 기기의 비밀번호 관리자에서도 삭제해 주세요.',
    ended: '패스키가 삭제되었습니다',
    failed: '기기에서 패스키가 만들어지지 않았습니다. 변경된 것은 없습니다.',
    exists: '이 기기에는 이 계정의 패스키가 이미 있습니다.',
    offer: '다음에는 더 빠르게 로그인',
    offerText:
      '패스키를 사용하면 이 기기에서 비밀번호 대신 지문, 얼굴 또는 화면 잠금으로 로그인할 수 있습니다.',
    later: '나중에',
    forgot: '비밀번호를 잊으셨나요? 패스키 사용하기',
    setLead:
      '현재 비밀번호 대신 패스키로 확인합니다. 이 기기를 포함한 모든 기기에서 로그아웃됩니다. 다만 그 전에 마지막으로 사용한 기기에서는 계속 조회하고 신고할 수 있습니다. 안전을 위해 {hours, number}시간 동안 출금과 환전이 중지됩니다.',
    setSubmit: '패스키로 설정',
    setOld: '현재 비밀번호 사용하기',
  },
} as const satisfies Pick<Texts['app'], 'passkey'>;
