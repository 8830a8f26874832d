import type { Reason } from '#domain/refusal.ts';

/** What each refusal says in English: what happened, why, and what to do next. */
export const texts = {
  input_invalid: 'The request was not understood. Reload the page and try again.',
  body_not_json: 'The request was not understood: it must be sent as JSON.',
  body_too_large: 'The request is too large.',
  call_not_found: 'There is no such call.',
  time_zone_invalid: 'Your time zone was not understood. Check the date settings of your device.',

  not_authorized: 'You are not authorized. Log in to go on.',
  session_expired: 'Your login has expired. Log in again.',
  session_not_found: 'That session has already ended.',
  session_read_only:
    'This device can only read, because your login password was set by a link. Log in with the new password, or object if it was not you.',
  account_not_opened: 'You have no account here yet. Open one with an authorization code.',
  account_not_activated:
    'Your account is not activated yet. Customer service can tell you what is missing.',
  account_disabled: 'Your account is disabled. Customer service can tell you why.',
  account_cancelled: 'This account was cancelled. Customer service can help you further.',
  handover_invalid: 'The link from your app is not valid. Go back and open it again.',
  handover_expired: 'The link from your app has expired. Go back and open it again.',
  handover_used: 'The link from your app was used already. Go back and open it again.',

  credentials_wrong: 'Username or password is wrong.',
  field_empty:
    '{field, select, username {Enter your username.} password {Enter your password.} confirmPassword {Enter the password again.} oldPassword {Enter your current password.} newPassword {Enter a new password.} email {Enter your email address.} phone {Enter your phone number.} licenseKey {Enter your authorization code.} loginPassword {Enter your login password.} cardName {Enter the name of the bank or card.} userName {Enter the name of the account holder.} mobile {Enter a phone number.} bankAccount {Enter the account number.} bankAddress {Enter the address of the bank.} branchName {Enter the branch.} walletAddress {Enter the address.} network {Choose the network.} topic {Choose a topic.} content {Write what it is about.} other {This field cannot be empty.}}',
  username_invalid:
    'Use {least, number} to {most, number} letters, digits, dots, dashes or underscores, starting with a letter or digit.',
  username_taken: 'This username already exists. Choose another.',
  nickname_too_long: 'Use at most {most, number} characters.',
  email_invalid: 'This is not an email address. It looks like name@example.com.',
  phone_invalid:
    'This is not a phone number. Write it with its country code, such as +66 2 123 4567.',
  password_too_short: 'Use at least {least, number} characters.',
  password_too_long: 'Use at most {most, number} characters.',
  password_too_common: 'This password is among the first that thieves try. Choose another.',
  password_like_username: 'The password must not contain your username.',
  passwords_differ: 'The two passwords entered do not match.',
  password_wrong: 'The password is wrong.',
  password_old_wrong: 'The old password is wrong.',
  password_same_as_old: 'The new password must differ from the old one.',
  login_password_none: 'You come in through your app and have no login password here.',
  password_link_invalid:
    'This link is not valid any more. It works once and for a day; customer service can give you a new one.',
  password_link_early:
    'This link works from {until} on. The wait gives you time to see that somebody asked.',
  password_link_word_wrong:
    'The word does not belong to this link. You were given it by another person of customer service than the link.',
  nothing_to_object: 'There is nothing to object to any more.',
  nothing_changed: 'Nothing was changed.',

  code_not_found: 'Authorization code not found. Check each character.',
  code_used: 'This authorization code was used already. Each code opens one account.',
  code_expired: 'This authorization code has expired. Ask whoever gave it to you for a new one.',
  code_revoked: 'This authorization code was revoked. Ask whoever gave it to you for a new one.',

  insufficient_balance:
    '{pocket, select, capital {The network has not enough capital of its own for this.} other {Insufficient balance.}} Nothing was changed.',
  request_id_reused:
    'This request was sent before with other details. Nothing was changed; reload the page and try again.',
  entry_already_reversed: 'This entry was reversed before. Nothing was changed.',
  entry_not_reversible:
    'This entry is one step of a payout, an exchange or a plan, which can only end as a whole. It cannot be charged back alone.',
  ledger_stopped:
    'Our own check of the books found something that does not add up. Nothing was changed, and no money moves until people have looked into it.',

  record_not_found: 'There is no such record in your wallet.',
  statement_too_long:
    'A statement holds up to {most, number} records, and there are more in this time. Choose a shorter range.',
  payout_zero: 'Choose an amount above 0.',
  payout_above_available: 'That is more than your available funds. Choose a smaller amount.',
  payout_fee_changed:
    'The fee of payouts has changed since you saw it. Nothing was moved; look at the new one and ask again.',
  payout_card_missing:
    'No card or wallet address is bound yet. Bind one, and the payout can go there.',
  payout_method_gone:
    'Your card or wallet address belongs to a way of payout that is no longer offered. Bind another.',
  payout_pay_password_missing:
    'Set your transaction password first. Payouts are confirmed with it.',
  payout_pay_password_disabled:
    'Your transaction password was entered wrong ten times and is switched off. Set a new one under “Forgot it?”.',
  payout_startup_not_returned:
    'Your start-up funds are not returned yet. Return them with one tap: it takes what is left of them and what they earned, never money that you would have to bring.',
  payout_card_new:
    'Your card or wallet address was changed less than a day ago. To protect you, payouts wait until {until}.',
  payout_pay_password_reset:
    'Your transaction password was reset less than a day ago. To protect you, payouts wait until {until}.',
  payout_contact_changed:
    'Your email or phone was changed less than a day ago. To protect you, payouts wait until {until}.',
  payout_password_reset:
    'Your login password was set anew less than a day ago. To protect you, payouts wait until {until}.',
  payout_objected:
    'You objected to a login password that was set by a link. To protect you, payouts are paused until two people of customer service have looked into it. It costs nothing.',
  payout_ledger_stopped:
    'Our own check of the books found something that does not add up. Nothing was changed, and no money moves until people have looked into it.',
  payout_rejected:
    'A member of staff rejected the payout, and the whole amount came back. The reason stands with it; if it is wrong, ask for a review.',
  payout_not_found: 'There is no such payout.',
  payout_not_in_state: 'The payout has moved on meanwhile, so this is no longer possible.',
  startup_nothing_due: 'There are no start-up funds to return.',
  startup_in_plans:
    'The start-up funds are held in plans. They can be returned when those plans have ended.',
  refusal_not_found: 'There is no such refusal.',
  review_not_found: 'No review was asked for here.',
  review_asked_already:
    'You have already asked for a review of this. Each refusal is reviewed once, and the answer is to what you wrote first.',
  review_answered: 'This review was answered already.',

  exchange_not_offered:
    'Foreign exchange is not offered here yet. The network has configured no registered provider.',
  acceptance_code_wrong:
    '{kind, select, personal {No personal acceptor has this code. Check each character, or look under enterprise.} enterprise {No enterprise acceptor has this code. Check each character, or look under personal.} other {No acceptor has this code. Check each character.}}',
  exchange_quote_expired:
    'The rate that you saw is no longer kept for you. Nothing was changed; look at the new one first.',
  exchange_pay_password_missing:
    'Set your transaction password first. Exchanges are confirmed with it.',
  exchange_startup_not_returned:
    'Your start-up funds are not returned yet. Return them with one tap: it takes what is left of them and what they earned, never money that you would have to bring.',
  exchange_zero: 'Choose an amount above 0, so that something arrives.',
  exchange_above_limit:
    'This acceptor takes at most {limit} in one exchange. Choose a smaller amount.',
  exchange_above_available: 'That is more than your available funds. Choose a smaller amount.',
  exchange_pay_password_reset:
    'Your transaction password was reset less than a day ago. To protect you, exchanges wait until {until}.',
  exchange_contact_changed:
    'Your email or phone was changed less than a day ago. To protect you, exchanges wait until {until}.',
  exchange_password_reset:
    'Your login password was set anew less than a day ago. To protect you, exchanges wait until {until}.',
  exchange_objected:
    'You objected to a login password that was set by a link. To protect you, exchanges are paused until two people of customer service have looked into it. It costs nothing.',
  exchange_not_found: 'There is no such exchange.',
  exchange_not_in_state: 'The exchange has moved on meanwhile, so this is no longer possible.',
  exchange_not_due:
    'Staff decide an exchange only when it is disputed or nobody has ended it for 72 hours.',

  conversion_not_found: 'There is no such order.',
  conversion_not_disputable: 'This order cannot be objected to as it stands now.',
  dispute_made_already: 'There was an objection to this order already. Each side may object once.',
  dispute_too_late: 'It was possible to object until {until}.',
  dispute_not_open: 'No objection to this order is open.',
  placement_not_found: 'There is no such placement.',
  placement_exclusions_full: 'At most {most, number} placements of a plan can be excluded.',
  postback_url_invalid:
    'This must be an https address of a public site, without a port or a password, and only with the words in braces that are listed.',
  chargeback_too_late:
    'A commission can be charged back for 60 days. This one was possible until {until}.',
  plan_not_found: 'There is no such plan.',
  plan_not_in_status: 'The plan has moved on meanwhile, so this is no longer possible.',
  put_amount_invalid: 'Type digits with at most two decimals and no separator for thousands.',
  put_zero: 'The amount may not be 0.',
  put_out_of_range:
    '{side, select, below {Out of range: the lowest amount for this plan is {lowest}.} other {Out of range: the highest amount for this plan is {highest}.}}',
  put_coupon_above_highest:
    'The coupon adds {adds}, which takes this plan above its highest amount of {highest}. Put less, or put without it.',
  campaign_budget_spent:
    'The budget of this activity is used up, so no further coupon can be given.',
  put_terms_changed:
    'The terms of this plan have changed since you saw them. Nothing was put; look at the new ones.',
  put_offer_over: 'The offer of this plan is over. Nothing was put.',
  put_escrow_short:
    'The merchant has not set enough aside to pay commissions for this plan. Nothing was put.',
  campaign_not_found: 'There is no such activity.',
  campaign_over: 'This activity is over. Coupons that you have stay good until they expire.',
  coupon_claimed: 'You have claimed the coupon of this activity already.',
  coupon_one_per_user: 'You have had your new-user coupon. Each user gets one.',
  coupon_new_user_only:
    'This coupon is for accounts opened within the last {days, plural, one {# day} other {# days}}.',
  coupon_not_found: 'There is no such coupon.',
  coupon_used: 'This coupon was used already.',
  coupon_unavailable: 'This coupon has expired or is not available now. Put without it.',
  coupon_amount: 'This coupon is for amounts of {amount} or more. Put more, or put without it.',
  coupon_name_used_today:
    'You used a coupon of this name today. The next can be used from {until}.',

  vip_not_offered: 'VIP is not offered here.',
  vip_price_changed:
    'The price of VIP or its fee has changed meanwhile. Nothing was taken; look at the offer again first.',
  vip_enough: 'You have bought VIP ahead as far as it goes: {months, number} months.',

  follow_id_wrong: 'ID error, please re-enter.',
  follow_self: 'This is your own ID. You cannot follow yourself.',
  follow_same: 'You follow this ID already. Stop first to follow it with other caps.',
  follow_cap_invalid:
    '{field, select, capPerPlan {Choose an amount above 0 for each plan.} other {The cap in all must be at least the cap for each plan.}}',
  follow_notice_needed:
    'What you saw of this operator is no longer current. Look at the record again first.',
  follow_cap_used: 'Your cap in all was used up.',
  follow_below_lowest: 'Your caps left less than the product takes.',
  follow_waits: 'It was put before your follow counted: the first day is for thinking it over.',
  follow_too_late: 'It could not be copied within a day.',
  follow_stopped: 'You stopped following before it was copied.',

  proposal_not_found: 'There is no such proposal.',
  proposal_decided: 'This proposal was decided already.',
  proposal_incomplete:
    '{field, select, amount {Choose an amount above 0.} other {The proposal lacks something: {field}.}}',
  proposal_reference_used: 'This reference is booked or waiting already.',
  second_person_needed: 'Another person must confirm this.',
  deposit_reference_not_found: 'No partner has this deposit reference.',

  pay_password_invalid: 'The transaction password has six digits.',
  pay_password_too_common:
    'This one is easy to guess: a date, a pattern, or digits in a row. Choose other digits.',
  pay_password_like_phone: 'This is the end of your phone number. Choose other digits.',
  pay_password_not_set: 'You have no transaction password yet. Set one to go on.',
  pay_password_doubted:
    'Your login password was set by a link. To protect you, a transaction password can be set from {until}, once customer service has agreed to it.',
  pay_password_wrong:
    'Wrong transaction password. {left, plural, one {# attempt} other {# attempts}} left.',
  pay_password_paused:
    'Wrong too often. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
  pay_password_disabled:
    'Your transaction password was entered wrong ten times and is switched off. Set a new one under “Forgot it?”.',
  pay_password_reset_missing: 'There is no reset to cancel.',
  session_not_fresh:
    'For your safety, this is possible only right after you have come in. Go back to your app and open this page from there again.',
  confirmation_invalid:
    'Your transaction password was not confirmed for exactly this. Nothing was changed; enter it again.',
  confirmation_expired: 'That took longer than a minute. Enter your transaction password again.',
  confirmation_used:
    'This confirmation was used already. Enter your transaction password again if you want it twice.',
  card_method_unknown: 'This way to be paid out is not offered any more. Reload the page.',
  card_same: 'These details are bound already. Nothing was changed.',
  field_invalid:
    '{field, select, bankAccount {This is not an account number: use its letters and digits, nothing else.} walletAddress {This is not an address of this kind. Copy it again, whole.} mobile {This is not a phone number. Write it with its country code, such as +66 2 123 4567.} network {Choose a network from the list.} other {This holds signs that cannot be seen or do not belong together. Type it by hand.}}',

  preference_locked: 'What concerns the safety of your account is always told.',
  image_missing: 'Select an image.',
  image_not_image: 'This is not a JPEG, PNG or WebP image. Choose another file.',
  image_too_large: 'Image too large (5MB). Choose one of at most 5 MB.',
  image_too_many_pixels: 'The image has too many pixels. Send a smaller version of it.',
  image_too_many_today: 'You have sent {most, number} images within a day. Send this one tomorrow.',
  image_quota_full:
    'Your images take up all the {megabytes, number} MB they may. Customer service helps you.',
  image_not_found: 'There is no such image.',
  feedback_too_long: 'Use at most {most, number} characters.',
  feedback_too_many_images: 'At most {most, number} images can be attached.',
  question_not_found: 'There is no such question.',
  chat_too_long: 'Use at most {most, number} characters.',
  push_endpoint_unknown:
    'The push service of this browser is not known to us. The bell still tells you everything.',
  staff_text_blocked:
    'This was not written to the partner: it {why, select, account_number {names an account number} wallet_address {names a wallet address} pay_in {asks for money} password {asks for a password} return_promise {promises returns} outside_contact {names a contact or an address outside the app} remote_access {asks for control of a device} disguised {hides words by the way they are written} other {says what staff may not say}}: “{part}”. Leave that out.',
  chat_attachment_not_found: 'What you attached is not yours or is gone. Attach something else.',

  too_many_attempts:
    'Too many attempts. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
  busy: 'The server is busy. Nothing was changed; try again in a moment.',
  server_error: 'Server error. Try again in a moment.',
} as const satisfies Record<Reason, string>;
