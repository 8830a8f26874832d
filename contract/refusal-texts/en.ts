import type { Reason } from '#domain/refusal.ts';

/** What each refusal says in English: what happened, why, and what to do next. */
export const refusalTexts = {
  input_invalid: 'The request was not understood. Reload the page and try again.',
  body_not_json: 'The request was not understood: it must be sent as JSON.',
  body_too_large: 'The request is too large.',
  call_not_found: 'There is no such call.',
  time_zone_invalid: 'Your time zone was not understood. Check the date settings of your device.',

  not_authorized: 'You are not authorized. Log in to go on.',
  session_expired: 'Your login has expired. Log in again.',
  session_not_found: 'That session has already ended.',
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
    '{field, select, username {Enter your username.} password {Enter your password.} confirmPassword {Enter the password again.} oldPassword {Enter your current password.} newPassword {Enter a new password.} email {Enter your email address.} phone {Enter your phone number.} licenseKey {Enter your authorization code.} loginPassword {Enter your login password.} cardName {Enter the name of the bank or card.} userName {Enter the name of the account holder.} mobile {Enter a phone number.} bankAccount {Enter the account number.} bankAddress {Enter the address of the bank.} branchName {Enter the branch.} walletAddress {Enter the address.} network {Enter the network.} other {This field cannot be empty.}}',
  username_invalid:
    'Use {least} to {most} letters, digits, dots, dashes or underscores, starting with a letter or digit.',
  username_taken: 'This username already exists. Choose another.',
  nickname_too_long: 'Use at most {most} characters.',
  email_invalid: 'This is not an email address. It looks like name@example.com.',
  phone_invalid:
    'This is not a phone number. Write it with its country code, such as +66 2 123 4567.',
  password_too_short: 'Use at least {least} characters.',
  password_too_long: 'Use at most {most} characters.',
  password_too_common: 'This password is among the first that thieves try. Choose another.',
  password_like_username: 'The password must not contain your username.',
  passwords_differ: 'The two passwords entered do not match.',
  password_wrong: 'The password is wrong.',
  password_old_wrong: 'The old password is wrong.',
  password_same_as_old: 'The new password must differ from the old one.',
  nothing_changed: 'Nothing was changed.',

  code_not_found: 'Authorization code not found. Check each character.',
  code_used: 'This authorization code was used already. Each code opens one account.',
  code_expired: 'This authorization code has expired. Ask whoever gave it to you for a new one.',

  insufficient_balance: 'There is not enough money for this. Nothing was changed.',
  request_id_reused:
    'This request was sent before with other details. Nothing was changed; reload the page and try again.',
  entry_already_reversed: 'This entry was reversed before. Nothing was changed.',
  entry_not_reversible:
    'This entry belongs to something that ends in its own way, and is not charged back.',
  ledger_stopped:
    'Our own check of the books found something that does not add up. Nothing was changed, and no money moves until people have looked into it.',

  record_not_found: 'There is no such record in your wallet.',
  statement_too_long:
    'A statement holds up to {most, number} records, and there are more in this time. Choose a shorter range.',
  payout_zero: 'Choose an amount above 0.',
  payout_above_available: 'That is more than your available funds. Choose a smaller amount.',
  payout_card_missing:
    'No card or wallet address is bound yet. Bind one, and the payout can go there.',
  payout_method_gone:
    'Your card or wallet address belongs to a way of payout that is no longer offered. Bind another.',
  payout_pay_password_missing:
    'Set your transaction password first. Payouts are confirmed with it.',
  payout_startup_not_returned:
    'Your start-up funds are not returned yet. Return them with one tap; it takes no money of yours.',
  payout_card_new:
    'Your card or wallet address was changed less than a day ago. To protect you, payouts wait until {until}.',
  payout_pay_password_reset:
    'Your transaction password was reset less than a day ago. To protect you, payouts wait until {until}.',
  payout_contact_changed:
    'Your email or phone was changed less than a day ago. To protect you, payouts wait until {until}.',
  payout_not_found: 'There is no such payout.',
  payout_not_in_state: 'The payout has moved on meanwhile, so this is no longer possible.',
  startup_nothing_due: 'There are no start-up funds to return.',

  exchange_not_offered:
    'Foreign exchange is not offered here yet. The network has configured no registered provider.',
  acceptance_code_wrong:
    '{kind, select, personal {No personal acceptor has this code. Check each character, or look under enterprise.} enterprise {No enterprise acceptor has this code. Check each character, or look under personal.} other {No acceptor has this code. Check each character.}}',
  exchange_quote_expired:
    'The rate that you saw is no longer kept for you. Nothing was changed; look at the new one first.',
  exchange_pay_password_missing:
    'Set your transaction password first. Exchanges are confirmed with it.',
  exchange_startup_not_returned:
    'Your start-up funds are not returned yet. Return them with one tap; it takes no money of yours.',
  exchange_zero: 'Choose an amount above 0, so that something arrives.',
  exchange_above_limit:
    'This acceptor takes at most {limit} in one exchange. Choose a smaller amount.',
  exchange_above_available: 'That is more than your available funds. Choose a smaller amount.',
  exchange_pay_password_reset:
    'Your transaction password was reset less than a day ago. To protect you, exchanges wait until {until}.',
  exchange_contact_changed:
    'Your email or phone was changed less than a day ago. To protect you, exchanges wait until {until}.',
  exchange_not_found: 'There is no such exchange.',
  exchange_not_in_state: 'The exchange has moved on meanwhile, so this is no longer possible.',
  exchange_not_due:
    'Staff decide an exchange only when it is disputed or nobody has ended it for 72 hours.',

  proposal_not_found: 'There is no such proposal.',
  proposal_decided: 'This proposal was decided already.',
  proposal_incomplete: 'The proposal lacks something: {field}.',
  proposal_reference_used: 'This reference is booked or waiting already.',
  second_person_needed: 'Another person must confirm this.',
  deposit_reference_not_found: 'No partner has this deposit reference.',

  pay_password_invalid: 'The transaction password has six digits.',
  pay_password_too_common:
    'This one is easy to guess: a date, a pattern, or digits in a row. Choose other digits.',
  pay_password_like_phone: 'This is the end of your phone number. Choose other digits.',
  pay_password_not_set: 'You have no transaction password yet. Set one to go on.',
  pay_password_wrong:
    'Wrong transaction password. {left, plural, one {# attempt} other {# attempts}} left.',
  pay_password_paused:
    'Wrong too often. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
  pay_password_disabled:
    'Your transaction password was entered wrong ten times and is switched off. Set a new one under “Forgot it?”.',
  pay_password_reset_missing: 'There is no reset to cancel.',
  session_not_fresh:
    'For this you must have come in just now. Go back to your app and open this page from there.',
  ticket_invalid:
    'Your transaction password was not confirmed for exactly this. Nothing was changed; enter it again.',
  ticket_expired: 'That took longer than a minute. Enter your transaction password again.',
  ticket_used:
    'This confirmation was used already. Enter your transaction password again if you want it twice.',
  card_method_unknown: 'This way to be paid out is not offered any more. Reload the page.',
  field_invalid:
    '{field, select, bankAccount {This is not an account number: use its letters and digits, nothing else.} walletAddress {This is not an address of this kind. Copy it again, whole.} mobile {This is not a phone number. Write it with its country code, such as +66 2 123 4567.} other {This holds signs that cannot be seen or do not belong together. Type it by hand.}}',

  too_many_attempts:
    'Too many attempts. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
  busy: 'The server is busy. Nothing was changed; try again in a moment.',
  server_error: 'Server error. Try again in a moment.',
  not_built: 'This part is not built yet.',
} as const satisfies Record<Reason, string>;
