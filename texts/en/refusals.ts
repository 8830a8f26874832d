import type { Reason } from '#domain/refusal.ts';

/** What each refusal says in English: what happened, why, and what to do next. */
export const texts = {
  input_invalid: 'We couldn’t read this request. Reload the page and try again.',
  body_not_json: 'We couldn’t read this request: it must be sent as JSON.',
  body_too_large: 'The request is too large.',
  call_not_found: 'This call doesn’t exist.',
  time_zone_invalid: 'We couldn’t read your time zone. Check your device’s date settings.',

  not_authorized: 'You are not authorized. Log in to continue.',
  session_expired: 'Your login has expired. Log in again.',
  session_not_found: 'That device is already logged out.',
  session_read_only:
    'This device is view-only because your login password was reset. Log in with the new password, or report it if it wasn’t you.',
  account_not_opened: 'You don’t have an account here yet. Open one with an authorization code.',
  account_not_activated:
    'Your account isn’t activated yet. Customer service can tell you what’s missing.',
  account_disabled: 'Your account is disabled. Customer service can tell you why.',
  account_cancelled: 'This account was cancelled. Customer service can help you.',
  handover_invalid: 'The link from your app isn’t valid. Go back and open it again.',
  handover_expired: 'The link from your app has expired. Go back and open it again.',
  handover_used: 'The link from your app has already been used. Go back and open it again.',

  credentials_wrong: 'The username or password is wrong.',
  field_empty:
    '{field, select, username {Enter your username.} password {Enter your password.} confirmPassword {Enter the password again.} oldPassword {Enter your current password.} newPassword {Enter a new password.} email {Enter your email address.} phone {Enter your phone number.} licenseKey {Enter your authorization code.} loginPassword {Enter your login password.} cardName {Enter the bank or card name.} userName {Enter the account holder’s name.} mobile {Enter a phone number.} bankAccount {Enter the account number.} bankAddress {Enter the bank’s address.} branchName {Enter the branch.} walletAddress {Enter the wallet address.} network {Choose the blockchain.} topic {Choose a topic.} content {Tell us what it’s about.} other {This field can’t be empty.}}',
  username_invalid:
    'Use {least, number} to {most, number} letters, digits, dots, dashes or underscores, starting with a letter or digit.',
  username_taken: 'This username already exists. Choose another.',
  nickname_too_long: 'Use at most {most, number} characters.',
  email_invalid: 'Enter a valid email address, such as name@example.com.',
  phone_invalid: 'Enter a valid phone number with its country code, such as +66 2 123 4567.',
  password_too_short: 'Use at least {least, number} characters.',
  password_too_long: 'Use at most {most, number} characters.',
  password_too_common: 'This password is too easy to guess. Choose another.',
  password_like_username: 'Your password can’t contain your username.',
  passwords_differ: 'The two passwords entered do not match.',
  password_wrong: 'The password is wrong.',
  password_old_wrong: 'The old password is wrong.',
  password_same_as_old: 'The new password must be different from the old one.',
  login_password_none: 'You log in through another app, so you have no login password here.',
  passkey_wrong:
    'This passkey doesn’t open an account here. It may have been removed. Log in with your password.',
  passkey_not_found: 'This passkey has already been removed.',
  passkey_too_many: 'You already have {most, number} passkeys. Remove one first.',
  passkey_before_digits:
    'This passkey is older than your six digits, so it can’t confirm in their place. Use the digits, or remove the passkey and add it again.',
  signature_wrong: 'We couldn’t confirm this with your passkey. Try again, or use your six digits.',
  password_objected:
    'You reported a login password that you didn’t set. A passkey can’t set a new one until two members of our staff have looked into it.',
  passkey_doubted:
    'Your login password was reset. To protect you, set a transaction password before you add a passkey.',
  password_link_invalid:
    'This link is no longer valid. Each link works once, for a limited time. You can ask for a new one.',
  password_link_early:
    'This link will work from {until}. The delay gives you time to notice if it wasn’t you who asked.',
  password_link_word_wrong:
    'This code word doesn’t match the link. A different member of staff gave it to you.',
  nothing_to_object: 'There’s nothing left to report or stop.',
  nothing_changed: 'You haven’t changed anything.',

  code_not_found: 'Authorization code not found. Check each character.',
  code_used: 'This authorization code has already been used. Each code opens one account.',
  code_expired: 'This authorization code has expired. Ask whoever gave it to you for a new one.',
  code_revoked: 'This authorization code was revoked. Ask whoever gave it to you for a new one.',

  insufficient_balance:
    '{pocket, select, capital {The network doesn’t have enough capital of its own for this.} other {Insufficient balance.}} No money has moved.',
  request_id_reused:
    'This request was already sent with different details. No money has moved. Reload the page and try again.',
  entry_already_reversed: 'This entry has already been reversed. No money has moved.',
  entry_not_reversible:
    'This entry is one step of a payout, an exchange or a plan. It can’t be charged back on its own.',
  ledger_stopped:
    'Our own check of the books found something that doesn’t add up. No money has moved, and none will until we’ve looked into it.',

  record_not_found: 'We can’t find this transaction in your wallet.',
  statement_too_long:
    'A statement can contain up to {most, number} transactions, and this period has more. Choose a shorter one.',
  payout_zero: 'Enter an amount above 0.',
  payout_above_available: 'That’s more than your available funds. Enter a smaller amount.',
  payout_fee_changed:
    'The payout fee has changed since you saw it. No money has moved. Check the new fee and try again.',
  payout_card_missing:
    'You haven’t added a card or wallet address yet. Add one so we know where to send your payout.',
  payout_method_gone:
    'The payout method of your card or wallet address is no longer offered. Add another one.',
  payout_pay_password_missing:
    'Set your transaction password first. You need it to confirm payouts.',
  payout_pay_password_disabled:
    'Your transaction password was entered wrongly too often and has been switched off. Set a new one under “Forgot it?”.',
  payout_startup_not_returned:
    'Return your start-up funds first. It takes one tap and your transaction password, and uses what’s left of them and what they earned. You never have to add money.',
  payout_card_new:
    'Your card or wallet address has just been changed. Payouts are paused until {until} to protect you.',
  payout_pay_password_reset:
    'Your transaction password has just been reset. Payouts are paused until {until} to protect you.',
  payout_contact_changed:
    'Your email or phone number has just been changed. Payouts are paused until {until} to protect you.',
  payout_password_reset:
    'Your login password has just been reset. Payouts are paused until {until} to protect you.',
  payout_objected:
    'You reported a login password that you didn’t set. Payouts are paused until two members of our staff have looked into it, to protect you. It costs you nothing.',
  payout_ledger_stopped:
    'Our own check of the books found something that doesn’t add up. No money has moved, and none will until we’ve looked into it.',
  payout_rejected:
    'A member of staff rejected this payout, and the full amount was returned. The reason is shown with it. If it’s wrong, ask for a review.',
  payout_not_found: 'We can’t find this payout.',
  payout_not_in_state: 'The payout has moved on, so this is no longer possible.',
  startup_nothing_due: 'You have no start-up funds to return.',
  startup_in_plans:
    'Your start-up funds are in plans. You can return them once those plans are settled.',
  refusal_not_found: 'We can’t find this refusal.',
  review_not_found: 'We can’t find this review.',
  review_asked_already:
    'You’ve already asked for a review of this. Each refusal is reviewed once, based on what you wrote first.',
  review_answered: 'This review has already been answered.',

  exchange_not_offered:
    'Foreign exchange isn’t offered here yet. The network has no registered provider.',
  acceptance_code_wrong:
    '{kind, select, personal {No personal acceptor has this code. Check each character, or try Enterprise.} enterprise {No enterprise acceptor has this code. Check each character, or try Personal.} other {No acceptor has this code. Check each character.}}',
  exchange_quote_expired:
    'This rate has expired. No money has moved. Check the new rate and try again.',
  exchange_pay_password_missing:
    'Set your transaction password first. You need it to confirm exchanges.',
  exchange_startup_not_returned:
    'Return your start-up funds first. It takes one tap and your transaction password, and uses what’s left of them and what they earned. You never have to add money.',
  exchange_zero: 'Enter a larger amount, so that you receive something.',
  exchange_above_limit: 'This acceptor’s limit is {limit} per exchange. Enter a smaller amount.',
  exchange_above_available: 'That’s more than your available funds. Enter a smaller amount.',
  exchange_pay_password_reset:
    'Your transaction password has just been reset. Exchanges are paused until {until} to protect you.',
  exchange_contact_changed:
    'Your email or phone number has just been changed. Exchanges are paused until {until} to protect you.',
  exchange_password_reset:
    'Your login password has just been reset. Exchanges are paused until {until} to protect you.',
  exchange_objected:
    'You reported a login password that you didn’t set. Exchanges are paused until two members of our staff have looked into it, to protect you. It costs you nothing.',
  exchange_not_found: 'We can’t find this exchange.',
  exchange_not_in_state: 'The exchange has moved on, so this is no longer possible.',
  exchange_not_due: 'Staff can decide an exchange only when it’s disputed or overdue.',

  conversion_not_found: 'We can’t find this order.',
  conversion_not_disputable: 'You can’t object to this order in its current state.',
  dispute_made_already:
    'There has already been an objection to this order. Each side can object once.',
  dispute_too_late: 'Objections were possible until {until}.',
  dispute_not_open: 'There’s no open objection to this order.',
  placement_not_found: 'We can’t find this placement.',
  placement_exclusions_full: 'You can exclude up to {most, number} placements per plan.',
  chargeback_too_late: 'The time to charge back this commission ended on {until}.',
  plan_not_found: 'We can’t find this plan.',
  plan_not_in_status: 'The plan has moved on, so this is no longer possible.',
  put_amount_invalid: 'Enter an amount with up to two decimals and no thousands separator.',
  put_zero: 'The amount can’t be 0.',
  put_out_of_range:
    '{side, select, below {Out of range: the minimum for this plan is {lowest}.} other {Out of range: the maximum for this plan is {highest}.}}',
  put_coupon_above_highest:
    'The coupon adds {adds}, which takes this plan above its maximum of {highest}. Put a smaller amount, or don’t use the coupon.',
  campaign_budget_spent: 'This activity’s budget is used up, so there are no more coupons.',
  put_terms_changed:
    'The terms of this plan have changed since you saw them. No money has moved. Check the new terms first.',
  put_offer_over: 'This offer has ended. No money has moved.',
  put_escrow_short:
    'The merchant hasn’t set aside enough to pay commissions for this plan. No money has moved.',
  campaign_not_found: 'We can’t find this activity.',
  campaign_over: 'This activity is over. Coupons you already have stay valid until they expire.',
  coupon_claimed: 'You’ve already claimed this activity’s coupon.',
  coupon_one_per_user: 'You’ve already had your new-user coupon. Each user can get only one.',
  coupon_new_user_only:
    'This coupon is for accounts opened within the last {days, plural, one {# day} other {# days}}.',
  coupon_not_found: 'We can’t find this coupon.',
  coupon_used: 'This coupon has already been used.',
  coupon_unavailable: 'This coupon has expired or is unavailable. Continue without it.',
  coupon_amount:
    'This coupon is for amounts of {amount} or more. Put a larger amount, or don’t use the coupon.',
  coupon_name_used_today:
    'You’ve already used a coupon with this name today. You can use the next one from {until}.',

  vip_not_offered: 'VIP isn’t offered here.',
  vip_price_changed:
    'The VIP price or fee has changed since you saw it. No money has moved. Check the new offer first.',
  vip_enough: 'You can’t buy VIP further ahead than {months, number} months.',

  follow_id_wrong: 'ID error, please re-enter.',
  follow_self: 'This is your own ID. You can’t follow yourself.',
  follow_same: 'You already follow this ID. To change your caps, stop following first.',
  follow_cap_invalid:
    '{field, select, capPerPlan {Enter a cap per plan above 0.} other {The total cap must be at least as high as the cap per plan.}}',
  follow_notice_needed:
    'You saw this operator’s record too long ago, or their share has changed. Check it again first.',
  follow_cap_used: 'Your total cap was used up.',
  follow_below_lowest: 'Your caps left less than the plan’s minimum.',
  follow_waits: 'Your follow hadn’t started yet. A first follow begins after a cooling-off period.',
  follow_too_late: 'It couldn’t be copied in time.',
  follow_stopped: 'You stopped following before it was copied.',

  second_person_needed: 'Someone else has to approve this.',
  deposit_reference_not_found: 'No partner has this deposit reference.',

  pay_password_invalid: 'Your transaction password needs six digits.',
  pay_password_too_common:
    'This is too easy to guess: a date, a pattern or digits in a row. Choose other digits.',
  pay_password_like_phone: 'These are the last digits of your phone number. Choose others.',
  pay_password_not_set: 'You have no transaction password yet. Set one to continue.',
  pay_password_doubted:
    'Your login password was reset. To protect you, you can set a transaction password from {until}, once our staff have approved it.',
  pay_password_wrong:
    'Wrong transaction password. {left, plural, one {# attempt} other {# attempts}} left.',
  pay_password_paused:
    'Too many wrong attempts. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
  pay_password_disabled:
    'Your transaction password was entered wrongly too often and has been switched off. Set a new one under “Forgot it?”.',
  pay_password_reset_missing: 'There’s no request to cancel.',
  session_not_fresh:
    'For your security, you can do this only shortly after logging in. Go back to the other app and open this page from there again.',
  confirmation_invalid: 'You confirmed something else. Nothing has changed. Please confirm again.',
  confirmation_expired: 'That took too long. Enter your transaction password again.',
  confirmation_used:
    'This confirmation has already been used. To do it again, enter your transaction password.',
  card_method_unknown: 'This payout method is no longer offered. Reload the page.',
  card_same: 'These details are already saved. Nothing has changed.',
  field_invalid:
    '{field, select, bankAccount {Enter a valid account number, using only its letters and digits.} walletAddress {This isn’t a valid address for this blockchain. Copy the whole address again.} mobile {Enter a valid phone number with its country code, such as +66 2 123 4567.} network {Choose a blockchain from the list.} other {This contains hidden or mixed characters. Type it in by hand.}}',
  iban_length:
    'IBANs that start with {country} have {length, number} characters. This one has {given, number}.',
  iban_checksum:
    'This isn’t a valid IBAN: at least one character is wrong. Compare it with what your bank gave you.',

  preference_locked: 'Security notifications can’t be turned off.',
  image_missing: 'Select an image.',
  image_not_image: 'This isn’t a JPEG, PNG or WebP image. Choose another file.',
  image_too_large: 'Image too large (5MB). Choose a smaller one.',
  image_too_many_pixels: 'This image has too many pixels. Send a smaller version.',
  image_too_many_today:
    'You’ve reached the daily limit of {most, number} images. Send this one tomorrow.',
  image_quota_full:
    'Your images have reached the limit of {megabytes, number} MB. Customer service can help you.',
  image_not_found: 'We can’t find this image.',
  feedback_too_long: 'Use at most {most, number} characters.',
  feedback_too_many_images: 'You can attach up to {most, number} images.',
  chat_too_long: 'Use at most {most, number} characters.',
  push_endpoint_unknown:
    'We don’t support this browser’s push service. You’ll still find everything under the bell.',
  staff_text_blocked:
    'This wasn’t sent to the partner: it {why, select, account_number {contains an account number} wallet_address {contains a wallet address} pay_in {asks for money} password {asks for a password} return_promise {promises returns} outside_contact {contains a contact or address outside the app} remote_access {asks for control of a device} disguised {disguises its wording} other {says something staff aren’t allowed to say}}: “{part}”. Leave that out.',
  chat_attachment_not_found: 'We can’t find what you attached. Attach something else.',

  too_many_attempts:
    'Too many attempts. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
  busy: 'The server is busy. Nothing has changed. Try again in a moment.',
  server_error: 'Server error. Try again in a moment.',
} as const satisfies Record<Reason, string>;
