import type { Texts } from '../kinds.ts';

/** What a mail says in traditional Chinese. */
export const texts = {
  reset: {
    subject: '{network} 新登入密碼',
    text: '有人為 {network} 的帳戶 {username} 申請了新的登入密碼。若是您本人，請用此連結設定。連結 {minutes, number} 分鐘內有效，只能使用一次。',
    button: '設定新密碼',
    pause: '為保障帳戶安全，之後提領和兌換暫停 {hours, number} 小時。交易密碼維持不變。',
    notYou:
      '若非您本人，不需任何操作：不使用此連結，一切不變。請勿轉寄連結。{network} 的工作人員不會向您索取。',
  },
  confirm: {
    subject: '確認您在 {network} 的電子郵件信箱',
    text: '有人在 {network} 的帳戶中填寫了此信箱。若是您本人，請用此連結確認。連結 {lifeHours, number} 小時內有效，只能使用一次。',
    button: '確認信箱',
    notYou: '若非您本人，請勿開啟連結。可能有人填錯了信箱；不開啟連結，信箱就不會被確認。',
  },
  notice: {
    text: '此郵件與您在 {network} 的帳戶有關。詳情請見 App 中的通知。',
    button: '開啟 App',
    notYou: '若非您本人操作，請登入並變更登入密碼，或在 App 中聯絡客服。',
  },
} as const satisfies Texts['mail'];
