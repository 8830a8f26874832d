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
    '{field, select, username {Enter your username.} password {Enter your password.} confirmPassword {Enter the password again.} oldPassword {Enter your current password.} newPassword {Enter a new password.} email {Enter your email address.} phone {Enter your phone number.} licenseKey {Enter your authorization code.} other {This field cannot be empty.}}',
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

  too_many_attempts:
    'Too many attempts. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
  busy: 'The server is busy. Nothing was changed; try again in a moment.',
  server_error: 'Server error. Try again in a moment.',
  not_built: 'This part is not built yet.',
} as const satisfies Record<Reason, string>;
