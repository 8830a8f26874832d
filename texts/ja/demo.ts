import type { Texts } from '../kinds.ts';

export const texts = {
  welcome: {
    title: 'デモへようこそ',
    text: '元帳も、出金も、自分で検証できる取引明細書も、すべて本番と同じように動きます。トラフィックだけがシミュレーションで、SIMは架空のお金です。',
    steps: [
      '取引パスワードを設定し、カードを登録して、出金を申請してください。',
      '取引明細書をダウンロードし、オフラインで検証してください。',
      'プラン、手数料、出金の仕組みをお読みください。',
    ],
  },
  products: {
    'harbour-roast': {
      name: 'Harbour Roastのコーヒー',
      description:
        '焙煎したての豆を2週間ごとに郵送でお届けします。販売元は、新規の定期購入1件ごとに定額の成果報酬を支払います。',
      ad: 'Harbour Roast：2週間ごとに届く焙煎したての豆',
    },
    fieldnote: {
      name: 'Fieldnoteのノート',
      description: '平らに開くノートです。販売元は、注文額の一定割合を、上限額の範囲で支払います。',
      ad: 'Fieldnote：平らに開くノート',
    },
    northwind: {
      name: 'Tidalボトル',
      description:
        '冷たさが1日続くステンレスボトルです。カード型の広告で表示し、クリックごとに課金されます。販売元は、注文1件ごとに定額の成果報酬を支払います。',
      ad: 'Tidal：1日中冷たいボトル',
    },
    'studio-lumen': {
      name: 'Lumenデスクランプ',
      description:
        '人の動きを追って照らすランプを、6秒の動画で紹介します。販売元は、注文額の一定割合を、上限額の範囲で支払います。',
      ad: 'Studio Lumen：動きを追って照らすランプ',
    },
  },
  range: {
    'bean-grinder': 'コーヒーミル',
    'moka-pot': 'マキネッタ',
    'desk-pad': 'デスクマット',
    'week-planner': '週間プランナー',
    'floor-lamp': 'フロアランプ',
    'wool-blanket': 'ウールブランケット',
    candle: 'みつろうキャンドル',
    teapot: 'ティーポット',
    'herb-garden': 'ハーブガーデン',
    'watering-can': 'じょうろ',
    'plant-pot': '植木鉢',
    'rain-jacket': 'レインジャケット',
    backpack: 'デイパック',
    'camp-stove': 'キャンプストーブ',
    'oat-biscuits': 'オートミールビスケット',
    'sea-salt': '海塩',
    honey: 'ヘザーハニー',
    kite: '紙凧',
    'wooden-train': '木製の汽車',
    puzzle: '木製パズル',
    'city-bike': 'シティサイクル',
    'bike-light': '自転車ライト',
    helmet: '自転車用ヘルメット',
    headphones: 'ヘッドホン',
    speaker: 'ブックシェルフスピーカー',
    radio: 'キッチンラジオ',
  },
  commissions: {
    fixed: '販売元は、注文1件ごとに定額の成果報酬を支払います。',
    share: '販売元は、注文額の一定割合を、上限額の範囲で支払います。',
  },
  codeTerms: 'デモ用アカウントを1つ、無料で開設できます。中身はすべてシミュレーションです。',
  campaigns: {
    welcome: 'ようこそ',
    further: 'もっと広く届ける',
  },
  methods: {
    bank: '銀行',
    wallet: 'ウォレットアドレス',
  },
  depositInstructions: [
    'このデモの架空の口座にお振り込みください：Reachbook Demo, Play Bank, 000‑123‑456。',
    '上記の照会番号を振込に記入してください。',
    '着金後に担当者が記録し、別の担当者が承認します。',
  ],
  pages: {
    note: 'このページはデモの一部です。掲載内容はすべて架空のものです。',
    publisher: { title: '朝の新聞', text: 'ここに記事が入ります。', more: '記事の続きです。' },
    shop: {
      title: 'ハーバーショップ',
      text: 'デモ用のショップです。ここで注文した商品が発送されることはありません。',
      click: 'クリック{click}からお越しになりました。',
    },
  },
} as const satisfies Texts['demo'];
