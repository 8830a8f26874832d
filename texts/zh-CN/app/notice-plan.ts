import type { Texts } from '../../kinds.ts';

/** Notices about plans, their orders and coupons. */
export const planNotices = {
  'coupon-given': {
    title: '新的优惠券',
    text: '您又收到一张活动优惠券。仅限广告使用。',
  },
  'plan-offered': {
    title: '新的邀约',
    text: '{product}，计划 {plan}：请阅读条款，再决定是否投入。您不操作，就不会有任何变化。',
  },
  'terms-changed': {
    title: '价格和条款有变',
    text: '{setting, select, mediaFee {媒体服务费} revenueFee {收益手续费} vipFee {VIP 收益手续费} vipPrice {VIP 一个月的价格} payoutCost {提现手续费} thousandPriceMax {每千次曝光最高价格} clickPriceMax {每次点击最高价格} offerDays {考虑邀约的时间} matchHours {寻找广告位的时间} noSupplyHours {没有合适曝光多久后计划结束} escrowEmptyHours {没有佣金资金多久后计划结束} other {其他设置}}：{from} → {to}，自 {date} 起。您已收到的邀约保留对您更有利的一方，已投入的计划不变。',
  },
  'offer-changed': {
    title: '新邀约的条款有变',
    text: '{product}，计划 {plan}：新邀约的{setting, select, commission {每笔订单佣金} commissionMax {每笔订单最高佣金} clickWindow {点击至下单的有效期} validate {点击至订单确定所需时间} lowest {最低金额} highest {最高金额} other {一项条款}}有变（{from} → {to}）。您的邀约保留原条款，并采用对您更有利的部分。',
  },
  'plan-copied': {
    title: '已为您跟随一个计划',
    text: '{product}，计划 {plan}：您跟随的操作者已投入，您的资金在上限内跟随投入 {amount}。',
  },
  'plan-failed': {
    title: '投放失败',
    text: '{product}，计划 {plan}：结束时没有消耗，{amount} 已全额退回。',
  },
  'plan-first-impression': {
    title: '首次曝光',
    text: '{product}，计划 {plan}：您的广告首次曝光。',
  },
  'plan-first-click': {
    title: '首次点击',
    text: '{product}，计划 {plan}：您的广告首次被点击。',
  },
  'plan-first-order': {
    title: '首笔订单',
    text: '{product}，计划 {plan}：首笔订单已到，确定之前为待确认。',
  },
  'plan-slow': {
    title: '计划进度落后',
    text: '{product}，计划 {plan}：已连续 {hours, number} 小时低于目标，消耗为截至目前目标的 {percent}。未消耗的金额会退回。',
  },
  'plan-learning-limited': {
    title: '学习受限',
    text: '{product}，计划 {plan}：最近 {days, number} 天 {count, plural, other {# 笔订单}}，不足以选出合适的广告位。',
  },
  'plan-reversals': {
    title: '许多订单被撤销',
    text: '{product}，计划 {plan}：商家撤销了 {percent} 的订单。您可以对每一笔提出异议。',
  },
  'plan-escrow-low': {
    title: '计划已暂停',
    text: '{product}，计划 {plan}：商家预存的佣金不足，补足后恢复投放。',
  },
  'plan-credited': {
    title: '无效流量退款',
    text: '{product}，计划 {plan}：因事后判定无效的事件，退回 {amount}。',
  },
  'plan-settled': {
    title: '计划已结算',
    text: '{product}，计划 {plan}：您的盈亏为 {amount}。',
  },
  'conversion-disputed': {
    title: '商家对订单提出异议',
    text: '{product}，计划 {plan}：{amount} 暂缓支付，待两名工作人员裁定。{days, number} 天内未裁定，则予以支付。',
  },
  'conversion-approved': {
    title: '订单裁定对您有利',
    text: '{product}，计划 {plan}：订单计入。除非商家没有预存款项，您将获得 {amount}。',
  },
  'conversion-unfunded': {
    title: '订单计入，但不支付佣金',
    text: '{product}，计划 {plan}：裁定对您有利，但商家没有预存款项，无法支付 {amount}。',
  },
  'conversion-upheld': {
    title: '订单不计入',
    text: '{product}，计划 {plan}：工作人员裁定不支付 {amount}。原因请见计划。',
  },
  'conversion-clawed-back': {
    title: '订单的佣金被追回',
    text: '{product}，计划 {plan}：{amount} 只会从该商家之后的佣金中扣除。到 {date} 仍未扣完的部分不再追回。',
  },
} as const satisfies Partial<Texts['app']['notice']>;
