import type { Texts } from '../../kinds.ts';

/** What covers the app when somebody comes back to it. */
export const lockWords = {
  lock: {
    title: 'ロック中',
    text: '{name}としてログインしています。',
    digits: '取引パスワード',
    submit: 'ロックを解除',
    passkey: 'パスキーでロックを解除',
    offline:
      'オフラインです。ご本人かどうかはサーバーでしか確認できないため、接続が戻るまでロックしたままになります。ログアウトすることもできます。',
    none: 'このアカウントにはロックを解除する方法がありません。ログアウトして、パスワードでもう一度ログインしてください。',
  },
} as const satisfies Pick<Texts['app'], 'lock'>;
