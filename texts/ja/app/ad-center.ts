import type { Texts } from '../../kinds.ts';

/** The ad centre below its figures. */
export const adCenterWords = {
  center: {
    seeWhy: '理由を見る',
    planFailed: '出稿不成立：{product}',
    planReturned: '{date}に消化のないまま終了しました。全額が元の残高に戻りました。',
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
    noFollows: 'まだ誰もフォローしていません',
    following:
      'フォロー中：{copies, plural, other {#件のプランをコピー}}、見送り{missed, number}件',
    followed: '終了：{copies, plural, other {#件のプランをコピー}}、見送り{missed, number}件',
    questions: 'よくある質問',
    allQuestions: 'すべて',
    feedback: 'フィードバック',
    feedbackText: '不具合やご要望をお聞かせください',
    olderPlans: '以前のプランをすべて表示',
    rules: '運営ルール',
  },
  programme: {
    title: 'プログラム',
    level: 'ショップレベル{level, number}',
    levelTitle: 'ショップレベル',
    score: '信用スコア{score, number}',
    vip: 'VIP（{date}まで）',
    noVip: 'VIPなし',
    deposit: '保証金{amount}',
    activities: 'キャンペーン',
    couponsTitle: 'クーポン',
    coupons: '{count, plural, =0 {今使えるものはありません} other {使えるクーポン#枚}}',
    toCoupons: 'マイクーポン',
    couponEnds: 'まもなく期限切れのクーポン：{name}',
    couponEndsText: '{date}までにお使いください。',
    follow: 'プランのフォロー',
    followText: '運用パートナーをフォローする、または自分をフォローしてもらう',
  },
} as const satisfies Pick<Texts['app'], 'center' | 'programme'>;
