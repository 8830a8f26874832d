import type { Texts } from '../kinds.ts';

/** What a mail says in Japanese. */
export const texts = {
  reset: {
    subject: '{network}の新しいログインパスワード',
    text: '{network}のアカウント{username}について、新しいログインパスワードの申請がありました。ご本人の場合は、このリンクで設定してください。リンクは{minutes, number}分間、一度だけ使えます。',
    button: '新しいパスワードを設定',
    pause:
      '安全のため、設定後は出金と両替を{hours, number}時間停止します。取引パスワードは変わりません。',
    notYou:
      '心当たりがない場合は、何もする必要はありません。このリンクを使わない限り、何も変わりません。リンクは誰にも渡さないでください。{network}の担当者がお尋ねすることはありません。',
  },
  confirm: {
    subject: '{network}のメールアドレスの確認',
    text: '{network}のアカウントに、このメールアドレスが登録されました。ご本人の場合は、このリンクで確認してください。リンクは{lifeHours, number}時間、一度だけ使えます。',
    button: 'メールアドレスを確認',
    notYou:
      '心当たりがない場合は、リンクを開かないでください。ほかの方がアドレスを打ち間違えた可能性があります。リンクを開かない限り、アドレスは確認されません。',
  },
  notice: {
    text: '{network}のお客様のアカウントに関するお知らせです。詳しくはアプリの通知をご覧ください。',
    button: 'アプリを開く',
    notYou:
      '心当たりがない場合は、ログインしてログインパスワードを変更するか、アプリからカスタマーサポートにご連絡ください。',
  },
} as const satisfies Texts['mail'];
