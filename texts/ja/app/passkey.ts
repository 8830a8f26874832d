import type { Texts } from '../../kinds.ts';

/** Passkeys: adding, naming and removing them, and what they are offered with. */
export const passkeyWords = {
  passkey: {
    title: 'パスキー',
    lead: 'パスワードの代わりに、指紋、顔、画面ロックでログインできます。パスキーはこのサイトでのみ使え、推測されることも偽サイトで盗まれることもありません。',
    add: 'パスキーを追加',
    addText:
      '最初にログインパスワードを入力してください。端末を手にしただけの人が追加するのを防ぎます。',
    added: 'パスキーを追加しました',
    made: '追加：{date}',
    used: '最終使用：{date}',
    unused: 'まだ使われていません',
    synced: '端末間で同期',
    name: '名前',
    save: '名前を保存',
    saved: '名前を保存しました',
    edit: '{name}を編集',
    end: 'パスキーを削除',
    endTitle: '「{name}」を削除しますか？',
    endText:
      'このパスキーではログインできなくなります。端末のパスワード管理からも削除してください。',
    ended: 'パスキーを削除しました',
    failed: '端末でパスキーが作成されませんでした。何も変更されていません。',
    exists: 'この端末には、このアカウントのパスキーがすでにあります。',
    offer: '次回からすばやくログイン',
    offerText:
      'パスキーを使うと、この端末ではパスワードの代わりに指紋、顔、画面ロックでログインできます。',
    later: '後で',
    forgot: 'パスワードを忘れた場合はパスキーを使う',
    setLead:
      '現在のパスワードの代わりにパスキーで確認します。この端末を含むすべての端末がログアウトされます。ただし、その前に最後に使われた端末では、引き続き閲覧と異議申立てができます。安全のため、出金と両替を{hours, number}時間停止します。',
    setSubmit: 'パスキーで設定',
    setOld: '現在のパスワードを使う',
  },
} as const satisfies Pick<Texts['app'], 'passkey'>;
