import type { Texts } from '../../kinds.ts';

/** Notices about access to the account and about answers from staff. */
export const accountNotices = {
  welcome: {
    title: '歡迎',
    text: '您的帳戶已開立，廣告中心會顯示最初的步驟。工作人員絕不會詢問您的密碼，也絕不會要求您先付款才能提領。',
  },
  'login-new-device': {
    title: '新裝置登入',
    text: '您的帳戶在{device, select, unknown {一台新裝置} other { {device} }}上使用。若不是您本人，請立即變更登入密碼，所有裝置都會登出。',
  },
  'password-changed': {
    title: '登入密碼已變更',
    text: '所有裝置都已登出。若非您本人操作，請立即聯絡客服。',
  },
  'passkey-added': {
    title: '已新增密碼金鑰',
    text: '現在可用「{name}」登入您的帳戶。如果不是您本人，請立即移除它並變更登入密碼。',
  },
  'passkey-ended': {
    title: '已移除密碼金鑰',
    text: '已無法再用「{name}」登入您的帳戶。',
  },
  'password-link': {
    title: '已發出設定新登入密碼的連結',
    text: '連結從 {date} 起可用。若不是您申請的，請變更登入密碼，連結隨即失效。',
  },
  'password-reset': {
    title: '已設定新的登入密碼',
    text: '透過客服提供的連結設定。您最近使用的裝置仍可檢視並提出異議，其他裝置均已登出。為保障帳戶安全，提領和兌換暫停 {hours, number} 小時。',
  },
  'password-by-mail': {
    title: '已設定新的登入密碼',
    text: '透過寄到您信箱的連結設定。您最近使用的裝置仍可檢視並提出異議，其他裝置均已登出。為保障帳戶安全，提領和兌換暫停 {hours, number} 小時。',
  },
  'password-by-passkey': {
    title: '已設定新的登入密碼',
    text: '透過您的密碼金鑰設定。在此之前您最近使用的裝置仍可檢視並提出異議，其他裝置均已登出。為保障帳戶安全，提領和兌換暫停 {hours, number} 小時。',
  },
  objection: {
    title: '您對帳戶變更提出了異議',
    text: '該申請已停止。若登入密碼已被重設，新密碼已失效；在兩名工作人員查明之前，提領和兌換暫停。',
  },
  'objection-cleared': {
    title: '提領和兌換已恢復',
    text: '兩名工作人員已查核您的異議，恢復了提領和兌換。',
  },
  'status-changed': {
    title: '帳戶狀態已變更',
    text: '經兩名工作人員核准。處理人員與原因請見錢包中的「工作人員操作紀錄」。',
  },
  'data-export': {
    title: '您的資料已整理成檔案',
    text: '兩名工作人員決定匯出我們掌握的關於您的全部資料。處理人員與原因請見錢包中的「工作人員操作紀錄」。',
  },
  'erasure-planned': {
    title: '您的個人資料將被刪除',
    text: '這是兩名工作人員的決定，最早於 {date} 執行。若您不希望如此，請透過 App 頂端的提示阻止。',
  },
  'session-ended': {
    title: '客服已登出一台裝置',
    text: '您的一台裝置已登出。處理人員與原因請見錢包中的「工作人員操作紀錄」。',
  },
  'pay-password-set': {
    title: '交易密碼已設定',
    text: '今後您的一切資金操作，以及變更收款帳戶，都以它確認。',
  },
  'pay-password-changed': {
    title: '交易密碼已變更',
    text: '您的其他裝置都已登出。若非您本人操作，請變更登入密碼。',
  },
  'pay-password-disabled': {
    title: '交易密碼已停用',
    text: '交易密碼連續輸錯 {tries, number} 次。您可以申請新的交易密碼。',
  },
  'pay-password-reset-asked': {
    title: '已申請新的交易密碼',
    text: '可從 {date} 起設定。若不是您申請的，請取消。',
  },
  'pay-password-reset-cancelled': {
    title: '新交易密碼的申請已取消',
    text: '您的交易密碼維持不變。',
  },
  'pay-password-reset': {
    title: '新的交易密碼已設定',
    text: '已取代忘記的交易密碼。為保障帳戶安全，提領和兌換暫停 {hours, number} 小時。',
  },
  'card-bound': {
    title: '收款帳戶已綁定：{label}',
    text: '提領將匯至 •••• {last4}。',
  },
  'card-replaced': {
    title: '收款帳戶已變更',
    text: '提領今後改匯至 {label} •••• {last4}。為保障帳戶安全，提領暫停 {hours, number} 小時。您的其他裝置都已登出。如果不是您本人，請聯絡客服。',
  },
  'contact-changed': {
    title: '電子郵件或電話已變更',
    text: '為保障帳戶安全，提領和兌換暫停 {hours, number} 小時。如果不是您本人，請立即聯絡客服。',
  },
  'feedback-answered': {
    title: '您的意見回饋已有答覆',
    text: '案件 {ticket} 已有答覆。',
  },
  'feedback-blocked': {
    title: '一則給您的答覆已被攔截',
    text: '有工作人員在案件 {ticket} 寫了違規內容，例如要求付款或索取密碼。我們沒有送出該答覆。',
  },
  'report-upheld': {
    title: '您的檢舉已有答覆',
    text: '{by} 認同您的檢舉：{reason}',
  },
  'report-dismissed': {
    title: '您的檢舉已有答覆',
    text: '{by} 認為沒有問題：{reason}',
  },
  'chat-answered': {
    title: '客服已回覆',
    text: '{by} 在對話中傳訊息給您。',
  },
  'chat-blocked': {
    title: '一則給您的訊息已被攔截',
    text: '有工作人員寫了違規內容，我們沒有送出。原因請見對話。',
  },
} as const satisfies Partial<Texts['app']['notice']>;
