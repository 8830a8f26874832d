import type { Texts } from '../../kinds.ts';

/** What everyone sees: header, login, registration, failures. */
export const shellWords = {
  app: {
    name: 'Reachbook',
    demo: '示範：流量為模擬，SIM 不是真錢',
    publicReport: '公開報告',
    retry: '請求失敗，點一下重新載入',
    cancel: '取消',
    close: '關閉',
    confirm: '確認',
    loading: '載入中',
    more: '顯示更多',
    end: '已顯示全部',
    noneFiltered: '沒有符合條件的結果',
    rounding: '捨入差額',
    roundingOf: '捨入差額 {amount}',
  },
  failure: {
    serverError: '伺服器錯誤',
    systemError: '系統錯誤',
    error: '錯誤',
    offline: '您已離線。請檢查連線後再試一次。',
  },
  header: {
    back: '返回',
    service: '客服',
    language: '語言',
    notifications: '通知',
    unread: '{count, plural, other {# 則未讀通知}}',
    logOut: '登出',
  },
  language: {
    title: '語言',
    search: '搜尋',
    textSize: '文字大小',
    smaller: '縮小文字',
    larger: '放大文字',
  },
  logOut: {
    title: '要登出嗎？',
    text: '您以 {name} 登入。登出後，計畫會繼續進行。',
    confirm: '登出',
  },
  service: {
    title: '客服',
    recharge: '儲值',
    channel: '客服 {number} - {label}',
    afterLogin: '登入後即可開啟',
    opensOutside: '在新視窗開啟 {host}',
    leaving: '您即將離開 Reachbook',
    leavingText: '新視窗將開啟以下網址。請與您所知的網址逐字比對。',
    leavingOpen: '開啟 {host}',
    none: '沒有資料',
    noneText: '平台尚未設定客服。',
    leave: '對帳單與提領',
    leaveText: '您仍可查看歷史紀錄並提領',
    promise: '客服絕不會詢問您的密碼，也絕不會要求您先付錢才能領錢。',
  },
  screen: {
    integrity: '公開報告',
    register: '開立帳戶',
    adCenter: '廣告中心',
    activities: '活動',
    coupons: '優惠券',
    editLoginPassword: '登入與安全',
    editPayPassword: '交易密碼',
    feedback: '意見回饋',
    level: '商店等級',
    operated: '計畫跟隨',
    question: '問題',
    questions: '常見問題與規則',
    plan: '計畫',
    planDetail: '計畫內容',
    product: '商品',
    wallet: '錢包',
    bindCard: '卡片或錢包地址',
    exchange: '外幣兌換',
    setPassword: '交易密碼',
    notifications: '通知',
    customer: '客服',
    more: '更多',
    notFound: '找不到頁面',
  },
  login: {
    title: '登入',
    username: '使用者名稱',
    password: '密碼',
    show: '顯示密碼',
    hide: '隱藏密碼',
    submit: '登入',
    passkey: '使用密碼金鑰',
    register: '用授權碼開立帳戶',
    forgot: '忘記密碼？',
  },
  moneyWay: {
    sentence: '您為商店支付廣告費，每成交一單獲得佣金；若無人下單，已花的廣告費不會退回。',
    picture: '您的錢用於在網頁上展示廣告，人們從那裡進入商店；有人下單時，商店支付佣金。',
    you: '您',
    put: '投入金額',
    pages: '展示廣告的網頁',
    people: '訪客',
    shop: '商店',
    commission: '有人下單才有佣金',
  },
  register: {
    title: '開立帳戶',
    lead: '開立帳戶免費。您需要平台提供的授權碼。',
    code: '授權碼',
    codeHint: '十六個字母與數字，例如 K7QF-2M9T-X4HB-0W6R',
    codeGood: '由 {issuer} 提供，有效至 {date}',
    username: '使用者名稱',
    nickname: '暱稱（選填）',
    password: '密碼',
    passwordHint: '至少 {least} 個字元。幾個詞連用比用符號更安全。',
    confirmPassword: '再輸入一次密碼',
    email: '電子郵件',
    phone: '電話',
    phoneHint: '含國碼，例如 +886 2 1234 5678',
    submit: '開立帳戶',
    haveAccount: '已有帳戶？',
    logIn: '登入',
  },
  entry: {
    opening: '正在開啟您的帳戶',
  },
  welcome: {
    title: '歡迎',
    lead: '請用平台給您的授權碼開立帳戶，完全免費。',
    code: '授權碼',
    paste: '貼上',
    check: '檢查授權碼',
    from: '核發者',
    validUntil: '有效至',
    terms: '您將獲得',
    standardTerms: '可免費開立一個帳戶。',
    open: '開立帳戶',
    other: '使用其他授權碼',
  },
  notFound: {
    title: '找不到此頁面',
    text: '網址可能輸入錯誤，或頁面已移動。',
    home: '回首頁',
  },
} as const satisfies Pick<
  Texts['app'],
  | 'app'
  | 'failure'
  | 'header'
  | 'language'
  | 'logOut'
  | 'service'
  | 'screen'
  | 'login'
  | 'moneyWay'
  | 'register'
  | 'entry'
  | 'welcome'
  | 'notFound'
>;
