import type { Texts } from '../../kinds.ts';

/** What everyone sees: header, login, registration, failures. */
export const shellWords = {
  app: {
    name: 'Reachbook',
    demo: 'デモ：トラフィックは模擬、SIMは架空のお金です',
    publicReport: '公開レポート',
    retry: '読み込めませんでした。タップで再読み込み',
    cancel: 'キャンセル',
    close: '閉じる',
    confirm: '確定',
    loading: '読み込み中',
    more: 'さらに表示',
    end: 'すべて表示しました',
    noneFiltered: '該当なし',
    rounding: '端数調整',
    roundingOf: '端数調整 {amount}',
    keypad: '数字',
    deleteDigit: '最後の数字を削除',
    point: '小数点',
    digitsTyped: '{length, number}桁のうち{count, number}桁を入力済み',
  },
  failure: {
    serverError: 'サーバーエラー',
    systemError: 'システムエラー',
    error: 'エラー',
    offline: 'オフラインです。通信環境を確認して、もう一度お試しください。',
  },
  header: {
    back: '戻る',
    service: 'カスタマーサポート',
    language: '言語',
    notifications: '通知',
    unread: '{count, plural, other {未読の通知#件}}',
    logOut: 'ログアウト',
  },
  language: {
    title: '言語',
    search: '検索',
    textSize: '文字サイズ',
    smaller: '文字を小さく',
    larger: '文字を大きく',
  },
  logOut: {
    title: 'ログアウトしますか',
    text: '{name}としてログインしています。ログアウト中もプランは続きます。',
    confirm: 'ログアウト',
  },
  service: {
    title: 'カスタマーサポート',
    recharge: '入金',
    channel: 'カスタマーサポート{number} - {label}',
    afterLogin: 'ログイン後に開けます',
    opensOutside: '{host}を新しいウィンドウで開きます',
    leaving: 'Reachbookの外に移動します',
    leavingText:
      '次のアドレスを新しいウィンドウで開きます。ご存じのアドレスと1文字ずつ見比べてください。',
    leavingOpen: '{host}を開く',
    none: 'データなし',
    noneText: 'カスタマーサポートの連絡手段がまだ設定されていません。',
    leave: '取引明細書と出金',
    leaveText: '履歴の確認と出金は引き続きできます',
    promise:
      'カスタマーサポートがパスワードをお尋ねすることや、出金と引き換えにお金を求めることは、決してありません。',
  },
  screen: {
    integrity: '公開レポート',
    register: 'アカウント開設',
    adCenter: '広告センター',
    activities: 'キャンペーン',
    coupons: 'クーポン',
    editLoginPassword: 'ログインとセキュリティ',
    editPayPassword: '取引パスワード',
    feedback: 'フィードバック',
    level: 'ショップレベル',
    operated: 'プランのフォロー',
    question: '質問',
    questions: 'よくある質問とルール',
    plan: 'プラン',
    planDetail: 'プラン',
    product: '商品',
    wallet: 'ウォレット',
    bindCard: 'カード・ウォレットアドレス',
    exchange: '外貨両替',
    setPassword: '取引パスワード',
    notifications: '通知',
    customer: 'カスタマーサポート',
    more: 'その他',
    notFound: 'ページが見つかりません',
  },
  login: {
    title: 'ログイン',
    username: 'ユーザー名',
    password: 'パスワード',
    show: 'パスワードを表示',
    hide: 'パスワードを隠す',
    submit: 'ログイン',
    passkey: 'パスキーを使う',
    register: '承認コードでアカウントを開設',
    forgot: 'パスワードをお忘れですか',
  },
  moneyWay: {
    sentence:
      'お店の広告費を支払い、注文ごとに成果報酬を受け取ります。注文がなければ、使った広告費は戻りません。',
    picture:
      '支払ったお金で、広告がページに掲載されます。そこから人がお店を訪れ、注文があるとお店が成果報酬を支払います。',
    you: 'お客様',
    put: '出稿額',
    pages: '広告が載るページ',
    people: '訪れる人',
    shop: 'お店',
    commission: '注文があれば成果報酬',
  },
  register: {
    title: 'アカウント開設',
    lead: '開設は無料です。ネットワークが発行する承認コードが必要です。',
    code: '承認コード',
    codeHint: '英数字16文字（例：K7QF-2M9T-X4HB-0W6R）',
    codeGood: '発行元：{issuer}、有効期限：{date}',
    username: 'ユーザー名',
    nickname: 'ニックネーム（任意）',
    password: 'パスワード',
    passwordHint: '{least}文字以上。記号を混ぜるより、無関係な単語をいくつか並べるほうが安全です。',
    confirmPassword: 'パスワード（確認）',
    email: 'メールアドレス',
    phone: '電話番号',
    phoneHint: '国番号から入力（例：+81 3 1234 5678）',
    submit: 'アカウントを開設',
    haveAccount: 'アカウントをお持ちの方',
    logIn: 'ログイン',
  },
  entry: {
    opening: 'アカウントを開いています',
  },
  welcome: {
    title: 'ようこそ',
    lead: 'ネットワークから受け取った承認コードで、アカウントを開設してください。無料です。',
    code: '承認コード',
    paste: '貼り付け',
    check: 'コードを確認',
    from: '発行元',
    validUntil: '有効期限',
    terms: 'コードの内容',
    standardTerms: 'アカウントを1つ、無料で開設できます。',
    open: 'アカウントを開設',
    other: '別のコードを使う',
  },
  notFound: {
    title: 'ページが見つかりません',
    text: 'アドレスの入力誤りか、ページが移動した可能性があります。',
    home: 'ホームへ',
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
