import type { Texts } from '../kinds.ts';
import { membersWords } from './app/members.ts';
import { shellWords } from './app/shell.ts';

export const texts: Texts['pages'] = {
  installed: {
    description: shellWords.moneyWay.sentence,
    plans: membersWords.nav.plans,
    wallet: membersWords.nav.wallet,
    notifications: shellWords.screen.notifications,
  },
  needsScript: 'このアプリを使うには、ブラウザでJavaScriptを有効にしてください。',
  ad: {
    linkInvalid: 'このリンクは無効です。',
    adMissing: '該当する広告が見つかりません。',
    later: 'しばらくしてからもう一度お試しください。',
  },
  merchantKey: {
    title: 'ポストバックの鍵',
    heading: 'ポストバックの鍵',
    lead: 'このリンクは、ポストバックの署名に使う新しい鍵を表示します。使えるのは一度だけで、別途お伝えした合言葉が必要です。ネットワークの担当者が鍵を見ることはありません。',
    word: '合言葉',
    show: '鍵を一度だけ表示',
    shownFor: '{merchant}の鍵です。今すぐ保存してください。再表示はできません。',
    address: '注文の報告先',
    keyId: '鍵ID',
    secret: 'シークレット',
    invalid:
      'リンクが無効になっているか、合言葉が一致しません。新しいリンクをネットワークにご依頼ください。ご自身で開いた覚えがない場合は、その旨をお知らせください。ほかの人が開いた可能性があります。',
    tooMany: '試行回数が多すぎます。しばらく待ってから、リンクを開き直してください。',
  },
  personalData: {
    about: '{time}時点で{network}が保有する、パートナー{partner}に関するすべての情報です。',
    data: '{folder}：記録の種類ごとのJSONファイルです。金額は通貨の百万分の一の単位、時刻はUTCです。パスワードと鍵は含まれません。パスワードは、ハッシュだけを保存しています。',
    openCards: '{file}には、カードとウォレットアドレスの登録内容が入っています。',
    closedCards: 'カードとウォレットアドレスは末尾の文字だけで示しています。',
    images: '{folder}：アップロードした画像です。',
    check: 'ウォレットの取引記録は、取引明細書の検証用ファイルで検証できます。',
  },
};
