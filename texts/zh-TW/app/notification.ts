import type { Texts } from '../../kinds.ts';

/** Notifications, and what each notice says. */
export const notificationWords = {
  notification: {
    categories: '分類',
    category: {
      all: '全部',
      'system-announcement': '系統公告',
      'system-maintenance': '系統維護',
      activity: '活動',
    },
    statuses: '狀態',
    status: { all: '全部', unread: '未讀', read: '已讀' },
    unreadMark: '未讀。',
    unreadCount: '{count, plural, =0 {全部已讀} other {# 則未讀}}',
    markAll: '全部標為已讀',
    allRead: '已全部標為已讀',
    undo: '復原',
    markFailed: '未能標為已讀。請再試一次。',
    markAllFailed: '未能全部標為已讀。請再試一次。',
    more: '顯示更多',
    end: '已列出所有通知',
    none: {
      first: {
        title: '尚無通知',
        text: '您帳戶的動態與平台的消息會列在這裡。',
      },
      'system-announcement': {
        title: '沒有公告',
        text: '平台的消息與您帳戶的變更會列在這裡。',
      },
      'system-maintenance': {
        title: '沒有維護',
        text: '服務需要暫停時，會事先在這裡說明。',
      },
      activity: {
        title: '沒有活動',
        text: '您可以參加的平台活動會列在這裡。',
      },
      unread: { title: '沒有未讀通知', text: '此篩選條件下的通知您都看過了。' },
      read: { title: '尚無已讀通知', text: '您開啟過或標為已讀的通知會列在這裡。' },
    },
    preferences: '鈴鐺計數項目',
    preferencesText: '關閉的項目仍會列在清單中，但不計數，送達時也不會標為未讀。',
    eachKind: '依類型分別選擇',
    topic: {
      security: {
        name: '帳戶安全',
        text: '密碼與提領的去處。一律開啟。',
      },
      wallet: { name: '您的錢包', text: '款項入帳或提領有進展時。款項轉出一律通知。' },
      feedback: { name: '您的意見回饋', text: '有人答覆案件時。' },
      chat: { name: '對話', text: '客服回覆您時。' },
      plan: { name: '您的計畫', text: '計畫或其訂單有動態時。' },
      'system-announcement': { name: '公告', text: '平台的消息。' },
      'system-maintenance': { name: '維護', text: '服務暫停時。' },
      activity: { name: '活動', text: '您可以參加的活動。' },
    },
  },
  notice: {
    'login-new-device': {
      title: '新裝置登入',
      text: '您的帳號在一台未曾使用過的裝置上登入。如果不是您本人，請立即變更登入密碼，所有裝置都會登出。',
    },
    'password-changed': {
      title: '登入密碼已變更',
      text: '所有裝置都已登出。如果不是您本人，請立即告知客服。',
    },
    'password-link': {
      title: '已發出設定新登入密碼的連結',
      text: '連結從 {date} 起可用。如果不是您本人申請，請變更登入密碼，連結隨即失效。',
    },
    'password-reset': {
      title: '已設定新的登入密碼',
      text: '透過客服提供的連結設定。您最近使用的裝置仍可檢視並提出異議，其他裝置均已登出；為了保護您，提領須等一天。',
    },
    objection: {
      title: '您已提出異議',
      text: '進行中的操作已停止。若密碼已透過連結設定，該密碼已失效；在兩名客服人員查明之前，提領暫停。',
    },
    'objection-cleared': {
      title: '提領已恢復',
      text: '兩名客服人員已查核您的異議並結束暫停。',
    },
    'status-changed': {
      title: '您的帳戶狀態已變更',
      text: '由兩名工作人員共同負責。處理人員與原因請見錢包中的工作人員操作紀錄。',
    },
    'session-ended': {
      title: '客服結束了一個工作階段',
      text: '您的一台裝置已登出。處理人員與原因請見錢包中的工作人員操作紀錄。',
    },
    'pay-password-set': {
      title: '交易密碼已設定',
      text: '從現在起，提領、卡片與計畫都以交易密碼確認。',
    },
    'pay-password-changed': {
      title: '交易密碼已變更',
      text: '您的其他裝置都已登出。如果不是您本人，請變更登入密碼。',
    },
    'pay-password-disabled': {
      title: '交易密碼已停用',
      text: '交易密碼連續輸錯十次。您可以申請新的交易密碼。',
    },
    'pay-password-reset-asked': {
      title: '有人申請新的交易密碼',
      text: '可從 {date} 起設定。如果不是您本人，請取消。',
    },
    'pay-password-reset-cancelled': {
      title: '新交易密碼的申請已取消',
      text: '您的交易密碼維持不變。',
    },
    'pay-password-reset': {
      title: '新的交易密碼已設定',
      text: '已取代忘記的交易密碼。為了保護您，提領須等一天。',
    },
    'card-bound': {
      title: '已綁定 {label}',
      text: '提領將匯至 •••• {last4}。',
    },
    'card-replaced': {
      title: '提領的去處已變更',
      text: '提領將改匯至 {label} •••• {last4}，須先等一天。您的其他裝置都已登出。如果不是您本人，請告知客服。',
    },
    'contact-changed': {
      title: '電子郵件或電話已變更',
      text: '為了保護您，提領須等一天。如果不是您本人，請立即告知客服。',
    },
    'coupon-given': {
      title: '新的優惠券',
      text: '您又收到一張活動的優惠券。僅供廣告使用。',
    },
    'feedback-answered': {
      title: '您的意見回饋已有答覆',
      text: '案件 {ticket} 已有答覆。',
    },
    'feedback-blocked': {
      title: '一則給您的答覆已被攔截',
      text: '有工作人員在案件 {ticket} 寫了不可以寫的內容，例如要求付款或索取密碼。該答覆沒有送達。',
    },
    'report-upheld': {
      title: '您的檢舉已有答覆',
      text: '{by}認同您的檢舉：{reason}',
    },
    'report-dismissed': {
      title: '您的檢舉已有答覆',
      text: '{by}認為沒有問題：{reason}',
    },
    'chat-answered': {
      title: '客服已回覆',
      text: '{by} 在對話中傳訊息給您。',
    },
    'chat-blocked': {
      title: '一則給您的訊息已被攔截',
      text: '有工作人員寫了不可以寫的內容。該訊息沒有送達；原因請見對話。',
    },
    'plan-offered': {
      title: '新的邀約',
      text: '{product}，計畫 {plan}：請閱讀條款，再決定是否投入金額。沒有您的操作，什麼都不會發生。',
    },
    'plan-copied': {
      title: '已為您跟隨一個計畫',
      text: '{product}，計畫 {plan}：您跟隨的操作者已投入，已在您的上限內投入 {amount}。',
    },
    'plan-failed': {
      title: '計畫失敗',
      text: '{product}，計畫 {plan}：結束時沒有任何消耗，{amount} 已全額退回。',
    },
    'plan-slow': {
      title: '計畫進度落後',
      text: '{product}，計畫 {plan}：六小時以來，消耗金額為目前應消耗金額的 {percent}。未消耗的金額會退回。',
    },
    'plan-learning-limited': {
      title: '計畫學習不足',
      text: '{product}，計畫 {plan}：七天內 {count, plural, other {# 筆訂單}}，不足以選出合適的版位。',
    },
    'plan-reversals': {
      title: '許多訂單遭撤銷',
      text: '{product}，計畫 {plan}：商家撤銷了 {percent} 的訂單。您可以對每一筆提出異議。',
    },
    'plan-escrow-low': {
      title: '計畫已暫停',
      text: '{product}，計畫 {plan}：商家預留的佣金太少。備足後會繼續投放。',
    },
    'plan-credited': {
      title: '無效流量的款項已退回',
      text: '{product}，計畫 {plan}：因事後判定無效的事件，退回 {amount}。',
    },
    'plan-settled': {
      title: '計畫已結算',
      text: '{product}，計畫 {plan}：損益為 {amount}。',
    },
    'conversion-disputed': {
      title: '商家對訂單提出異議',
      text: '{product}，計畫 {plan}：{amount} 須等兩人決定。如果 30 天內未決定，即予支付。',
    },
    'conversion-approved': {
      title: '訂單的決定對您有利',
      text: '{product}，計畫 {plan}：訂單計入。除非商家沒有預留款項，否則支付 {amount}。',
    },
    'conversion-unfunded': {
      title: '訂單計入，但不支付佣金',
      text: '{product}，計畫 {plan}：決定對您有利，但商家沒有預留款項，因此不支付 {amount}。',
    },
    'conversion-upheld': {
      title: '訂單不計入',
      text: '{product}，計畫 {plan}：決定不支付 {amount}。原因請見計畫。',
    },
    'conversion-clawed-back': {
      title: '訂單的佣金遭追回',
      text: '{product}，計畫 {plan}：{amount} 會從同一商家之後的佣金扣除，不會從其他款項扣除。到 {date} 仍未扣完的部分即失效。',
    },
    'deposit-confirmed': { title: '儲值已入帳', text: '已計入可用餘額：{amount}。' },
    'deposit-refused': {
      title: '儲值未入帳',
      text: '參考編號 {reference} 的匯款。處理人員與原因請見錢包。',
    },
    'startup-advanced': {
      title: '已墊付啟動資金',
      text: '僅限用於廣告：{amount}。歸還之前屬於平台。',
    },
    'startup-returned': {
      title: '啟動資金已歸還',
      text: '已收回：{amount}。啟動資金及其收益不足的部分由平台承擔。',
    },
    'startup-forgiven': {
      title: '平台承擔的損失',
      text: '啟動資金中：{amount}。絕不會為此動用您自己的資金。詳情請見該筆紀錄。',
    },
    'charged-back': { title: '一筆分錄已沖銷', text: '對您的變動：{change}。原因請見該筆紀錄。' },
    'recovery-opened': {
      title: '沖銷金額超過您的可用資金',
      text: '網路承擔 {amount}，之後從變為可用的款項中償還；您無須另外存入。',
    },
    'recovery-paid': {
      title: '沖銷餘額已償還',
      text: '變為可用的款項中有 {amount} 用於償還。紀錄中寫明對應哪一筆。',
    },
    'payout-approved': {
      title: '提領已核准',
      text: '金額：{amount}。如果不是您申請的，請立即告知客服。',
    },
    'payout-sent': { title: '提領已匯出', text: '匯款中：{amount}，參考編號 {reference}。' },
    'payout-completed': { title: '提領已完成', text: '已轉出錢包：{amount}。' },
    'payout-rejected': {
      title: '提領已駁回',
      text: '已退回可用餘額：{amount}。原因請見錢包，您可以申請覆核。',
    },
    'payout-failed': { title: '提領失敗', text: '已退回可用餘額：{amount}。原因請見錢包。' },
    'review-answered': { title: '您的覆核申請已有答覆', text: '答覆在錢包中，附姓名與理由。' },
    'exchange-accepted': {
      title: '承兌商已接受您的兌換',
      text: '在您確認收到款項之前保留：{amount}。',
    },
    'exchange-released': {
      title: '兌換已結束，款項退還給您',
      text: '已退回可用餘額：{amount}。處理人員與原因請見錢包。',
    },
    'exchange-completed': {
      title: '兌換已結束，款項付給承兌商',
      text: '已付給承兌商：{amount}。處理人員與原因請見錢包。',
    },
    other: { title: '您的帳戶有變更', text: '開啟即可查看。' },
  },
  push: {
    title: '在這支手機上，App 關閉時也通知',
    text: '推播只告知上述類別有新消息，絕不含金額。此裝置會持續收到，直到您登出。瀏覽器會再詢問您一次。',
    turnOn: '在此裝置開啟',
    turnOff: '在此裝置關閉',
    problem: {
      install: '使用 iPhone 時，請先將 App 加入主畫面，再從那裡開啟。',
      unsupported: '此瀏覽器無法接收推播。鈴鐺仍會通知您所有事項。',
      denied: '您已拒絕此網站的通知。可在瀏覽器的設定中允許。',
      failed: '瀏覽器的推播服務沒有回應。請稍後再試。',
    },
  },
} as const satisfies Pick<Texts['app'], 'notification' | 'notice' | 'push'>;
