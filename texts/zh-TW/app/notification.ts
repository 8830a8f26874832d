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
    end: '已顯示全部',
    none: {
      first: {
        title: '尚無通知',
        text: '帳戶動態與平台消息會顯示在這裡。',
      },
      'system-announcement': {
        title: '沒有公告',
        text: '平台消息與帳戶變更會顯示在這裡。',
      },
      'system-maintenance': {
        title: '沒有維護',
        text: '預定的停機會在這裡預告。',
      },
      activity: {
        title: '沒有活動',
        text: '您可以參加的平台活動會顯示在這裡。',
      },
      unread: { title: '沒有未讀通知', text: '此篩選條件下的通知都已讀。' },
      read: { title: '尚無已讀通知', text: '您開啟過或標為已讀的通知會顯示在這裡。' },
    },
    preferences: '通知設定',
    preferencesText: '關閉的通知仍會顯示在清單中，但不計入未讀。',
    eachKind: '依類型',
    topic: {
      security: {
        name: '帳戶安全',
        text: '密碼與收款帳戶。一律開啟。',
      },
      wallet: { name: '您的錢包', text: '款項入帳與提領進度。款項轉出一律通知。' },
      feedback: { name: '您的意見回饋', text: '案件有答覆時。' },
      chat: { name: '對話', text: '客服回覆您時。' },
      plan: { name: '您的計畫', text: '計畫及其訂單的變化。' },
      'system-announcement': { name: '公告', text: '平台消息。' },
      'system-maintenance': { name: '維護', text: '預定停機。' },
      activity: { name: '活動', text: '您可以參加的活動。' },
    },
  },
  notice: {
    'login-new-device': {
      title: '新裝置登入',
      text: '您的帳戶在一台新裝置上使用。若不是您本人，請立即變更登入密碼，所有裝置都會登出。',
    },
    'password-changed': {
      title: '登入密碼已變更',
      text: '所有裝置都已登出。若非您本人操作，請立即聯絡客服。',
    },
    'password-link': {
      title: '已發出設定新登入密碼的連結',
      text: '連結從 {date} 起可用。若不是您申請的，請變更登入密碼，連結隨即失效。',
    },
    'password-reset': {
      title: '已設定新的登入密碼',
      text: '透過客服提供的連結設定。您最近使用的裝置仍可檢視並提出異議，其他裝置均已登出。為保障帳戶安全，提領暫停 {hours, number} 小時。',
    },
    objection: {
      title: '您已提出異議',
      text: '該申請已停止。若已透過連結設定登入密碼，該密碼已失效；在兩名工作人員查明之前，提領暫停。',
    },
    'objection-cleared': {
      title: '提領已恢復',
      text: '兩名工作人員已查核您的異議，恢復了提領。',
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
      text: '這是兩名工作人員的決定，將於 {date} 執行。若您不希望如此，請透過 App 頂端的提示阻止。',
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
      text: '交易密碼連續輸錯 {tries, number} 次。您可以申請新的交易密碼。',
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
      text: '已取代忘記的交易密碼。為保障帳戶安全，提領暫停 {hours, number} 小時。',
    },
    'card-bound': {
      title: '已綁定 {label}',
      text: '提領將匯至 •••• {last4}。',
    },
    'card-replaced': {
      title: '收款帳戶已變更',
      text: '提領今後改匯至 {label} •••• {last4}。為保障帳戶安全，提領暫停 {hours, number} 小時。您的其他裝置都已登出。如果不是您本人，請告知客服。',
    },
    'contact-changed': {
      title: '電子郵件或電話已變更',
      text: '為保障帳戶安全，提領暫停 {hours, number} 小時。如果不是您本人，請立即告知客服。',
    },
    'coupon-given': {
      title: '新的優惠券',
      text: '您又收到一張活動優惠券。僅供廣告使用。',
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
    'plan-offered': {
      title: '新的邀約',
      text: '{product}，計畫 {plan}：請閱讀條件，再決定是否投入。您不操作，就不會有任何變動。',
    },
    'plan-copied': {
      title: '已為您跟隨一個計畫',
      text: '{product}，計畫 {plan}：您跟隨的操作者已投入，您的資金在上限內跟隨投入 {amount}。',
    },
    'plan-failed': {
      title: '投放失敗',
      text: '{product}，計畫 {plan}：結束時沒有消耗，{amount} 已全額退回。',
    },
    'plan-slow': {
      title: '計畫進度落後',
      text: '{product}，計畫 {plan}：已連續 {hours, number} 小時低於目標，僅消耗預定金額的 {percent}。未消耗的金額會退回。',
    },
    'plan-learning-limited': {
      title: '學習受限',
      text: '{product}，計畫 {plan}：最近 {days, number} 天 {count, plural, other {# 筆訂單}}，不足以選出合適的版位。',
    },
    'plan-reversals': {
      title: '許多訂單遭撤銷',
      text: '{product}，計畫 {plan}：商家撤銷了 {percent} 的訂單。您可以對每一筆提出異議。',
    },
    'plan-escrow-low': {
      title: '計畫已暫停',
      text: '{product}，計畫 {plan}：商家預存的佣金不足，補足後恢復投放。',
    },
    'plan-credited': {
      title: '無效流量退款',
      text: '{product}，計畫 {plan}：因事後判定無效的事件，退回 {amount}。',
    },
    'plan-settled': {
      title: '計畫已結算',
      text: '{product}，計畫 {plan}：損益為 {amount}。',
    },
    'conversion-disputed': {
      title: '商家對訂單提出異議',
      text: '{product}，計畫 {plan}：{amount} 須等兩名工作人員決定。如果 {days, number} 天內未決定，即予支付。',
    },
    'conversion-approved': {
      title: '訂單裁定對您有利',
      text: '{product}，計畫 {plan}：訂單計入。除非商家沒有預存款項，您將獲得 {amount}。',
    },
    'conversion-unfunded': {
      title: '訂單計入，但不支付佣金',
      text: '{product}，計畫 {plan}：裁定對您有利，但商家沒有預存款項，無法支付 {amount}。',
    },
    'conversion-upheld': {
      title: '訂單不計入',
      text: '{product}，計畫 {plan}：工作人員裁定不支付 {amount}。原因請見計畫。',
    },
    'conversion-clawed-back': {
      title: '訂單的佣金遭追回',
      text: '{product}，計畫 {plan}：{amount} 只會從此商家之後的佣金扣除。到 {date} 仍未扣完的部分不再追回。',
    },
    'deposit-confirmed': { title: '儲值已入帳', text: '{amount} 已存入可用餘額。' },
    'deposit-refused': {
      title: '儲值未入帳',
      text: '參考編號 {reference} 的匯款未入帳。處理人員與原因請見錢包。',
    },
    'startup-advanced': {
      title: '已墊付啟動資金',
      text: '您收到 {amount}，僅供廣告使用。歸還之前屬於平台。',
    },
    'startup-returned': {
      title: '啟動資金已歸還',
      text: '已歸還 {amount}。啟動資金及其收益不足的部分由平台承擔。',
    },
    'startup-forgiven': {
      title: '平台承擔的損失',
      text: '您的啟動資金中有 {amount} 由平台承擔。絕不會為此動用您自己的錢。詳情請見該筆交易。',
    },
    'charged-back': { title: '一筆交易已沖銷', text: '錢包異動：{change}。原因請見該筆交易。' },
    'recovery-opened': {
      title: '沖銷金額超過可用餘額',
      text: '平台先墊付 {amount}，之後從新增的可用資金償還。您不需另外出錢。',
    },
    'recovery-paid': {
      title: '沖銷差額已償還',
      text: '新增的可用資金中有 {amount} 用於償還先前的沖銷。對應哪一筆，請見該筆交易。',
    },
    'payout-approved': {
      title: '提領已核准',
      text: '您的 {amount} 提領已核准。若不是您申請的，請立即聯絡客服。',
    },
    'payout-sent': { title: '提領已匯出', text: '{amount} 正在匯出。參考編號：{reference}。' },
    'payout-completed': { title: '提領已完成', text: '{amount} 已從錢包轉出。' },
    'payout-rejected': {
      title: '提領已駁回',
      text: '{amount} 已退回可用餘額。原因請見錢包，您可以申請覆核。',
    },
    'payout-failed': { title: '提領失敗', text: '{amount} 已退回可用餘額。原因請見錢包。' },
    'review-answered': { title: '您的覆核申請已有答覆', text: '答覆請見錢包，附姓名與理由。' },
    'exchange-accepted': {
      title: '承兌商已接受您的兌換',
      text: '在您確認收款之前，{amount} 會持續圈存。',
    },
    'exchange-released': {
      title: '兌換裁定對您有利',
      text: '{amount} 已退回可用餘額。處理人員與原因請見錢包。',
    },
    'exchange-completed': {
      title: '兌換裁定付給承兌商',
      text: '{amount} 已付給承兌商。處理人員與原因請見錢包。',
    },
    other: { title: '您的帳戶有變更', text: '開啟即可查看。' },
  },
  push: {
    title: '本機推播通知',
    text: '推播只提示上述類別有新消息，絕不顯示金額。此裝置會持續接收，直到您登出。瀏覽器會請求您的許可。',
    turnOn: '在此裝置開啟',
    turnOff: '在此裝置關閉',
    problem: {
      install: '使用 iPhone 時，請先將 App 加入主畫面，再從那裡開啟。',
      unsupported: '此瀏覽器無法接收推播。所有通知仍可在通知清單查看。',
      denied: '您已封鎖此網站的通知。可在瀏覽器設定中允許。',
      failed: '瀏覽器的推播服務沒有回應。請稍後再試。',
    },
  },
} as const satisfies Pick<Texts['app'], 'notification' | 'notice' | 'push'>;
