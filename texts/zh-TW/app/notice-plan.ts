import type { Texts } from '../../kinds.ts';

/** Notices about plans, their orders and coupons. */
export const planNotices = {
  'coupon-given': {
    title: '新的優惠券',
    text: '您又收到一張活動優惠券。僅供廣告使用。',
  },
  'plan-offered': {
    title: '新的邀約',
    text: '{product}，計畫 {plan}：請閱讀條件，再決定是否投入。您不操作，就不會有任何變動。',
  },
  'terms-changed': {
    title: '價格和條款有變',
    text: '{setting, select, mediaFee {媒體服務費} revenueFee {收益手續費} vipFee {VIP 收益手續費} vipPrice {VIP 一個月的價格} payoutCost {提領手續費} thousandPriceMax {每千次曝光最高價格} clickPriceMax {每次點擊最高價格} offerDays {考慮邀約的時間} matchHours {尋找版位的時間} noSupplyHours {沒有合適曝光多久後計畫結束} escrowEmptyHours {沒有佣金資金多久後計畫結束} other {其他設定}}：{from} → {to}，自 {date} 起。您已收到的邀約保留對您更有利的一方，已投入的計畫不變。',
  },
  'offer-changed': {
    title: '新邀約的條款有變',
    text: '{product}，計畫 {plan}：新邀約的{setting, select, commission {每筆訂單佣金} commissionMax {每筆訂單最高佣金} clickWindow {點擊至下單的有效期間} validate {點擊至訂單確定所需時間} lowest {最低金額} highest {最高金額} other {一項條款}}有變（{from} → {to}）。您的邀約保留原條款，並採用對您更有利的部分。',
  },
  'plan-copied': {
    title: '已為您跟隨一個計畫',
    text: '{product}，計畫 {plan}：您跟隨的操作者已投入，您的資金在上限內跟隨投入 {amount}。',
  },
  'plan-failed': {
    title: '投放失敗',
    text: '{product}，計畫 {plan}：結束時沒有消耗，{amount} 已全額退回。',
  },
  'plan-first-impression': {
    title: '首次曝光',
    text: '{product}，計畫 {plan}：您的廣告首次曝光。',
  },
  'plan-first-click': {
    title: '首次點擊',
    text: '{product}，計畫 {plan}：您的廣告首次被點擊。',
  },
  'plan-first-order': {
    title: '首筆訂單',
    text: '{product}，計畫 {plan}：首筆訂單已到，確定之前為待確認。',
  },
  'plan-slow': {
    title: '計畫進度落後',
    text: '{product}，計畫 {plan}：已連續 {hours, number} 小時低於目標，消耗為截至目前目標的 {percent}。未消耗的金額會退回。',
  },
  'plan-learning-limited': {
    title: '學習受限',
    text: '{product}，計畫 {plan}：最近 {days, number} 天 {count, plural, other {# 筆訂單}}，不足以選出合適的版位。',
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
    text: '{product}，計畫 {plan}：您的損益為 {amount}。',
  },
  'conversion-disputed': {
    title: '商家對訂單提出異議',
    text: '{product}，計畫 {plan}：{amount} 暫緩支付，待兩名工作人員裁定。{days, number} 天內未裁定，則予以支付。',
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
} as const satisfies Partial<Texts['app']['notice']>;
