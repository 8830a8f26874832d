import { keysOf } from './name-list.ts';
import type { FactTerm } from './refusal-facts.ts';
import {
  type PayoutReason,
  payoutRefusals,
  tableOfPayoutReasons,
} from './wallet/payout-refusals.ts';

/** The facts of one refused payout; the remedy may always be named. */
type PayoutTerms<R extends PayoutReason> = readonly (
  | (typeof payoutRefusals)[R]['facts'][number]
  | 'remedy?'
)[];

// Each reason has its own facts, which a function over all of them cannot express.
const payoutTerms = tableOfPayoutReasons((reason) => [
  ...payoutRefusals[reason].facts,
  'remedy?',
]) as { readonly [R in PayoutReason]: PayoutTerms<R> };

/**
 * Every reason for which the product refuses, and its facts. A reason is stable: other programs
 * rely on it, so it is never renamed. The contract gives each its envelope code, and every language
 * its sentence.
 */
export const refusals = {
  // The format of a request.
  input_invalid: ['at?'],
  body_not_json: [],
  body_too_large: [],
  call_not_found: [],
  time_zone_invalid: [],

  // Authentication.
  not_authorized: [],
  session_expired: [],
  session_not_found: [],
  session_read_only: [],
  account_not_opened: [],
  account_not_activated: ['lang?'],
  account_disabled: ['lang?'],
  account_cancelled: ['lang?'],
  handover_invalid: [],
  handover_expired: [],
  handover_used: [],

  // Account forms.
  credentials_wrong: [],
  field_empty: ['field'],
  username_invalid: ['least', 'most', 'field?'],
  username_taken: ['field?'],
  nickname_too_long: ['most', 'field?'],
  email_invalid: ['field?'],
  phone_invalid: ['field?'],
  password_too_short: ['least', 'field?'],
  password_too_long: ['most', 'field?'],
  password_too_common: ['field?'],
  password_like_username: ['field?'],
  passwords_differ: ['field?'],
  password_wrong: ['field?'],
  password_old_wrong: ['field?'],
  password_same_as_old: ['field?'],
  login_password_none: [],
  passkey_wrong: [],
  passkey_not_found: [],
  passkey_too_many: ['most'],
  passkey_before_digits: [],
  signature_wrong: [],
  password_objected: [],
  passkey_doubted: [],
  password_link_invalid: [],
  password_link_early: ['until'],
  password_link_word_wrong: ['field?'],
  nothing_to_object: [],
  nothing_changed: [],

  // Authorization codes.
  code_not_found: ['field?'],
  code_used: ['field?'],
  code_expired: ['field?'],
  code_revoked: ['field?'],

  // Money.
  insufficient_balance: ['pocket?'],
  request_id_reused: [],
  entry_already_reversed: [],
  entry_not_reversible: [],
  chargeback_too_late: ['until'],
  ledger_stopped: [],

  // The wallet.
  record_not_found: [],
  statement_too_long: ['most'],
  ...payoutTerms,
  payout_not_found: [],
  payout_not_in_state: ['state?'],
  startup_nothing_due: [],
  startup_in_plans: [],
  refusal_not_found: [],
  review_not_found: [],
  review_asked_already: [],
  review_answered: [],

  // Foreign exchange through acceptors.
  exchange_not_offered: ['remedy?'],
  acceptance_code_wrong: ['kind'],
  exchange_quote_expired: ['remedy?'],
  exchange_pay_password_missing: ['remedy?'],
  exchange_startup_not_returned: ['remedy?'],
  exchange_zero: ['remedy?'],
  exchange_above_limit: ['limit', 'remedy?'],
  exchange_above_available: ['remedy?'],
  exchange_pay_password_reset: ['until', 'remedy?'],
  exchange_contact_changed: ['until', 'remedy?'],
  exchange_password_reset: ['until', 'remedy?'],
  exchange_objected: ['remedy?'],
  exchange_not_found: [],
  exchange_not_in_state: ['state?'],
  exchange_not_due: ['remedy?'],

  // Plans.
  plan_not_found: [],
  plan_not_in_status: ['status?'],
  put_amount_invalid: [],
  put_zero: [],
  put_out_of_range: ['side', 'lowest', 'highest'],
  put_coupon_above_highest: ['adds', 'highest'],
  campaign_budget_spent: [],
  put_terms_changed: [],
  put_offer_over: [],
  put_escrow_short: [],

  // What plans earn, and where they are shown.
  conversion_not_found: [],
  conversion_not_disputable: [],
  dispute_made_already: [],
  dispute_too_late: ['until'],
  dispute_not_open: [],
  placement_not_found: [],
  placement_exclusions_full: ['most'],

  // Campaigns and coupons.
  campaign_not_found: [],
  campaign_over: [],
  coupon_claimed: [],
  coupon_one_per_user: [],
  coupon_new_user_only: ['days'],
  coupon_not_found: [],
  coupon_used: [],
  coupon_unavailable: [],
  coupon_amount: ['amount'],
  coupon_name_used_today: ['until'],

  // Level and VIP.
  vip_not_offered: [],
  vip_price_changed: [],
  vip_enough: ['months'],

  // Following an operator.
  follow_id_wrong: [],
  follow_self: [],
  follow_same: [],
  follow_cap_invalid: ['field'],
  follow_notice_needed: [],
  follow_cap_used: [],
  follow_below_lowest: [],
  follow_waits: [],
  follow_too_late: [],
  follow_stopped: [],

  // Acts of staff.
  second_person_needed: [],
  deposit_reference_not_found: [],

  // The transaction password, confirmations, and payout cards.
  pay_password_invalid: ['field?'],
  pay_password_too_common: ['field?'],
  pay_password_like_phone: ['field?'],
  pay_password_not_set: [],
  pay_password_doubted: ['until'],
  pay_password_wrong: ['left'],
  pay_password_paused: ['minutes'],
  pay_password_disabled: [],
  pay_password_reset_missing: [],
  session_not_fresh: [],
  confirmation_invalid: [],
  confirmation_expired: [],
  confirmation_used: [],
  card_method_unknown: [],
  card_same: [],
  field_invalid: ['field'],
  iban_length: ['field', 'country', 'length', 'given'],
  iban_checksum: ['field'],

  // Notifications, images, feedback and questions.
  preference_locked: [],
  image_missing: [],
  image_not_image: [],
  image_too_large: [],
  image_too_many_pixels: [],
  image_too_many_today: ['most'],
  image_quota_full: ['megabytes'],
  image_not_found: [],
  feedback_too_long: ['most', 'field?'],
  feedback_too_many_images: ['most'],
  chat_too_long: ['most'],
  staff_text_blocked: ['why', 'part', 'at?'],
  chat_attachment_not_found: [],
  push_endpoint_unknown: [],

  // The state of the server.
  too_many_attempts: ['minutes'],
  busy: [],
  server_error: [],
} as const satisfies Record<string, readonly FactTerm[]>;

export type Reason = keyof typeof refusals;

export const reasons = keysOf(refusals);
