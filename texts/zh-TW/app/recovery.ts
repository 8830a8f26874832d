import type { Texts } from '../../kinds.ts';

/** Texts of the ways back into an account. */
export const recoveryWords = {
  forgot: {
    title: '忘記密碼？',
    lead: '請選擇找回方式。',
    passkey: '使用密碼金鑰',
    passkeyText: '在此裝置或存有密碼金鑰的其他裝置上，無需密碼即可登入',
    noPause: '提領不會暫停',
    mail: '郵件連結',
    mailText: '寄到您帳戶已確認的電子郵件信箱',
    service: '客服',
    serviceText: '其他方式都行不通時使用：我們會先確認您的身分',
    serviceClosed:
      '登入前無法在此聯絡客服。請找當初給您授權碼的人聯絡我們：確認是您本人後，工作人員可以建立一個連結，供您設定新密碼。',
    serviceDemo: '在此示範中，登入前無法聯絡客服。啟動示範的人可以給您一個設定新密碼的連結。',
    pause: '之後提領和兌換暫停 {hours, number} 小時',
    payPassword:
      '交易密碼維持不變。若您也忘記了交易密碼，經工作人員核准後，可在 {days, number} 天後重新設定。',
    mailLead:
      '我們會寄一個連結到您帳戶已確認的電子郵件信箱，{minutes, number} 分鐘內有效，只能使用一次。',
    mailSubmit: '寄送連結',
    mailSent: '請查看信箱',
    mailSentText:
      '若有名為 {username} 的帳戶且其信箱已確認，連結正寄往該信箱。可能需要幾分鐘，請一併查看垃圾郵件匣。',
  },
  email: {
    title: '電子郵件',
    done: '信箱已確認',
    doneText: '若您忘記登入密碼，我們可以將設定新密碼的連結寄到此信箱。',
    confirmed: '信箱已確認',
    unconfirmed: '尚未確認。確認之前，若您忘記登入密碼，我們無法將連結寄到此信箱。',
    again: '重新寄送連結',
  },
} as const satisfies Pick<Texts['app'], 'email' | 'forgot'>;
