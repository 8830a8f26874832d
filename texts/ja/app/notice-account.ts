import type { Texts } from '../../kinds.ts';

/** Notices about access to the account and about answers from staff. */
export const accountNotices = {
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
} as const satisfies Partial<Texts['app']['notice']>;
