import type { Texts } from '../kinds.ts';

export const texts: Texts['lists'] = {
  /** Why a payout can be refused. */
  payoutRefusals: {
    payout_zero: '金額が0です。0より大きい金額を指定してください。',
    payout_above_available: '金額が利用可能残高を超えています。より少ない金額を指定してください。',
    payout_fee_changed:
      '表示後に出金手数料が変わりました。新しい手数料を確認して、もう一度申請してください。',
    payout_card_missing: 'カードまたはウォレットアドレスが登録されていません。登録してください。',
    payout_method_gone:
      '登録中のカードまたはウォレットアドレスの出金方法は取り扱いを終了しました。別のものを登録してください。',
    payout_pay_password_missing: '取引パスワードが設定されていません。設定してください。',
    payout_pay_password_disabled:
      '取引パスワードが{triesToDisable, number}回続けて誤入力され、無効になっています。新しいものを申請してください。',
    payout_startup_not_returned:
      '今すぐ返還できるスタート資金があります。返還してください。新たにお金を用意していただくことはありません。',
    payout_card_new:
      'カードまたはウォレットアドレスが変更されました。出金を{waitHours, number}時間停止します。',
    payout_pay_password_reset:
      '忘れた取引パスワードが再設定されました。出金を{waitHours, number}時間停止します。',
    payout_contact_changed:
      'メールアドレスまたは電話番号が変更されました。出金を{waitHours, number}時間停止します。',
    payout_password_reset:
      'ログインパスワードが再設定されました。出金を{waitHours, number}時間停止します。',
    payout_objected:
      '再設定されたログインパスワードに異議を申し立てました。担当者2名が確認するまで出金を停止します。費用はかかりません。',
    payout_ledger_stopped:
      '当社の帳簿検査で不一致が見つかりました。担当者が解決するまで、資金の移動を停止しています。',
    payout_rejected:
      '担当者が理由を示して出金を却下しました。別の担当者による再審査を請求できます。',
  },
  /** What the transaction password confirms. */
  confirmations: {
    payout: '出金',
    'payout-cancel': '出金の取消し',
    'startup-return': 'スタート資金の返還',
    card: 'カードまたはウォレットアドレスの登録・変更',
    contact: 'メールアドレスまたは電話番号の変更',
    exchange: '両替',
    'exchange-confirm': '引受人から支払いを受けたことの確認',
    'exchange-cancel': '両替の取消し',
    put: 'プランへの出稿',
    'plan-stop': 'プランの停止',
    follow: '運用パートナーのフォロー',
    vip: 'VIPの購入',
    'pay-password': '取引パスワード自体の変更',
    passkey: 'パスキーの追加',
    'personal-data': '個人データのダウンロード',
    unlock: '離れたときにロックする設定の場合のロック解除',
  },
};
