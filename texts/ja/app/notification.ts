import type { Texts } from '../../kinds.ts';

/** Notifications, and what each notice says. */
export const notificationWords = {
  notification: {
    categories: '分類',
    category: {
      all: 'すべて',
      'system-announcement': 'お知らせ',
      'system-maintenance': 'メンテナンス',
      activity: 'キャンペーン',
    },
    statuses: '状態',
    status: { all: 'すべて', unread: '未読', read: '既読' },
    unreadMark: '未読。',
    unreadCount: '{count, plural, =0 {すべて既読} other {未読#件}}',
    markAll: 'すべて既読にする',
    allRead: 'すべて既読にしました',
    undo: '元に戻す',
    markFailed: '既読にできませんでした。もう一度お試しください。',
    markAllFailed: 'すべてを既読にできませんでした。もう一度お試しください。',
    more: 'さらに表示',
    end: 'すべて表示しました',
    none: {
      first: {
        title: '通知はまだありません',
        text: 'アカウントの動きとネットワークからのお知らせが、ここに表示されます。',
      },
      'system-announcement': {
        title: 'お知らせはありません',
        text: 'ネットワークのお知らせとアカウントの変更が、ここに表示されます。',
      },
      'system-maintenance': {
        title: 'メンテナンスはありません',
        text: '予定されているサービス停止を、ここでお知らせします。',
      },
      activity: {
        title: 'キャンペーンはありません',
        text: '参加できるネットワークのキャンペーンが、ここに表示されます。',
      },
      unread: { title: '未読はありません', text: 'この条件の通知はすべて確認済みです。' },
      read: {
        title: '既読はまだありません',
        text: '開いた通知、既読にした通知がここに表示されます。',
      },
    },
    preferences: '通知設定',
    preferencesText: 'オフにした通知も一覧には表示されますが、未読には数えません。',
    eachKind: '種類別',
    topic: {
      security: {
        name: 'アカウントの安全',
        text: 'パスワードと出金先について。常にオンです。',
      },
      wallet: {
        name: 'ウォレット',
        text: '入金と、出金の進み具合。資金が出ていくときは必ずお知らせします。',
      },
      feedback: { name: 'フィードバック', text: 'フィードバックに回答があったとき。' },
      chat: { name: 'チャット', text: 'カスタマーサポートから返信があったとき。' },
      plan: { name: 'プラン', text: 'プランとその注文の動き。' },
      'system-announcement': { name: 'お知らせ', text: 'ネットワークからのお知らせ。' },
      'system-maintenance': { name: 'メンテナンス', text: '予定されているサービス停止。' },
      activity: { name: 'キャンペーン', text: '参加できるキャンペーン。' },
    },
  },
  notice: {
    'login-new-device': {
      title: '新しい端末でログインがありました',
      text: '初めての端末でアカウントが使われました。心当たりがない場合は、すぐにログインパスワードを変更してください。すべての端末がログアウトされます。',
    },
    'password-changed': {
      title: 'ログインパスワードが変更されました',
      text: 'すべての端末がログアウトされました。心当たりがない場合は、すぐにカスタマーサポートにご連絡ください。',
    },
    'password-link': {
      title: 'ログインパスワードの再設定リンクが発行されました',
      text: '{date}から使えます。心当たりがない場合は、ログインパスワードを変更してください。リンクは無効になります。',
    },
    'password-reset': {
      title: '新しいログインパスワードが設定されました',
      text: 'カスタマーサポートのリンクで設定されました。最後に使った端末では引き続き閲覧と異議申立てができ、ほかの端末はすべてログアウトされました。安全のため、出金を{hours, number}時間停止します。',
    },
    objection: {
      title: '異議を申し立てました',
      text: '手続きを停止しました。すでにリンクでログインパスワードが設定されていた場合は無効になり、担当者2名が確認するまで出金を停止します。',
    },
    'objection-cleared': {
      title: '出金を再開しました',
      text: '担当者2名が異議申立てを確認し、出金の停止を解除しました。',
    },
    'status-changed': {
      title: 'アカウントの状態が変わりました',
      text: '担当者2名が承認しました。担当者と理由は、ウォレットの「担当者の操作履歴」で確認できます。',
    },
    'data-export': {
      title: '個人データがファイルにまとめられました',
      text: '担当者2名が、当社が保有するご本人の情報すべての書き出しを決定しました。担当者と理由は、ウォレットの「担当者の操作履歴」で確認できます。',
    },
    'erasure-planned': {
      title: '個人データが消去されます',
      text: '担当者2名が決定しました。{date}に消去されます。望まない場合は、アプリ上部のお知らせから停止してください。',
    },
    'session-ended': {
      title: 'カスタマーサポートが端末をログアウトしました',
      text: '端末の1台がログアウトされました。担当者と理由は、ウォレットの「担当者の操作履歴」で確認できます。',
    },
    'pay-password-set': {
      title: '取引パスワードが設定されました',
      text: 'お金に関わるすべての操作と、出金先の変更を、このパスワードで承認します。',
    },
    'pay-password-changed': {
      title: '取引パスワードが変更されました',
      text: 'ほかの端末はログアウトされました。心当たりがない場合は、ログインパスワードを変更してください。',
    },
    'pay-password-disabled': {
      title: '取引パスワードが無効になりました',
      text: '{tries, number}回続けて誤入力されました。新しい取引パスワードを申請できます。',
    },
    'pay-password-reset-asked': {
      title: '新しい取引パスワードの申請がありました',
      text: '{date}から設定できます。心当たりがない場合は取り消してください。',
    },
    'pay-password-reset-cancelled': {
      title: '新しい取引パスワードの申請が取り消されました',
      text: '取引パスワードは変わりません。',
    },
    'pay-password-reset': {
      title: '新しい取引パスワードが設定されました',
      text: 'お忘れになったものを置き換えました。安全のため、出金を{hours, number}時間停止します。',
    },
    'card-bound': {
      title: '{label}を登録しました',
      text: '出金先は•••• {last4}です。',
    },
    'card-replaced': {
      title: '出金先が変更されました',
      text: '今後は{label} •••• {last4}に送られます。安全のため、出金を{hours, number}時間停止します。ほかの端末はログアウトされました。心当たりがない場合は、カスタマーサポートにお知らせください。',
    },
    'contact-changed': {
      title: 'メールアドレスまたは電話番号が変更されました',
      text: '安全のため、出金を{hours, number}時間停止します。心当たりがない場合は、すぐにカスタマーサポートにお知らせください。',
    },
    'coupon-given': {
      title: '新しいクーポン',
      text: 'キャンペーンのクーポンがもう1枚届きました。広告専用です。',
    },
    'feedback-answered': {
      title: 'フィードバックに回答がありました',
      text: '受付番号{ticket}に回答があります。',
    },
    'report-upheld': {
      title: '報告に回答がありました',
      text: '{by}が報告を認めました：{reason}',
    },
    'report-dismissed': {
      title: '報告に回答がありました',
      text: '{by}は問題なしと判断しました：{reason}',
    },
    'chat-answered': {
      title: 'カスタマーサポートから返信がありました',
      text: '{by}がチャットに返信しました。',
    },
    'chat-blocked': {
      title: 'メッセージをブロックしました',
      text: '担当者が禁止されている内容を書いたため、送信していません。理由はチャットで確認できます。',
    },
    'feedback-blocked': {
      title: '回答をブロックしました',
      text: '担当者が受付番号{ticket}で、お金やパスワードを求めるなど、禁止されている内容を書きました。回答は送信していません。',
    },
    'plan-offered': {
      title: '新しい提案',
      text: '{product}、プラン{plan}：条件を確認し、出稿するかどうかをお決めください。出稿しない限り、何も起こりません。',
    },
    'plan-copied': {
      title: 'プランがコピーされました',
      text: '{product}、プラン{plan}：フォロー中の運用パートナーが出稿したため、上限額の範囲内で{amount}を出稿しました。',
    },
    'plan-failed': {
      title: '出稿が成立しませんでした',
      text: '{product}、プラン{plan}：消化のないまま終了し、{amount}の全額が戻りました。',
    },
    'plan-slow': {
      title: 'プランが目標より遅れています',
      text: '{product}、プラン{plan}：{hours, number}時間にわたり目標を下回り、消化額は予定の{percent}です。未消化の金額は返金されます。',
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
      text: '{product}、プラン{plan}：損益は{amount}です。',
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
    other: { title: 'アカウントに変更がありました', text: '開いて内容をご確認ください。' },
  },
  push: {
    title: 'この端末へのプッシュ通知',
    text: '上の種類の新着があることだけをお知らせし、金額は決して表示しません。ログアウトするまでこの端末に届きます。ブラウザで許可を求められます。',
    turnOn: 'この端末でオンにする',
    turnOff: 'この端末でオフにする',
    problem: {
      install: 'iPhoneでは、先にアプリをホーム画面に追加し、そこから開いてください。',
      unsupported:
        'このブラウザはプッシュ通知を受信できません。通知はすべて通知一覧で確認できます。',
      denied: 'このサイトの通知はブロックされています。ブラウザの設定で許可できます。',
      failed: 'ブラウザのプッシュサービスが応答しませんでした。後でもう一度お試しください。',
    },
  },
} as const satisfies Pick<Texts['app'], 'notification' | 'notice' | 'push'>;
