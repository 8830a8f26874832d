import type { Texts } from '../../kinds.ts';

/** What covers the app when somebody comes back to it. */
export const lockWords = {
  lock: {
    title: '已鎖定',
    text: '目前登入的帳戶：{name}。',
    digits: '您的交易密碼',
    submit: '解鎖',
    passkey: '用密碼金鑰解鎖',
    offline:
      '您已離線。只有我們的伺服器能確認是您本人，因此在恢復連線之前 App 會保持鎖定。您也可以登出。',
    none: '您尚未設定解鎖方式。請登出，再用密碼重新登入。',
  },
} as const satisfies Pick<Texts['app'], 'lock'>;
