import type { Texts } from '../kinds.ts';

export const texts = {
  welcome: {
    title: '欢迎使用演示版',
    text: '一切都与正式环境一样：账本、提现、可自行校验的对账单。只有流量是模拟的，SIM 不是真钱。',
    steps: [
      '设置交易密码并绑定银行卡，然后申请提现。',
      '下载对账单并离线校验。',
      '阅读计划、手续费和提现的说明。',
    ],
  },
  products: {
    'harbour-roast': {
      name: 'Harbour Roast 咖啡',
      description: '新鲜烘焙的咖啡豆，每两周邮寄到家。每笔新订阅，商家支付一笔固定佣金。',
      ad: 'Harbour Roast：每两周送上新鲜咖啡豆',
    },
    fieldnote: {
      name: 'Fieldnote 笔记本',
      description: '可以完全摊平的笔记本。商家按每笔订单的一定比例支付佣金，设有上限。',
      ad: 'Fieldnote：可以完全摊平的笔记本',
    },
    northwind: {
      name: 'Tidal 保冷瓶',
      description:
        '可保冷一整天的不锈钢瓶。以卡片形式展示，按点击计费；每笔订单由商家支付固定佣金。',
      ad: 'Tidal：保冷一整天的水瓶',
    },
    'studio-lumen': {
      name: 'Lumen 台灯',
      description: '会跟着您移动的灯，以六秒视频展示。商家按每笔订单的一定比例支付佣金，设有上限。',
      ad: 'Studio Lumen：会跟着您移动的灯',
    },
  },
  range: {
    'bean-grinder': '咖啡研磨机',
    'moka-pot': '摩卡壶',
    'desk-pad': '桌垫',
    'week-planner': '周计划本',
    'floor-lamp': '落地灯',
    'wool-blanket': '羊毛毯',
    candle: '蜂蜡蜡烛',
    teapot: '茶壶',
    'herb-garden': '香草园',
    'watering-can': '洒水壶',
    'plant-pot': '花盆',
    'rain-jacket': '雨衣',
    backpack: '日用背包',
    'camp-stove': '野营炉',
    'oat-biscuits': '燕麦饼干',
    'sea-salt': '海盐',
    honey: '石楠蜂蜜',
    kite: '纸风筝',
    'wooden-train': '木制火车',
    puzzle: '木制拼图',
    'city-bike': '城市自行车',
    'bike-light': '自行车灯',
    helmet: '自行车头盔',
    headphones: '头戴式耳机',
    speaker: '书架音箱',
    radio: '厨房收音机',
  },
  commissions: {
    fixed: '每笔订单由商家支付固定佣金。',
    share: '商家按每笔订单的一定比例支付佣金，设有上限。',
  },
  codeTerms: '可免费开通一个演示账户，其中的一切均为模拟。',
  campaigns: {
    welcome: '欢迎',
    further: '扩大触达',
  },
  methods: {
    bank: '银行',
    wallet: '钱包地址',
  },
  depositInstructions: [
    '请转入本演示的虚拟账户：Reachbook Demo, Play Bank, 000‑123‑456。',
    '转账时请注明上方的参考编号。',
    '款项到账后，由一名工作人员登记，另一名批准。',
  ],
  pages: {
    note: '此页面属于演示，页面上的一切均为虚构。',
    publisher: { title: '晨报', text: '这里是一段正文。', more: '这里是后续正文。' },
    shop: {
      title: '港口小店',
      text: '演示中的商店。在此下单的商品不会寄出。',
      click: '您由点击 {click} 到达此处。',
    },
  },
} as const satisfies Texts['demo'];
