import type { Texts } from '../../kinds.ts';

/** The ad centre below its figures. */
export const adCenterWords = {
  center: {
    seeWhy: '理由を見る',
    planFailed: '出稿不成立：{product}',
    planReturned: '{date}に消化のないまま終了しました。全額が戻りました。',
    planOver: '提案は{date}に終了しました。出稿はありませんでした。',
    payout: '{amount}の出金',
    payoutState: {
      requested: '{date}に申請しました。次に担当者が審査します。',
      approved: '{date}に承認されました。次に送金します。',
      sent: '{date}に送金しました。着金をお待ちください。',
      completed: '{date}に完了しました。',
      rejected:
        '{date}に却下されました。全額が利用可能残高に戻りました。理由はウォレットで確認できます。',
      failed:
        '{date}に失敗しました。全額が利用可能残高に戻りました。理由はウォレットで確認できます。',
      cancelled: '{date}に取り消しました。',
    },
    toWallet: 'ウォレットを開く',
    answered: 'カスタマーサポートから返信がありました',
    answeredText: '{count, plural, other {未読のメッセージが#件あります。}}',
    awaited: '返信待ちです',
    awaitedText: 'メッセージはカスタマーサポートに届いています。返信があれば通知でお知らせします。',
    toChat: 'チャットを開く',
    follows: 'フォロー一覧',
    following:
      'フォロー中：{copies, plural, other {#件のプランをコピー}}、見送り{missed, number}件',
    followed: '終了：{copies, plural, other {#件のプランをコピー}}、見送り{missed, number}件',
    questions: 'よくある質問',
    allQuestions: 'すべて',
    olderPlans: '以前のプランをすべて表示',
    rules: '運営ルール',
  },
  start: {
    title: 'スタートガイド',
    lead: '最初のプランまでの手順です。出稿するまで費用はかかりません。',
    progress: '{done, number} / {all, number}',
    done: '完了',
    account: 'アカウントを開設',
    coupon: 'ウェルカムクーポンを受け取る',
    payPassword: '6桁の取引パスワードを設定',
    payPasswordText: 'お金に関わる操作をこれで承認します',
    money: '入金する',
    moneyText: '専用の照会番号を使った振込',
    offer: '最初の提案に出稿する',
    offerText:
      '{count, plural, =0 {まだありません。届いたらお知らせします。} other {#件の提案が届いています}}',
    review: '提案を見る',
  },
  programme: {
    levelTitle: 'ショップレベル',
    noUserData: 'ユーザーデータなし',
    usable: '{count, number}枚使えます',
    nobody: 'まだいません',
    toClaim: '{count, number}枚受け取れます',
    claimable: '受け取れるクーポン：{count, number}枚',
    toCoupons: 'マイクーポン',
    couponEnds: 'まもなく期限切れのクーポン：{name}',
    couponEndsText: '{date}までにお使いください。',
  },
} as const satisfies Pick<Texts['app'], 'center' | 'start' | 'programme'>;
