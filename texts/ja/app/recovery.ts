import type { Texts } from '../../kinds.ts';

/** Texts of the ways back into an account. */
export const recoveryWords = {
  forgot: {
    title: 'パスワードをお忘れですか',
    lead: 'ログインし直す方法を選んでください。',
    passkey: 'パスキーを使う',
    passkeyText: 'この端末、またはパスキーを保存した別の端末から、パスワードなしでログインします',
    noPause: '出金は停止されません',
    mail: 'メールのリンク',
    mailText: 'アカウントの確認済みメールアドレスに送信します',
    service: 'カスタマーサポート',
    serviceText: 'ほかの方法で解決しない場合に。まずご本人であることを確認します',
    serviceClosed:
      'ログイン前はここからお問い合わせいただけません。承認コードの発行元に、当社への連絡を依頼してください。ご本人と確認できれば、担当者が新しいパスワードを設定するためのリンクを発行できます。',
    serviceDemo:
      'このデモでは、ログイン前にお問い合わせいただけません。新しいパスワードを設定するリンクは、デモを起動した方にご依頼ください。',
    pause: 'その後、出金と両替を{hours, number}時間停止します',
    payPassword:
      '取引パスワードは変わりません。そちらもお忘れの場合は、担当者の承認後、{days, number}日後から新しく設定できます。',
    mailLead:
      'アカウントの確認済みメールアドレスにリンクを送信します。リンクは{minutes, number}分間、一度だけ使えます。',
    mailSubmit: 'リンクを送信',
    mailSent: 'メールをご確認ください',
    mailSentText:
      '{username}というアカウントがあり、メールアドレスが確認済みの場合は、そのアドレスにリンクを送信します。届くまで数分かかることがあります。迷惑メールフォルダーもご確認ください。',
  },
  email: {
    title: 'メールアドレス',
    done: 'メールアドレスを確認しました',
    doneText:
      'ログインパスワードを忘れた場合に、新しいパスワードを設定するリンクをこのアドレスに送信できます。',
    confirmed: 'メールアドレスは確認済みです',
    unconfirmed:
      'まだ確認されていません。確認されるまで、ログインパスワードを忘れた場合のリンクをこのアドレスに送信できません。',
    again: 'リンクを再送信',
  },
} as const satisfies Pick<Texts['app'], 'email' | 'forgot'>;
