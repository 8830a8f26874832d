import type { Texts } from '../../kinds.ts';

/** Notices about plans, their orders and coupons. */
export const planNotices = {
  'coupon-given': {
    title: '新しいクーポン',
    text: 'キャンペーンのクーポンがもう1枚届きました。広告専用です。',
  },
  'plan-offered': {
    title: '新しい提案',
    text: '{product}、プラン{plan}：条件を確認し、出稿するかどうかをお決めください。出稿しない限り、何も起こりません。',
  },
  'terms-changed': {
    title: '料金と条件の変更',
    text: '{setting, select, mediaFee {媒体手数料} revenueFee {収益手数料} vipFee {VIPの収益手数料} vipPrice {VIPの月額} payoutCost {出金手数料} thousandPriceMax {表示1000回の最高価格} clickPriceMax {クリック1回の最高価格} offerDays {提案の検討期間} matchHours {広告枠を探す期間} noSupplyHours {適した表示がないまま終了するまでの期間} escrowEmptyHours {成果報酬の資金がないまま終了するまでの期間} other {その他の設定}}：{from} → {to}（{date}から）。すでに届いている提案には有利な方が適用され、出稿済みのプランは変わりません。',
  },
  'offer-changed': {
    title: '新しい提案の条件が変わりました',
    text: '{product}、プラン{plan}：新しい提案では{setting, select, commission {注文1件の成果報酬} commissionMax {注文1件の成果報酬の上限} clickWindow {クリックから注文までの計上期間} validate {クリックから注文確定までの期間} lowest {最低金額} highest {最高金額} other {条件の一つ}}が{from}から{to}に変わりました。お手元の提案は条件を保ち、有利になった点だけが反映されます。',
  },
  'plan-copied': {
    title: 'プランがコピーされました',
    text: '{product}、プラン{plan}：フォロー中の運用パートナーが出稿したため、上限額の範囲内で自己資金から{amount}を出稿しました。',
  },
  'plan-failed': {
    title: '出稿が成立しませんでした',
    text: '{product}、プラン{plan}：消化のないまま終了し、{amount}の全額が戻りました。',
  },
  'plan-first-impression': {
    title: '初めての表示',
    text: '{product}、プラン{plan}：広告が初めて表示されました。',
  },
  'plan-first-click': {
    title: '初めてのクリック',
    text: '{product}、プラン{plan}：広告が初めてクリックされました。',
  },
  'plan-first-order': {
    title: '初めての注文',
    text: '{product}、プラン{plan}：初めての注文が入りました。確定日までは未確定です。',
  },
  'plan-slow': {
    title: 'プランが目標より遅れています',
    text: '{product}、プラン{plan}：{hours, number}時間にわたり目標を下回り、消化額は現時点の予定の{percent}です。未消化の金額は戻ります。',
  },
  'plan-learning-limited': {
    title: '学習が制限されています',
    text: '{product}、プラン{plan}：直近{days, number}日間の注文{count, plural, other {#件}}では、広告枠を適切に選ぶには少なすぎます。',
  },
  'plan-reversals': {
    title: '多くの注文が取り消されています',
    text: '{product}、プラン{plan}：販売元が注文の{percent}を取り消しました。1件ごとに異議申立てができます。',
  },
  'plan-escrow-low': {
    title: 'プランが一時停止しました',
    text: '{product}、プラン{plan}：成果報酬に充てる販売元の預託金が足りません。足りるようになると再開します。',
  },
  'plan-credited': {
    title: '無効トラフィックの返金',
    text: '{product}、プラン{plan}：後から無効と判明したイベントについて、{amount}を返金しました。',
  },
  'plan-settled': {
    title: 'プランが精算されました',
    text: '{product}、プラン{plan}：お客様の損益は{amount}です。',
  },
  'conversion-disputed': {
    title: '販売元が注文に異議を申し立てました',
    text: '{product}、プラン{plan}：担当者2名が決定するまで{amount}は保留されます。{days, number}日以内に決定がなければ支払われます。',
  },
  'conversion-approved': {
    title: '注文が認められました',
    text: '{product}、プラン{plan}：注文は計上されます。販売元の預託金がない場合を除き、{amount}が支払われます。',
  },
  'conversion-unfunded': {
    title: '注文は計上されますが、支払いはありません',
    text: '{product}、プラン{plan}：注文の計上は認められましたが、販売元の預託金がなかったため、{amount}は支払われません。',
  },
  'conversion-upheld': {
    title: '注文は計上されません',
    text: '{product}、プラン{plan}：担当者の決定により、{amount}は支払われません。理由はプランで確認できます。',
  },
  'conversion-clawed-back': {
    title: '注文がチャージバックされました',
    text: '{product}、プラン{plan}：{amount}を、この販売元の今後の成果報酬からのみ差し引きます。{date}に残っている分は帳消しになります。',
  },
} as const satisfies Partial<Texts['app']['notice']>;
