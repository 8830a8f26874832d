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

  too_many_attempts: 400,
  busy: 500,
  server_error: 500,
  not_built: 500,
} as const satisfies Record<Reason, Exclude<EnvelopeCode, 200>>;
