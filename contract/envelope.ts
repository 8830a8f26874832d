import type { Facts, Reason } from '#domain/refusal.ts';

/** The codes of the envelope. They are not HTTP statuses, though some look alike. */
export type EnvelopeCode = 200 | 400 | 401 | 402 | 403 | 404 | 405 | 500 | 503 | 4001;

export interface Refused {
  readonly reason: Reason;
  readonly facts: Facts;
}

export type Envelope<Data> =
  | { readonly code: 200; readonly msg: string; readonly data: Data }
  | { readonly code: Exclude<EnvelopeCode, 200>; readonly msg: string; readonly data: Refused };

/** The one table that turns a reason into its code. */
export const envelopeCodes = {
  input_invalid: 400,
  body_not_json: 400,
  body_too_large: 400,
  call_not_found: 405,
  time_zone_invalid: 400,

  not_authorized: 401,
  session_expired: 503,
  session_not_found: 405,
  account_not_opened: 401,
  account_not_activated: 402,
  account_disabled: 403,
  account_cancelled: 404,
  handover_invalid: 401,
  handover_expired: 401,
  handover_used: 401,

  credentials_wrong: 400,
  field_empty: 400,
  username_invalid: 400,
  username_taken: 4001,
  nickname_too_long: 400,
  email_invalid: 400,
  phone_invalid: 400,
  password_too_short: 400,
  password_too_long: 400,
  password_too_common: 400,
  password_like_username: 400,
  passwords_differ: 400,
  password_wrong: 400,
  password_old_wrong: 400,
  password_same_as_old: 400,
  nothing_changed: 400,

  code_not_found: 400,
  code_used: 400,
  code_expired: 400,

  insufficient_balance: 400,
  request_id_reused: 400,
  entry_already_reversed: 400,
  entry_not_reversible: 400,
  ledger_stopped: 500,

  record_not_found: 405,
  statement_too_long: 400,
  payout_zero: 400,
  payout_above_available: 400,
  payout_card_missing: 400,
  payout_method_gone: 400,
  payout_pay_password_missing: 400,
  payout_startup_not_returned: 400,
  payout_card_new: 400,
  payout_pay_password_reset: 400,
  payout_contact_changed: 400,
  payout_not_found: 405,
  payout_not_in_state: 400,
  startup_nothing_due: 400,

  exchange_not_offered: 400,
  acceptance_code_wrong: 400,
  exchange_quote_expired: 400,
  exchange_pay_password_missing: 400,
  exchange_startup_not_returned: 400,
  exchange_zero: 400,
  exchange_above_limit: 400,
  exchange_above_available: 400,
  exchange_pay_password_reset: 400,
  exchange_contact_changed: 400,
  exchange_not_found: 405,
  exchange_not_in_state: 400,
  exchange_not_due: 400,

  proposal_not_found: 405,
  proposal_decided: 400,
  proposal_incomplete: 400,
  proposal_reference_used: 400,
  second_person_needed: 400,
  deposit_reference_not_found: 405,

  pay_password_invalid: 400,
  pay_password_too_common: 400,
  pay_password_like_phone: 400,
  pay_password_not_set: 400,
  pay_password_wrong: 400,
  pay_password_paused: 400,
  pay_password_disabled: 400,
  pay_password_reset_missing: 400,
  session_not_fresh: 400,
  ticket_invalid: 400,
  ticket_expired: 400,
  ticket_used: 400,
  card_method_unknown: 400,
  field_invalid: 400,

  too_many_attempts: 400,
  busy: 500,
  server_error: 500,
  not_built: 500,
} as const satisfies Record<Reason, Exclude<EnvelopeCode, 200>>;
