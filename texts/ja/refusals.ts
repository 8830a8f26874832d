import type { Reason } from '#domain/refusal.ts';

/** What each refusal says in Japanese. */
export const texts = {
  input_invalid:
    'リクエストを読み取れませんでした。ページを再読み込みして、もう一度お試しください。',
  body_not_json: 'リクエストを読み取れませんでした。JSON形式で送信してください。',
  body_too_large: 'リクエストのサイズが大きすぎます。',
  call_not_found: 'この呼び出しは存在しません。',
  time_zone_invalid: 'タイムゾーンを読み取れませんでした。端末の日付設定をご確認ください。',

  not_authorized: '利用する権限がありません。続けるにはログインしてください。',
  session_expired: 'ログインの有効期限が切れました。もう一度ログインしてください。',
  session_not_found: 'その端末はすでにログアウトしています。',
  session_read_only:
    'ログインパスワードが再設定されたため、この端末では閲覧のみできます。新しいパスワードでログインするか、心当たりがない場合は異議を申し立ててください。',
  account_not_opened: 'アカウントがまだありません。承認コードを使って開設してください。',
  account_not_activated:
    'アカウントがまだ有効になっていません。不足している点はカスタマーサポートでご確認いただけます。',
  account_disabled: 'アカウントは利用停止中です。理由はカスタマーサポートでご確認いただけます。',
  account_cancelled: 'このアカウントは解約済みです。カスタマーサポートにご相談ください。',
  handover_invalid: '連携元アプリからのリンクが無効です。アプリに戻って、もう一度開いてください。',
  handover_expired:
    '連携元アプリからのリンクの有効期限が切れています。アプリに戻って、もう一度開いてください。',
  handover_used:
    '連携元アプリからのリンクはすでに使用されています。アプリに戻って、もう一度開いてください。',

  credentials_wrong: 'ユーザー名またはパスワードが正しくありません。',
  field_empty:
    '{field, select, username {ユーザー名を入力してください。} password {パスワードを入力してください。} confirmPassword {パスワードをもう一度入力してください。} oldPassword {現在のパスワードを入力してください。} newPassword {新しいパスワードを入力してください。} email {メールアドレスを入力してください。} phone {電話番号を入力してください。} licenseKey {承認コードを入力してください。} loginPassword {ログインパスワードを入力してください。} cardName {銀行名またはカード名を入力してください。} userName {口座名義を入力してください。} mobile {電話番号を入力してください。} bankAccount {口座番号を入力してください。} bankAddress {銀行の住所を入力してください。} branchName {支店名を入力してください。} walletAddress {アドレスを入力してください。} network {ブロックチェーンを選んでください。} topic {お問い合わせの種類を選んでください。} content {内容を入力してください。} other {この項目は必須です。}}',
  username_invalid:
    '英数字、ピリオド、ハイフン、アンダースコアを使って{least, number}～{most, number}文字で、先頭は英数字にしてください。',
  username_taken: 'このユーザー名はすでに使われています。別の名前を選んでください。',
  nickname_too_long: '{most, number}文字以内で入力してください。',
  email_invalid: '正しいメールアドレスを入力してください（例：name@example.com）。',
  phone_invalid: '正しい電話番号を国番号から入力してください（例：+81 3 1234 5678）。',
  password_too_short: '{least, number}文字以上で入力してください。',
  password_too_long: '{most, number}文字以内で入力してください。',
  password_too_common: '推測されやすいパスワードです。別のものを選んでください。',
  password_like_username: 'パスワードにユーザー名を含めることはできません。',
  passwords_differ: '入力した2つのパスワードが一致しません。',
  password_wrong: 'パスワードが正しくありません。',
  password_old_wrong: '現在のパスワードが正しくありません。',
  password_same_as_old: '現在とは異なるパスワードにしてください。',
  login_password_none:
    '別のアプリからログインしているため、ここにはログインパスワードがありません。',
  passkey_wrong:
    'このパスキーで開けるアカウントはありません。削除された可能性があります。パスワードでログインしてください。',
  passkey_not_found: 'このパスキーはすでに削除されています。',
  passkey_too_many: 'パスキーはすでに{most, number}個あります。先に1つ削除してください。',
  passkey_before_digits:
    'このパスキーは6桁の数字より前に追加されたため、代わりに使うことはできません。6桁の数字を使うか、パスキーを削除して追加し直してください。',
  signature_wrong: 'パスキーで承認できませんでした。もう一度試すか、6桁の数字を使ってください。',
  password_objected:
    '再設定されたログインパスワードに異議を申し立てています。担当者2名が確認するまで、パスキーで新しいパスワードを設定することはできません。',
  passkey_doubted:
    'ログインパスワードが再設定されました。安全のため、パスキーを追加する前に取引パスワードを設定してください。',
  password_link_invalid:
    'このリンクは無効です。リンクは期限内に一度だけ使えます。新しいリンクを申請できます。',
  password_link_early:
    'このリンクは{until}から使えます。ご本人の依頼でない場合に気づけるよう、待ち時間を設けています。',
  password_link_word_wrong:
    '合言葉がこのリンクと一致しません。合言葉は、リンクとは別の担当者がお伝えしています。',
  nothing_to_object: '異議を申し立てる対象はもうありません。',
  nothing_changed: '変更された項目はありません。',

  code_not_found: '承認コードが見つかりません。1文字ずつご確認ください。',
  code_used: 'この承認コードは使用済みです。1つのコードで開設できるアカウントは1つです。',
  code_expired: 'この承認コードは有効期限が切れています。発行元に新しいコードをご依頼ください。',
  code_revoked: 'この承認コードは取り消されています。発行元に新しいコードをご依頼ください。',

  insufficient_balance:
    '{pocket, select, capital {ネットワークの自己資本が足りません。} other {残高が足りません。}}資金は動いていません。',
  request_id_reused:
    'このリクエストは別の内容ですでに送信されています。資金は動いていません。ページを再読み込みして、もう一度お試しください。',
  entry_already_reversed: 'この記帳はすでに取り消されています。資金は動いていません。',
  entry_not_reversible:
    'この記帳は出金、両替、プランのいずれかの一段階のため、単独ではチャージバックできません。',
  ledger_stopped:
    '当社の帳簿検査で、計算の合わない箇所が見つかりました。資金は動いておらず、調査が終わるまで一切動きません。',

  record_not_found: 'この取引がウォレットに見つかりません。',
  statement_too_long:
    '取引明細書に記載できる取引は{most, number}件までです。期間を短くしてください。',
  payout_zero: '0より大きい金額を入力してください。',
  payout_above_available: '利用可能残高を超えています。金額を減らしてください。',
  payout_fee_changed:
    '確認後に出金手数料が変わりました。資金は動いていません。新しい手数料を確認して、もう一度お試しください。',
  payout_card_missing:
    'カードまたはウォレットアドレスがまだ登録されていません。出金先を登録してください。',
  payout_method_gone:
    '登録中のカードまたはウォレットアドレスの出金方法は、取り扱いを終了しました。別の出金先を登録してください。',
  payout_pay_password_missing: '先に取引パスワードを設定してください。出金の承認に使用します。',
  payout_pay_password_disabled:
    '取引パスワードは誤入力が重なったため無効になりました。「お忘れですか」から新しく設定してください。',
  payout_startup_not_returned:
    '先にスタート資金を返還してください。ワンタップと取引パスワードで返還できます。充てるのは残額とその収益だけで、新たにお金を用意していただくことはありません。',
  payout_card_new:
    'カードまたはウォレットアドレスが変更されました。安全のため、{until}まで出金を停止しています。',
  payout_pay_password_reset:
    '取引パスワードが再設定されました。安全のため、{until}まで出金を停止しています。',
  payout_contact_changed:
    'メールアドレスまたは電話番号が変更されました。安全のため、{until}まで出金を停止しています。',
  payout_password_reset:
    'ログインパスワードが再設定されました。安全のため、{until}まで出金を停止しています。',
  payout_objected:
    '再設定されたログインパスワードに異議を申し立てています。安全のため、担当者2名が確認するまで出金を停止しています。費用はかかりません。',
  payout_ledger_stopped:
    '当社の帳簿検査で、計算の合わない箇所が見つかりました。資金は動いておらず、調査が終わるまで一切動きません。',
  payout_rejected:
    '担当者がこの出金を却下し、全額が戻りました。理由は出金に表示されています。誤りがある場合は、再審査を請求してください。',
  payout_not_found: '該当する出金が見つかりません。',
  payout_not_in_state: '出金の状況が変わったため、この操作はできなくなりました。',
  startup_nothing_due: '返還すべきスタート資金はありません。',
  startup_in_plans: 'スタート資金はプランで使用中です。そのプランが精算されると返還できます。',
  refusal_not_found: '該当する不承認が見つかりません。',
  review_not_found: '該当する再審査が見つかりません。',
  review_asked_already:
    'この件の再審査はすでに請求済みです。再審査は不承認1件につき1回で、最初の請求内容に対して回答します。',
  review_answered: 'この再審査にはすでに回答済みです。',

  exchange_not_offered: '登録済みの両替事業者がないため、外貨両替はまだ利用できません。',
  acceptance_code_wrong:
    '{kind, select, personal {この引受コードを持つ個人の引受人はいません。1文字ずつ確認するか、「法人」で探してください。} enterprise {この引受コードを持つ法人の引受人はいません。1文字ずつ確認するか、「個人」で探してください。} other {この引受コードを持つ引受人はいません。1文字ずつご確認ください。}}',
  exchange_quote_expired:
    'このレートは期限切れです。資金は動いていません。新しいレートを確認して、もう一度お試しください。',
  exchange_pay_password_missing: '先に取引パスワードを設定してください。両替の承認に使用します。',
  exchange_startup_not_returned:
    '先にスタート資金を返還してください。ワンタップと取引パスワードで返還できます。充てるのは残額とその収益だけで、新たにお金を用意していただくことはありません。',
  exchange_zero: '受取額が生じるよう、より大きい金額を入力してください。',
  exchange_above_limit: 'この引受人の上限は、両替1回につき{limit}です。金額を減らしてください。',
  exchange_above_available: '利用可能残高を超えています。金額を減らしてください。',
  exchange_pay_password_reset:
    '取引パスワードが再設定されました。安全のため、{until}まで両替を停止しています。',
  exchange_contact_changed:
    'メールアドレスまたは電話番号が変更されました。安全のため、{until}まで両替を停止しています。',
  exchange_password_reset:
    'ログインパスワードが再設定されました。安全のため、{until}まで両替を停止しています。',
  exchange_objected:
    '再設定されたログインパスワードに異議を申し立てています。安全のため、担当者2名が確認するまで両替を停止しています。費用はかかりません。',
  exchange_not_found: '該当する両替が見つかりません。',
  exchange_not_in_state: '両替の状況が変わったため、この操作はできなくなりました。',
  exchange_not_due:
    '担当者が両替について決定するのは、問題の申告があった場合、または期限を過ぎた場合に限ります。',

  conversion_not_found: '該当する注文が見つかりません。',
  conversion_not_disputable: 'この注文は、現在の状態では異議申立てができません。',
  dispute_made_already:
    'この注文にはすでに異議申立てがありました。異議申立ては双方それぞれ1回までです。',
  dispute_too_late: '異議申立ての期限は{until}でした。',
  dispute_not_open: 'この注文について審理中の異議申立てはありません。',
  placement_not_found: '該当する広告枠が見つかりません。',
  placement_exclusions_full: '1つのプランで除外できる広告枠は{most, number}件までです。',
  chargeback_too_late: 'この成果報酬のチャージバック期限は{until}でした。',
  plan_not_found: '該当するプランが見つかりません。',
  plan_not_in_status: 'プランの状況が変わったため、この操作はできなくなりました。',
  put_amount_invalid: '金額は小数点以下2桁まで、桁区切りなしで入力してください。',
  put_zero: '金額を0にすることはできません。',
  put_out_of_range:
    '{side, select, below {範囲外の金額です。このプランの下限は{lowest}です。} other {範囲外の金額です。このプランの上限は{highest}です。}}',
  put_coupon_above_highest:
    'クーポンで{adds}が加わると、このプランの上限{highest}を超えます。金額を減らすか、クーポンなしで出稿してください。',
  campaign_budget_spent: 'このキャンペーンは予算を使い切ったため、クーポンの配布を終了しました。',
  put_terms_changed:
    '確認後にこのプランの条件が変わりました。資金は動いていません。先に新しい条件をご確認ください。',
  put_offer_over: 'この提案は終了しました。資金は動いていません。',
  put_escrow_short:
    'このプランの成果報酬に充てる販売元の預託金が足りません。資金は動いていません。',
  campaign_not_found: '該当するキャンペーンが見つかりません。',
  campaign_over: 'このキャンペーンは終了しました。お持ちのクーポンは有効期限まで使えます。',
  coupon_claimed: 'このキャンペーンのクーポンはすでに受け取り済みです。',
  coupon_one_per_user: '新規ユーザークーポンは受け取り済みです。お一人様1枚までです。',
  coupon_new_user_only:
    'このクーポンの対象は、開設から{days, plural, other {#日}}以内のアカウントです。',
  coupon_not_found: '該当するクーポンが見つかりません。',
  coupon_used: 'このクーポンは使用済みです。',
  coupon_unavailable: 'このクーポンは期限切れか、現在使えません。クーポンなしで出稿してください。',
  coupon_amount:
    'このクーポンは{amount}以上の出稿で使えます。金額を増やすか、クーポンなしで出稿してください。',
  coupon_name_used_today:
    '同じ名前のクーポンを今日すでに使用しました。次に使えるのは{until}からです。',

  vip_not_offered: 'VIPは取り扱っていません。',
  vip_price_changed:
    '確認後にVIPの料金または手数料が変わりました。資金は動いていません。先に新しい内容をご確認ください。',
  vip_enough: 'VIPを購入できるのは{months, number}か月先までです。',

  follow_id_wrong: 'IDが正しくありません。もう一度入力してください。',
  follow_self: 'これはご自身のIDです。自分自身をフォローすることはできません。',
  follow_same: 'このIDはすでにフォロー中です。上限額を変えるには、先にフォローを停止してください。',
  follow_cap_invalid:
    '{field, select, capPerPlan {プランごとの上限額は、0より大きい金額にしてください。} other {合計の上限額は、プランごとの上限額以上にしてください。}}',
  follow_notice_needed:
    '運用パートナーの実績の確認から時間がたっているか、利益分配の割合が変わりました。先にもう一度ご確認ください。',
  follow_cap_used: '合計の上限額を使い切っていました。',
  follow_below_lowest: '上限額の残りが、プランの最低出稿額に足りませんでした。',
  follow_waits:
    'フォローがまだ始まっていませんでした。初めてのフォローは、検討期間の後に始まります。',
  follow_too_late: '期限内にコピーできませんでした。',
  follow_stopped: 'コピーされる前にフォローを停止しました。',

  second_person_needed: '別の担当者による承認が必要です。',
  deposit_reference_not_found: 'この入金照会番号を持つパートナーはいません。',

  pay_password_invalid: '取引パスワードは6桁の数字です。',
  pay_password_too_common:
    '日付、規則的な並び、連続した数字など、推測されやすい番号です。別の数字を選んでください。',
  pay_password_like_phone: '電話番号の末尾と同じです。別の数字を選んでください。',
  pay_password_not_set: '取引パスワードがまだありません。続けるには設定してください。',
  pay_password_doubted:
    'ログインパスワードが再設定されました。安全のため、取引パスワードは、担当者の承認後、{until}から設定できます。',
  pay_password_wrong:
    '取引パスワードが正しくありません。残り{left, plural, other {#回}}入力できます。',
  pay_password_paused:
    '誤入力が続いたため、一時停止しています。{minutes, plural, other {#分}}後にもう一度お試しください。',
  pay_password_disabled:
    '取引パスワードは誤入力が重なったため無効になりました。「お忘れですか」から新しく設定してください。',
  pay_password_reset_missing: '取り消す申請はありません。',
  session_not_fresh:
    '安全のため、この操作はログイン直後にのみできます。連携元のアプリに戻り、そこからこのページを開き直してください。',
  confirmation_invalid: '承認されたのは別の内容です。変更はありません。もう一度承認してください。',
  confirmation_expired: '時間が経過しすぎました。取引パスワードをもう一度入力してください。',
  confirmation_used:
    'この承認はすでに使用されています。もう一度行うには、取引パスワードを入力してください。',
  card_method_unknown: 'この出金方法の取り扱いは終了しました。ページを再読み込みしてください。',
  card_same: 'この情報はすでに登録されています。変更はありません。',
  field_invalid:
    '{field, select, bankAccount {正しい口座番号を、英数字だけで入力してください。} walletAddress {このブロックチェーンのアドレスとして正しくありません。全体をもう一度コピーしてください。} mobile {正しい電話番号を国番号から入力してください（例：+81 3 1234 5678）。} network {一覧からブロックチェーンを選んでください。} other {見えない文字、または混在した文字が含まれています。手で入力してください。}}',
  iban_length:
    '{country}で始まるIBANは{length, number}文字です。入力されたのは{given, number}文字です。',
  iban_checksum:
    'このIBANは正しくありません。少なくとも1文字が間違っています。銀行から受け取ったものと照らし合わせてください。',

  preference_locked: 'セキュリティに関する通知はオフにできません。',
  image_missing: '画像を選んでください。',
  image_not_image: 'JPEG、PNG、WebPの画像ではありません。別のファイルを選んでください。',
  image_too_large: '画像のサイズが大きすぎます。5 MB以下の画像を選んでください。',
  image_too_many_pixels: '画像の画素数が多すぎます。縮小して送信してください。',
  image_too_many_today:
    '送信できる画像の上限（{most, number}枚）に達しました。明日以降に送信してください。',
  image_quota_full:
    '画像の保存容量の上限{megabytes, number} MBに達しました。カスタマーサポートにご相談ください。',
  image_not_found: '該当する画像が見つかりません。',
  feedback_too_long: '{most, number}文字以内で入力してください。',
  feedback_too_many_images: '添付できる画像は{most, number}枚までです。',
  chat_too_long: '{most, number}文字以内で入力してください。',
  push_endpoint_unknown:
    'このブラウザのプッシュサービスには対応していません。通知はすべて通知一覧で確認できます。',
  chat_attachment_not_found: '添付した項目が見つかりません。別のものを添付してください。',
  staff_text_blocked:
    'パートナーには送信されていません。{why, select, account_number {口座番号が含まれています。} wallet_address {ウォレットアドレスが含まれています。} pay_in {お金を求めています。} password {パスワードを尋ねています。} return_promise {利益を約束しています。} outside_contact {アプリ外の連絡先やアドレスが含まれています。} remote_access {端末の操作を求めています。} disguised {文字を偽装しています。} other {担当者が書いてはならない内容です。}}「{part}」の部分を削除してください。',

  too_many_attempts:
    '試行回数が多すぎます。{minutes, plural, other {#分}}後にもう一度お試しください。',
  busy: 'サーバーが混み合っています。変更はありません。しばらくしてからお試しください。',
  server_error: 'サーバーエラーが発生しました。しばらくしてからお試しください。',
} as const satisfies Record<Reason, string>;
