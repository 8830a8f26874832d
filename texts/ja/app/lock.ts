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
    none: 'ロックを解除する方法がまだ設定されていません。ログアウトして、パスワードでもう一度ログインしてください。',
  },
} as const satisfies Pick<Texts['app'], 'lock'>;
