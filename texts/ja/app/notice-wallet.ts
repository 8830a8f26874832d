import type { Texts } from '../../kinds.ts';

/** Notices about money: deposits, start-up funds, reversals, payouts and exchanges. */
export const walletNotices = {
  'deposit-confirmed': {
    title: '入金がありました',
    text: '{amount}が利用可能残高に加わりました。',
  },
  'deposit-refused': {
    title: '入金は計上されませんでした',
    text: '照会番号{reference}の振込は計上していません。担当者と理由はウォレットで確認できます。',
  },
  'startup-advanced': {
    title: 'スタート資金を受け取りました',
    text: '広告専用の{amount}です。返還されるまで、ネットワークの資金です。',
  },
  'startup-returned': {
    title: 'スタート資金が返還されました',
    text: '{amount}が返還されました。スタート資金とその収益で足りない分は、ネットワークが負担します。',
  },
  'startup-forgiven': {
    title: 'ネットワークが負担した損失',
    text: 'スタート資金のうち{amount}をネットワークが負担します。ご自身の資金が充てられることはありません。詳細は取引記録で確認できます。',
  },
  'charged-back': {
    title: '取引が取り消されました',
    text: 'ウォレットの増減：{change}。理由は取引記録で確認できます。',
  },
  'recovery-opened': {
    title: '取消額が利用可能残高を上回りました',
    text: '不足分の{amount}はネットワークが立て替えます。今後利用可能になるお金から返済され、新たな入金は不要です。',
  },
  'recovery-paid': {
    title: '取消しの不足額が返済されました',
    text: '新たに利用可能になったお金のうち{amount}を、以前の取消しの返済に充てました。対象は取引記録で確認できます。',
  },
  'payout-approved': {
    title: '出金が承認されました',
    text: '{amount}の出金が承認されました。心当たりがない場合は、すぐにカスタマーサポートにご連絡ください。',
  },
  'payout-sent': {
    title: '出金分を送金しました',
    text: '{amount}を送金しました。照会番号：{reference}。',
  },
  'payout-completed': {
    title: '出金が完了しました',
    text: '{amount}がウォレットから出金されました。',
  },
  'payout-rejected': {
    title: '出金が却下されました',
    text: '{amount}は利用可能残高に戻りました。理由はウォレットで確認でき、再審査を請求できます。',
  },
  'payout-failed': {
    title: '出金できませんでした',
    text: '{amount}は利用可能残高に戻りました。理由はウォレットで確認できます。',
  },
  'review-answered': {
    title: '再審査の請求に回答がありました',
    text: '回答は、氏名と理由とともにウォレットで確認できます。',
  },
  'exchange-accepted': {
    title: '引受人が両替を引き受けました',
    text: 'お金が届いたことを確認するまで、{amount}は確保されます。',
  },
  'exchange-released': {
    title: '両替金額が返還されました',
    text: '{amount}は利用可能残高に戻りました。担当者と理由はウォレットで確認できます。',
  },
  'exchange-completed': {
    title: '引受人への支払いが決まりました',
    text: '{amount}は引受人に支払われました。担当者と理由はウォレットで確認できます。',
  },
} as const satisfies Partial<Texts['app']['notice']>;
