import type { Texts } from '../kinds.ts';

export const texts = {
  welcome: {
    title: '歡迎使用示範版',
    text: '一切都與正式環境相同：帳本、提領、可自行驗證的對帳單。只有流量是模擬的，SIM 不是真錢。',
    steps: [
      '設定交易密碼並綁定卡片，然後申請提領。',
      '下載對帳單並離線驗證。',
      '閱讀計畫、手續費與提領的說明。',
    ],
  },
  products: {
    'harbour-roast': {
      name: 'Harbour Roast 咖啡',
      description: '新鮮烘焙的咖啡豆，每兩週郵寄到府。每筆新訂閱，商家支付一筆固定佣金。',
      ad: 'Harbour Roast：每兩週送上新鮮咖啡豆',
    },
    fieldnote: {
      name: 'Fieldnote 筆記本',
      description: '可以完全攤平的筆記本。商家依每筆訂單的比例支付佣金，設有上限。',
      ad: 'Fieldnote：可以完全攤平的筆記本',
    },
    northwind: {
      name: 'Tidal 保冷瓶',
      description:
        '可保冷一整天的不鏽鋼瓶。以卡片形式呈現，按點擊計費；每筆訂單由商家支付固定佣金。',
      ad: 'Tidal：保冷一整天的水瓶',
    },
    'studio-lumen': {
      name: 'Lumen 桌燈',
      description: '會跟著您移動的燈，以六秒影片呈現。商家依每筆訂單的比例支付佣金，設有上限。',
      ad: 'Studio Lumen：會跟著您移動的燈',
    },
  },
  range: {
    'bean-grinder': '咖啡磨豆機',
    'moka-pot': '摩卡壺',
    'desk-pad': '桌墊',
    'week-planner': '週計畫本',
    'floor-lamp': '落地燈',
    'wool-blanket': '羊毛毯',
    candle: '蜂蠟蠟燭',
    teapot: '茶壺',
    'herb-garden': '香草園',
    'watering-can': '澆水壺',
    'plant-pot': '花盆',
    'rain-jacket': '防水外套',
    backpack: '日用背包',
    'camp-stove': '露營爐',
    'oat-biscuits': '燕麥餅乾',
    'sea-salt': '海鹽',
    honey: '石楠蜂蜜',
    kite: '紙風箏',
    'wooden-train': '木製火車',
    puzzle: '木製拼圖',
    'city-bike': '城市自行車',
    'bike-light': '自行車燈',
    helmet: '自行車安全帽',
    headphones: '頭戴式耳機',
    speaker: '書架喇叭',
    radio: '廚房收音機',
  },
  commissions: {
    fixed: '每筆訂單由商家支付固定佣金。',
    share: '商家依每筆訂單的比例支付佣金，設有上限。',
  },
  codeTerms: '可免費開通一個示範帳戶，其中的一切均為模擬。',
  campaigns: {
    welcome: '歡迎',
    further: '擴大觸及',
  },
  methods: {
    bank: '銀行',
    wallet: '錢包地址',
  },
  depositInstructions: [
    '請匯入本示範的虛擬帳戶：Reachbook Demo, Play Bank, 000‑123‑456。',
    '匯款時請註明上方的參考編號。',
    '款項到帳後，由一名工作人員登記，另一名核准。',
  ],
  pages: {
    note: '此頁面屬於示範，頁面上的一切均為虛構。',
    publisher: { title: '晨報', text: '這裡是一段內文。', more: '這裡是後續內文。' },
    shop: {
      title: '港口小店',
      text: '示範中的商店。在此下單的商品不會寄出。',
      click: '您由點擊 {click} 到達此處。',
    },
  },
} as const satisfies Texts['demo'];
