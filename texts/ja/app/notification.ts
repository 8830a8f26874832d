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
    end: '通知は以上です',
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
        text: '利用できなくなる予定がある場合は、事前にここでお知らせします。',
      },
      activity: {
        title: 'キャンペーンはありません',
        text: '参加できるネットワークのキャンペーンが、ここに表示されます。',
      },
      unread: { title: '未読はありません', text: 'この条件の通知はすべてご覧になりました。' },
      read: {
        title: '既読はまだありません',
        text: '開いた通知、既読にした通知がここに表示されます。',
      },
    },
    preferences: 'ベルで数える通知',
    preferencesText: 'オフにした通知も一覧には表示されます。件数には数えず、未読にもなりません。',
    eachKind: '種類ごとに選ぶ',
    topic: {
      security: {
        name: 'アカウントの安全',
        text: 'パスワードと出金先について。常にオンです。',
      },
      wallet: {
        name: 'ウォレット',
        text: '入金や出金に動きがあったとき。資金が出ていくことは必ずお知らせします。',
      },
      feedback: { name: 'フィードバック', text: 'フィードバックに回答があったとき。' },
      chat: { name: 'チャット', text: 'カスタマーサポートから返信があったとき。' },
      plan: { name: 'プラン', text: 'プランやその注文に動きがあったとき。' },
      'system-announcement': { name: 'お知らせ', text: 'ネットワークからのお知らせ。' },
      'system-maintenance': { name: 'メンテナンス', text: '利用できなくなる機能があるとき。' },
      activity: { name: 'キャンペーン', text: '参加できるキャンペーン。' },
    },
  },
  notice: {
    'login-new-device': {
      title: '新しい端末でログインがありました',
      text: 'これまで使われたことのない端末でアカウントにログインがありました。心当たりがない場合は、すぐにログインパスワードを変更してください。すべての端末がログアウトされます。',
    },
    'password-changed': {
      title: 'ログインパスワードを変更しました',
      text: 'すべての端末がログアウトされました。心当たりがない場合は、すぐにカスタマーサポートにお知らせください。',
    },
    'password-link': {
      title: 'ログインパスワード再設定リンクが発行されました',
      text: '{date}から使えます。心当たりがない場合は、ログインパスワードを変更してください。リンクは無効になります。',
    },
    'password-reset': {
      title: '新しいログインパスワードを設定しました',
      text: 'カスタマーサポートのリンクで設定されました。最後に使った端末では引き続き閲覧と異議申し立てができ、ほかの端末はすべてログアウトされました。安全のため、出金を1日停止します。',
    },
    objection: {
      title: '異議を申し立てました',
      text: '進行中の手続きを停止しました。リンクでパスワードが設定されていた場合は無効になり、カスタマーサポートの2名が確認するまで出金を停止します。',
    },
    'objection-cleared': {
      title: '出金を再開しました',
      text: 'カスタマーサポートの2名が異議を確認し、停止を解除しました。',
    },
    'status-changed': {
      title: 'アカウントの状態が変わりました',
      text: '担当者2名が確認しています。担当者と理由は、ウォレットの「操作履歴」に記載されています。',
    },
    'session-ended': {
      title: 'カスタマーサポートがセッションを終了しました',
      text: '端末の1台がログアウトされました。担当者と理由は、ウォレットの「操作履歴」に記載されています。',
    },
    'pay-password-set': {
      title: '取引パスワードを設定しました',
      text: '今後、出金、カード、プランの確認に使用します。',
    },
    'pay-password-changed': {
      title: '取引パスワードを変更しました',
      text: '他の端末はログアウトされました。心当たりがない場合は、ログインパスワードを変更してください。',
    },
    'pay-password-disabled': {
      title: '取引パスワードが無効になりました',
      text: '10回続けて誤入力されました。新しい取引パスワードを申請できます。',
    },
    'pay-password-reset-asked': {
      title: '新しい取引パスワードの申請がありました',
      text: '{date}から設定できます。心当たりがない場合は取り消してください。',
    },
    'pay-password-reset-cancelled': {
      title: '新しい取引パスワードの申請を取り消しました',
      text: '取引パスワードは変わりません。',
    },
    'pay-password-reset': {
      title: '新しい取引パスワードを設定しました',
      text: 'お忘れになったため、新しいものに置き換えました。安全のため、出金を1日停止します。',
    },
    'card-bound': {
      title: '{label}を登録しました',
      text: '出金は•••• {last4}に送られます。',
    },
    'card-replaced': {
      title: '出金先が変わりました',
      text: '出金は1日停止した後、{label} •••• {last4}に送られます。他の端末はログアウトされました。心当たりがない場合は、カスタマーサポートにお知らせください。',
    },
    'contact-changed': {
      title: 'メールアドレスまたは電話番号を変更しました',
      text: '安全のため、出金を1日停止します。心当たりがない場合は、すぐにカスタマーサポートにお知らせください。',
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
      text: '担当者が、書いてはならない内容を書きました。メッセージは配信されていません。理由はチャットに表示しています。',
    },
    'feedback-blocked': {
      title: '回答をブロックしました',
      text: '担当者が、受付番号{ticket}に、お金やパスワードを求めるなど、書いてはならない内容を書きました。回答は配信されていません。',
    },
    'plan-offered': {
      title: '新しい募集',
      text: '{product}、プラン{plan}：条件を読み、出稿するかどうかを決めてください。ご自身の操作なしには何も起こりません。',
    },
    'plan-copied': {
      title: 'プランがコピーされました',
      text: '{product}、プラン{plan}：フォロー中のオペレーターが出稿したため、上限の範囲内で{amount}を出稿しました。',
    },
    'plan-failed': {
      title: 'プランが出稿不成立になりました',
      text: '{product}、プラン{plan}：何も消化せずに終了し、{amount}の全額が戻りました。',
    },
    'plan-slow': {
      title: 'プランの配信が予定より遅れています',
      text: '{product}、プラン{plan}：6時間にわたり、消化額が本来の{percent}にとどまっています。未消化の金額は戻ります。',
    },
    'plan-learning-limited': {
      title: 'プランの学習が足りませんでした',
      text: '{product}、プラン{plan}：7日間の注文{count, plural, other {#件}}では、広告枠を適切に選ぶには少なすぎます。',
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
      title: '無効トラフィックの返金がありました',
      text: '{product}、プラン{plan}：後から無効と判明したイベントについて{amount}が戻りました。',
    },
    'plan-settled': {
      title: 'プランが精算されました',
      text: '{product}、プラン{plan}：損益は{amount}です。',
    },
    'conversion-disputed': {
      title: '販売元が注文に異議を申し立てました',
      text: '{product}、プラン{plan}：2名が決定するまで{amount}は保留されます。30日以内に決定がなければ支払われます。',
    },
    'conversion-approved': {
      title: '注文の計上が認められました',
      text: '{product}、プラン{plan}：注文は計上されます。販売元の預託金がない場合を除き、{amount}が支払われます。',
    },
    'conversion-unfunded': {
      title: '注文は計上されますが、支払いはありません',
      text: '{product}、プラン{plan}：注文の計上は認められましたが、販売元の預託金がなかったため、{amount}は支払われません。',
    },
    'conversion-upheld': {
      title: '注文は計上されません',
      text: '{product}、プラン{plan}：{amount}は支払われないことに決まりました。理由はプランに表示しています。',
    },
    'conversion-clawed-back': {
      title: '注文がチャージバックされました',
      text: '{product}、プラン{plan}：{amount}は、同じ販売元の今後の成果報酬からのみ差し引かれます。{date}までに支払われなかった分は消滅します。',
    },
    'deposit-confirmed': { title: '入金がありました', text: '利用可能残高に加算：{amount}。' },
    'deposit-refused': {
      title: '入金が計上されませんでした',
      text: '照会番号{reference}の振込です。担当者と理由はウォレットに表示されます。',
    },
    'startup-advanced': {
      title: 'スタート資金の立替がありました',
      text: '広告専用：{amount}。返還されるまでネットワークの資金です。',
    },
    'startup-returned': {
      title: 'スタート資金が返還されました',
      text: '返還額：{amount}。資金とその収益で賄えない分はネットワークの損失です。',
    },
    'startup-forgiven': {
      title: 'ネットワークが負担した損失',
      text: 'スタート資金のうち：{amount}。ご自身の資金から差し引かれることはありません。詳細は取引記録に表示されます。',
    },
    'charged-back': {
      title: '取引が取り消されました',
      text: '残高への影響：{change}。理由は取引記録に表示されます。',
    },
    'recovery-opened': {
      title: '取消額が利用可能額を上回りました',
      text: '{amount}をネットワークが負担します。今後利用可能になるお金から支払われ、新たに入金する必要はありません。',
    },
    'recovery-paid': {
      title: '取消しの残額が返済されました',
      text: '利用可能になったお金から{amount}が充てられました。対象は取引記録に表示されます。',
    },
    'payout-approved': {
      title: '出金が承認されました',
      text: '金額：{amount}。心当たりがない場合は、すぐにカスタマーサポートへご連絡ください。',
    },
    'payout-sent': {
      title: '出金が送金されました',
      text: '送金中：{amount}、照会番号{reference}。',
    },
    'payout-completed': { title: '出金が完了しました', text: 'ウォレットからの出金額：{amount}。' },
    'payout-rejected': {
      title: '出金が却下されました',
      text: '利用可能残高に戻りました：{amount}。理由はウォレットに表示され、再審査を請求できます。',
    },
    'payout-failed': {
      title: '出金の送金に失敗しました',
      text: '利用可能残高に戻りました：{amount}。理由はウォレットに表示されます。',
    },
    'review-answered': {
      title: '再審査の請求に回答がありました',
      text: '回答は、氏名と理由とともにウォレットに表示されます。',
    },
    'exchange-accepted': {
      title: '引受人が両替を引き受けました',
      text: '着金を確認するまで保留：{amount}。',
    },
    'exchange-released': {
      title: '両替が返還で終了しました',
      text: '利用可能残高に戻りました：{amount}。担当者と理由はウォレットに表示されます。',
    },
    'exchange-completed': {
      title: '両替が引受人への支払いで終了しました',
      text: '引受人への支払い：{amount}。担当者と理由はウォレットに表示されます。',
    },
    other: { title: 'アカウントに変更がありました', text: '開いて内容をご確認ください。' },
  },
  push: {
    title: 'アプリを閉じていてもこの端末に通知',
    text: 'プッシュ通知は、上の種類の新しい通知があることだけを伝え、金額は決して表示しません。ログアウトするまでこの端末に届きます。ブラウザでもう一度確認が表示されます。',
    turnOn: 'この端末でオンにする',
    turnOff: 'この端末でオフにする',
    problem: {
      install: 'iPhoneでは、先にアプリをホーム画面に追加し、そこから開いてください。',
      unsupported:
        'このブラウザはプッシュ通知を受信できません。通知はベルですべてご確認いただけます。',
      denied: 'このサイトの通知は拒否されています。ブラウザの設定で許可できます。',
      failed: 'ブラウザのプッシュサービスが応答しませんでした。後でもう一度お試しください。',
    },
  },
} as const satisfies Pick<Texts['app'], 'notification' | 'notice' | 'push'>;
