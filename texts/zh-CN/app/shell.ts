import type { Texts } from '../../kinds.ts';

/** What everyone sees: header, login, registration, failures. */
export const shellWords = {
  app: {
    name: 'Reachbook',
    demo: '演示：流量为模拟，SIM 不是真钱',
    publicReport: '公开报告',
    retry: '请求失败，点击重新加载',
    cancel: '取消',
    close: '关闭',
    confirm: '确认',
    loading: '加载中',
    more: '显示更多',
    end: '没有更多了',
    noneFiltered: '没有符合条件的结果',
    rounding: '舍入差额',
    roundingOf: '舍入差额 {amount}',
  },
  failure: {
    serverError: '服务器错误',
    systemError: '系统错误',
    error: '错误',
    offline: '您已离线。请检查网络后重试。',
  },
  header: {
    back: '返回',
    service: '客服',
    language: '语言',
    notifications: '通知',
    unread: '{count, plural, other {# 条未读通知}}',
    logOut: '退出登录',
  },
  language: {
    title: '语言',
    search: '搜索',
    textSize: '文字大小',
    smaller: '缩小文字',
    larger: '放大文字',
  },
  logOut: {
    title: '退出登录？',
    text: '您以 {name} 登录。退出后，计划会继续进行。',
    confirm: '退出登录',
  },
  service: {
    title: '客服',
    recharge: '充值',
    channel: '客服 {number} - {label}',
    afterLogin: '登录后即可打开',
    opensOutside: '在新窗口打开 {host}',
    leaving: '您即将离开 Reachbook',
    leavingText: '新窗口将打开以下网址。请与您所知的网址逐个字符核对。',
    leavingOpen: '打开 {host}',
    none: '暂无数据',
    noneText: '平台尚未开通客服。',
    leave: '对账单与提现',
    leaveText: '您仍可查看历史记录并提现',
    promise: '客服绝不会索要您的密码，也绝不会以放款为由要求您付钱。',
  },
  screen: {
    integrity: '公开报告',
    register: '开户',
    adCenter: '广告中心',
    activities: '活动',
    coupons: '优惠券',
    editLoginPassword: '登录与安全',
    editPayPassword: '交易密码',
    feedback: '意见反馈',
    level: '店铺等级',
    operated: '计划跟随',
    question: '问题',
    questions: '常见问题与规则',
    plan: '计划',
    planDetail: '计划详情',
    product: '商品',
    wallet: '钱包',
    bindCard: '银行卡或钱包地址',
    exchange: '外币兑换',
    setPassword: '交易密码',
    notifications: '通知',
    customer: '客服',
    more: '更多',
    notFound: '找不到页面',
  },
  login: {
    title: '登录',
    username: '用户名',
    password: '密码',
    show: '显示密码',
    hide: '隐藏密码',
    submit: '登录',
    passkey: '使用通行密钥',
    register: '使用授权码开户',
    forgot: '忘记密码？',
  },
  moneyWay: {
    sentence: '您为商店支付广告费，每成交一单获得佣金；若无人下单，已花的广告费不会退回。',
    picture: '您的钱用于在网页上展示广告，人们从那里进入商店；有人下单时，商店支付佣金。',
    you: '您',
    put: '投入金额',
    pages: '展示广告的网页',
    people: '访客',
    shop: '商店',
    commission: '有人下单才有佣金',
  },
  register: {
    title: '开户',
    lead: '开户免费。您需要平台提供的授权码。',
    code: '授权码',
    codeHint: '十六位字母和数字，例如 K7QF-2M9T-X4HB-0W6R',
    codeGood: '由 {issuer} 提供，有效期至 {date}',
    username: '用户名',
    nickname: '昵称（选填）',
    password: '密码',
    passwordHint: '至少 {least} 个字符。几个词连用比用符号更安全。',
    confirmPassword: '再次输入密码',
    email: '邮箱',
    phone: '电话',
    phoneHint: '带国家代码，例如 +86 10 1234 5678',
    submit: '开户',
    haveAccount: '已有账户？',
    logIn: '登录',
  },
  entry: {
    opening: '正在打开您的账户',
  },
  welcome: {
    title: '欢迎',
    lead: '请用平台给您的授权码开户，完全免费。',
    code: '授权码',
    paste: '粘贴',
    check: '核对授权码',
    from: '签发方',
    validUntil: '有效期至',
    terms: '您将获得',
    standardTerms: '可免费开立一个账户。',
    open: '开户',
    other: '使用其他授权码',
  },
  notFound: {
    title: '找不到该页面',
    text: '网址可能输入有误，或页面已移动。',
    home: '返回首页',
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
