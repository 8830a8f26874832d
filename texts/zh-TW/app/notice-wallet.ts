import type { Texts } from '../../kinds.ts';

/** Notices about money: deposits, start-up funds, reversals, payouts and exchanges. */
export const walletNotices = {
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
  'payout-sent': { title: '提領已匯出', text: '{amount} 正在途中。參考編號：{reference}。' },
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
} as const satisfies Partial<Texts['app']['notice']>;
