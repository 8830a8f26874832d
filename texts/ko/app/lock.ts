import type { Texts } from '../../kinds.ts';

/** What covers the app when somebody comes back to it. */
export const lockWords = {
  lock: {
    title: '잠김',
    text: '로그인한 계정: {name}',
    digits: '거래 비밀번호',
    submit: '잠금 해제',
    passkey: '패스키로 잠금 해제',
    offline:
      '오프라인 상태입니다. 본인 확인은 서버에서만 할 수 있으므로 다시 연결될 때까지 앱이 잠겨 있습니다. 로그아웃할 수도 있습니다.',
    none: '앱의 잠금을 해제할 방법이 설정되어 있지 않습니다. 로그아웃한 뒤 비밀번호로 다시 로그인해 주세요.',
  },
} as const satisfies Pick<Texts['app'], 'lock'>;
