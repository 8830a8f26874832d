import type { Texts } from '../../kinds.ts';

/** Notices about money: deposits, start-up funds, reversals, payouts and exchanges. */
export const walletNotices = {
  'deposit-confirmed': { title: '充值已到账', text: '{amount} 已存入可用余额。' },
  'deposit-refused': {
    title: '充值未入账',
    text: '参考编号 {reference} 的转账未入账。处理人员与原因请见钱包。',
  },
  'startup-advanced': {
    title: '已垫付启动资金',
    text: '您收到 {amount}，仅限广告使用。归还之前属于平台。',
  },
  'startup-returned': {
    title: '启动资金已归还',
    text: '已归还 {amount}。启动资金及其收益不足的部分由平台承担。',
  },
  'startup-forgiven': {
    title: '平台承担的损失',
    text: '您的启动资金中有 {amount} 由平台承担。绝不会为此动用您自己的钱。详情请见该笔交易。',
  },
  'charged-back': { title: '一笔交易已冲正', text: '钱包变动：{change}。原因请见该笔交易。' },
  'recovery-opened': {
    title: '冲正金额超过可用余额',
    text: '平台先垫付 {amount}，之后从新到账的可用资金中偿还。您无需另外出钱。',
  },
  'recovery-paid': {
    title: '冲正差额已偿还',
    text: '新到账的可用资金中有 {amount} 用于偿还此前的冲正。对应哪一笔，请见该笔交易。',
  },
  'payout-approved': {
    title: '提现审核通过',
    text: '您的 {amount} 提现已审核通过。如果不是您申请的，请立即联系客服。',
  },
  'payout-sent': { title: '提现已汇出', text: '{amount} 正在途中。参考编号：{reference}。' },
  'payout-completed': { title: '提现已完成', text: '{amount} 已从钱包转出。' },
  'payout-rejected': {
    title: '提现已驳回',
    text: '{amount} 已退回可用余额。原因请见钱包，您可以申请复核。',
  },
  'payout-failed': { title: '提现失败', text: '{amount} 已退回可用余额。原因请见钱包。' },
  'review-answered': { title: '您的复核申请已有答复', text: '答复请见钱包，附姓名和理由。' },
  'exchange-accepted': {
    title: '承兑商已接受您的兑换',
    text: '在您确认收款之前，{amount} 会一直预留。',
  },
  'exchange-released': {
    title: '兑换裁定对您有利',
    text: '{amount} 已退回可用余额。处理人员与原因请见钱包。',
  },
  'exchange-completed': {
    title: '兑换裁定付给承兑商',
    text: '{amount} 已付给承兑商。处理人员与原因请见钱包。',
  },
} as const satisfies Partial<Texts['app']['notice']>;
