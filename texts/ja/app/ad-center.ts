import type { Texts } from '../../kinds.ts';

/** What stands below the figures of the ad centre. */
export const adCenterWords = {
  center: {
    seeWhy: '理由を見る',
    planFailed: '出稿不成立：{product}',
    planReturned: '{date}に配信のないまま終了しました。全額が元の残高に戻りました。',
    planOver: '募集は{date}に終了しました。出稿はありませんでした。',
    payout: '{amount}の出金',
    payoutState: {
      requested: '{date}に申請済み。次に担当者が確認します。',
      approved: '{date}に承認済み。次に送金します。',
      sent: '{date}に送金済み。銀行の処理に1～3営業日かかります。',
      completed: '{date}に着金しました。',
      rejected:
        '{date}に却下されました。金額は再び利用可能です。理由はウォレットに記載しています。',
      failed:
        '{date}に銀行から返送されました。金額は再び利用可能です。理由はウォレットに記載しています。',
      cancelled: '{date}に取り消しました。',
    },
    toWallet: 'ウォレットを開く',
    answered: 'カスタマーサポートから返信がありました',
    answeredText: '{count, plural, other {未読のメッセージが#件あります。}}',
    awaited: 'メッセージは返信待ちです',
    awaitedText: 'カスタマーサポートに届いています。返信があればベルでお知らせします。',
    toChat: 'チャットを開く',
    follows: 'フォロー一覧',
    noFollows: 'まだフォローしていません',
    following:
      'フォロー中。{copies, plural, other {#件のプランをコピー}}、未コピー{missed, number}件',
    followed: '終了。{copies, plural, other {#件のプランをコピー}}、未コピー{missed, number}件',
    questions: '質問',
    allQuestions: 'すべて',
    feedback: 'フィードバック',
    feedbackText: '不具合やご要望をお聞かせください',
    olderPlans: 'それより前のすべてのプラン',
    rules: '運用ルール',
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
    couponEndsText: '{date}まで使えます。',
    follow: 'プランのフォロー',
    followText: 'オペレーターをフォローする、または自分をフォローしてもらう',
  },
} as const satisfies Pick<Texts['app'], 'center' | 'programme'>;
