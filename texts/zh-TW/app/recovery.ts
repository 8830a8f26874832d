import type { Texts } from '../../kinds.ts';

/** Texts of the ways back into an account. */
export const recoveryWords = {
  forgot: {
    title: '忘記密碼？',
    lead: '請選擇找回方式。',
    passkey: '使用密碼金鑰',
    passkeyText: '在此裝置或存有密碼金鑰的其他裝置上，無需密碼即可登入',
    noPause: '提領不會暫停',
    code: '復原碼',
    codeText: '您開立帳戶時保存的代碼',
    mail: '郵件連結',
    mailText: '寄到您帳戶已確認的電子郵件信箱',
    service: '客服',
    serviceText: '最後的方式：工作人員會先確認您的身分',
    serviceClosed: '登入前無法在此聯絡客服。請詢問給您授權碼的人。',
    pause: '之後提領暫停 {hours, number} 小時',
    payPassword:
      '交易密碼維持不變。若您也忘記了交易密碼，經工作人員核准後，可在 {days, number} 天後重新設定。',
    codeLead: '您的裝置將全部登出。為保障帳戶安全，提領暫停 {hours, number} 小時。',
    codeHint: '共 {most, number} 個字母和數字，空格、連字號和大小寫均不影響。',
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
  recovery: {
    title: '您的復原碼',
    lead: '若忘記登入密碼，可用此復原碼重新設定。請妥善保管：我們無法再次顯示。',
    again: '您使用的復原碼已失效，這是新的復原碼。',
    copy: '複製',
    copied: '已複製',
    save: '儲存為檔案',
    keep: '我已保存',
    skip: '暫時略過',
    file: '{username} 的復原碼，產生於 {date}',
    card: '復原碼',
    none: '若忘記登入密碼，可用復原碼重新設定。',
    unsaved: '產生於 {date}。若您沒有保存，請重新產生。',
    saved: '產生於 {date}，已保存',
    make: '產生新復原碼',
    makeText: '舊復原碼會立即失效。',
    kept: '請妥善保管復原碼。',
  },
} as const satisfies Pick<Texts['app'], 'email' | 'forgot' | 'recovery'>;
