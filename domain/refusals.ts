import { termsAt } from './refusal-facts.ts';

/** Also before a login. */
const anyone = termsAt('anyone');
/** On any screen after it. */
const member = termsAt('member');
/** Where an account is opened, or its credentials are changed. */
const account = termsAt('account');
const help = termsAt('help');
const money = termsAt('money');
const programme = termsAt('programme');
/** When recovering access to an account. */
const recovery = termsAt('recovery');

/**
 * Every reason for which the product refuses, and its facts. A reason is stable: other programs
 * rely on it, so it is never renamed. The contract gives each its envelope code, and every language
 * its sentence.
 */
export const refusals = {
  // The format of a request.
  input_invalid: anyone('at?'),
  body_not_json: member(),
  body_too_large: member(),
  call_not_found: member(),
  time_zone_invalid: member(),

  // Authentication.
  not_authorized: anyone(),
  session_expired: anyone(),
  session_not_found: member(),
  session_read_only: member(),
  account_not_opened: account(),
  account_not_activated: anyone('lang?'),
  account_disabled: anyone('lang?'),
  account_cancelled: anyone('lang?'),
  handover_invalid: account(),
  handover_expired: account(),
  handover_used: account(),

  // Account forms.
  credentials_wrong: anyone(),
  field_empty: anyone('field'),
  username_invalid: account('least', 'most', 'field?'),
  username_taken: account('field?'),
  nickname_too_long: account('most', 'field?'),
  email_invalid: account('field?'),
  phone_invalid: member('field?'),
  password_too_short: account('least', 'field?'),
  password_too_long: account('most', 'field?'),
  password_too_common: account('field?'),
  password_like_username: account('field?'),
  passwords_differ: anyone('field?'),
  password_wrong: member('field?'),
  password_old_wrong: account('field?'),
  password_same_as_old: money('field?'),
  login_password_none: money(),
  passkey_wrong: anyone(),
  passkey_not_found: money(),
  passkey_too_many: money('most'),
  passkey_before_digits: money(),
  signature_wrong: money(),
  password_objected: account(),
  passkey_doubted: money(),
  password_link_invalid: recovery(),
  password_link_early: recovery('until'),
  password_link_word_wrong: recovery('field?'),
  nothing_to_object: member(),
  nothing_changed: member(),

  // Authorization codes.
  code_not_found: account('field?'),
  code_used: account('field?'),
  code_expired: account('field?'),
  code_revoked: account('field?'),

  // Money.
  insufficient_balance: money('pocket?'),
  request_id_reused: money(),
  entry_already_reversed: money(),
  entry_not_reversible: money(),
  chargeback_too_late: money('until'),
  ledger_stopped: money(),

  // The wallet.
  record_not_found: money(),
  statement_too_long: money('most'),
  payout_zero: money('remedy?'),
  payout_above_available: money('remedy?'),
  payout_fee_changed: money('remedy?'),
  payout_card_missing: money('remedy?'),
  payout_method_gone: money('remedy?'),
  payout_pay_password_missing: money('remedy?'),
  payout_pay_password_disabled: money('remedy?'),
  payout_startup_not_returned: money('remedy?'),
  payout_card_new: money('until', 'remedy?'),
  payout_pay_password_reset: money('until', 'remedy?'),
  payout_contact_changed: money('until', 'remedy?'),
  payout_password_reset: money('until', 'remedy?'),
  payout_objected: money('remedy?'),
  payout_ledger_stopped: money('remedy?'),
  payout_rejected: money('remedy?'),
  payout_not_found: money(),
  payout_not_in_state: money('state?'),
  startup_nothing_due: money(),
  startup_in_plans: money(),
  refusal_not_found: money(),
  review_not_found: money(),
  review_asked_already: money(),
  review_answered: money(),

  // Foreign exchange through acceptors.
  exchange_not_offered: money('remedy?'),
  acceptance_code_wrong: money('kind'),
  exchange_quote_expired: money('remedy?'),
  exchange_pay_password_missing: money('remedy?'),
  exchange_startup_not_returned: money('remedy?'),
  exchange_zero: money('remedy?'),
  exchange_above_limit: money('limit', 'remedy?'),
  exchange_above_available: money('remedy?'),
  exchange_pay_password_reset: money('until', 'remedy?'),
  exchange_contact_changed: money('until', 'remedy?'),
  exchange_password_reset: money('until', 'remedy?'),
  exchange_objected: money('remedy?'),
  exchange_not_found: money(),
  exchange_not_in_state: money('state?'),
  exchange_not_due: money('remedy?'),

  // Plans.
  plan_not_found: money(),
  plan_not_in_status: money('status?'),
  put_amount_invalid: money(),
  put_zero: money(),
  put_out_of_range: money('side', 'lowest', 'highest'),
  put_coupon_above_highest: money('adds', 'highest'),
  campaign_budget_spent: programme(),
  put_terms_changed: money(),
  put_offer_over: money(),
  put_escrow_short: money(),

  // What plans earn, and where they are shown.
  conversion_not_found: money(),
  conversion_not_disputable: money(),
  dispute_made_already: money(),
  dispute_too_late: money('until'),
  dispute_not_open: money(),
  placement_not_found: money(),
  placement_exclusions_full: money('most'),

  // Campaigns and coupons.
  campaign_not_found: programme(),
  campaign_over: programme(),
  coupon_claimed: programme(),
  coupon_one_per_user: programme(),
  coupon_new_user_only: programme('days'),
  coupon_not_found: programme(),
  coupon_used: programme(),
  coupon_unavailable: programme(),
  coupon_amount: programme('amount'),
  coupon_name_used_today: programme('until'),

  // Level and VIP.
  vip_not_offered: programme(),
  vip_price_changed: programme(),
  vip_enough: programme('months'),

  // Following an operator.
  follow_id_wrong: programme(),
  follow_self: programme(),
  follow_same: programme(),
  follow_cap_invalid: programme('field'),
  follow_notice_needed: programme(),
  follow_cap_used: programme(),
  follow_below_lowest: programme(),
  follow_waits: programme(),
  follow_too_late: programme(),
  follow_stopped: programme(),

  // Acts of staff.
  proposal_not_found: money(),
  proposal_decided: money(),
  proposal_incomplete: money('field'),
  proposal_reference_used: money(),
  second_person_needed: money(),
  deposit_reference_not_found: money(),

  // The transaction password, confirmations, and payout cards.
  pay_password_invalid: money('field?'),
  pay_password_too_common: money('field?'),
  pay_password_like_phone: money('field?'),
  pay_password_not_set: money(),
  pay_password_doubted: money('until'),
  pay_password_wrong: money('left'),
  pay_password_paused: money('minutes'),
  pay_password_disabled: money(),
  pay_password_reset_missing: money(),
  session_not_fresh: money(),
  confirmation_invalid: money(),
  confirmation_expired: money(),
  confirmation_used: money(),
  card_method_unknown: money(),
  card_same: money(),
  field_invalid: money('field'),
  iban_length: money('field', 'country', 'length', 'given'),
  iban_checksum: money('field'),

  // Notifications, images, feedback and questions.
  preference_locked: help(),
  image_missing: help(),
  image_not_image: help(),
  image_too_large: help(),
  image_too_many_pixels: help(),
  image_too_many_today: help('most'),
  image_quota_full: help('megabytes'),
  image_not_found: help(),
  feedback_too_long: help('most', 'field?'),
  feedback_too_many_images: help('most'),
  chat_too_long: help('most'),
  staff_text_blocked: help('why', 'part', 'at?'),
  chat_attachment_not_found: help(),
  push_endpoint_unknown: help(),

  // The state of the server.
  too_many_attempts: anyone('minutes'),
  busy: anyone(),
  server_error: anyone(),
} as const;

export type Reason = keyof typeof refusals;

/** Who can meet a refusal: this decides with which texts of the app its sentence is loaded. */
export type RefusalPlace = (typeof refusals)[Reason]['place'];

export const reasons = Object.keys(refusals) as readonly Reason[];
