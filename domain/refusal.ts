/**
 * Every way the product says no. A reason is stable: other programs rely on it, so it is never
 * renamed. The contract gives each its envelope code, and every language its sentence.
 */
export const reasons = [
  // The shape of a request.
  'input_invalid',
  'body_not_json',
  'body_too_large',
  'call_not_found',
  'time_zone_invalid',

  // Who is asking.
  'not_authorized',
  'session_expired',
  'session_not_found',
  'session_read_only',
  'account_not_opened',
  'account_not_activated',
  'account_disabled',
  'account_cancelled',
  'handover_invalid',
  'handover_expired',
  'handover_used',

  // The forms of an account.
  'credentials_wrong',
  'field_empty',
  'username_invalid',
  'username_taken',
  'nickname_too_long',
  'email_invalid',
  'phone_invalid',
  'password_too_short',
  'password_too_long',
  'password_too_common',
  'password_like_username',
  'passwords_differ',
  'password_wrong',
  'password_old_wrong',
  'password_same_as_old',
  'login_password_none',
  'password_link_invalid',
  'password_link_early',
  'password_link_word_wrong',
  'nothing_to_object',
  'nothing_changed',

  // Authorization codes.
  'code_not_found',
  'code_used',
  'code_expired',
  'code_revoked',

  // Money.
  'insufficient_balance',
  'request_id_reused',
  'entry_already_reversed',
  'entry_not_reversible',
  'chargeback_too_late',
  'ledger_stopped',

  // The wallet.
  'record_not_found',
  'statement_too_long',
  'payout_zero',
  'payout_above_available',
  'payout_fee_changed',
  'payout_card_missing',
  'payout_method_gone',
  'payout_pay_password_missing',
  'payout_pay_password_disabled',
  'payout_startup_not_returned',
  'payout_card_new',
  'payout_pay_password_reset',
  'payout_contact_changed',
  'payout_password_reset',
  'payout_objected',
  'payout_ledger_stopped',
  'payout_rejected',
  'payout_not_found',
  'payout_not_in_state',
  'startup_nothing_due',
  'startup_in_plans',
  'refusal_not_found',
  'review_not_found',
  'review_asked_already',
  'review_answered',

  // Foreign exchange through acceptors.
  'exchange_not_offered',
  'acceptance_code_wrong',
  'exchange_quote_expired',
  'exchange_pay_password_missing',
  'exchange_startup_not_returned',
  'exchange_zero',
  'exchange_above_limit',
  'exchange_above_available',
  'exchange_pay_password_reset',
  'exchange_contact_changed',
  'exchange_password_reset',
  'exchange_objected',
  'exchange_not_found',
  'exchange_not_in_state',
  'exchange_not_due',

  // Plans.
  'plan_not_found',
  'plan_not_in_status',
  'put_amount_invalid',
  'put_zero',
  'put_out_of_range',
  'put_coupon_above_highest',
  'activity_budget_spent',
  'put_terms_changed',
  'put_offer_over',
  'put_escrow_short',

  // What plans earn, where they are shown, and who is told of it.
  'conversion_not_found',
  'conversion_not_disputable',
  'dispute_made_already',
  'dispute_too_late',
  'dispute_not_open',
  'zone_not_found',
  'zone_exclusions_full',
  'postback_url_invalid',

  // Activities and coupons.
  'activity_not_found',
  'activity_over',
  'coupon_claimed',
  'coupon_one_per_user',
  'coupon_new_user_only',
  'coupon_not_found',
  'coupon_used',
  'coupon_unavailable',
  'coupon_amount',
  'coupon_name_used_today',

  // Level and VIP.
  'vip_not_offered',
  'vip_price_changed',
  'vip_enough',

  // Following an operator.
  'follow_id_wrong',
  'follow_self',
  'follow_same',
  'follow_cap_invalid',
  'follow_notice_needed',
  'follow_cap_used',
  'follow_below_lowest',
  'follow_waits',
  'follow_too_late',
  'follow_stopped',

  // Acts of staff.
  'proposal_not_found',
  'proposal_decided',
  'proposal_incomplete',
  'proposal_reference_used',
  'second_person_needed',
  'deposit_reference_not_found',

  // The transaction password, its tickets, and the card.
  'pay_password_invalid',
  'pay_password_too_common',
  'pay_password_like_phone',
  'pay_password_not_set',
  'pay_password_doubted',
  'pay_password_wrong',
  'pay_password_paused',
  'pay_password_disabled',
  'pay_password_reset_missing',
  'session_not_fresh',
  'ticket_invalid',
  'ticket_expired',
  'ticket_used',
  'card_method_unknown',
  'card_same',
  'field_invalid',

  // Notifications, images, feedback and questions.
  'preference_locked',
  'image_missing',
  'image_not_image',
  'image_too_large',
  'image_too_many_pixels',
  'image_too_many_today',
  'image_quota_full',
  'image_not_found',
  'feedback_too_long',
  'feedback_too_many_images',
  'question_not_found',
  'chat_too_long',
  'staff_text_blocked',
  'chat_attachment_not_found',
  'push_endpoint_unknown',

  // The state of the server.
  'too_many_attempts',
  'busy',
  'server_error',
  'not_built',
] as const;

export type Reason = (typeof reasons)[number];

/** What a refusal is about: the field, the minutes to wait. Plain values for a sentence. */
export type Facts = Readonly<Record<string, string | number>>;

/** A reason together with its facts, as the rules return it. */
export interface Why {
  readonly reason: Reason;
  readonly facts: Facts;
}

export const why = (reason: Reason, facts: Facts = {}): Why => ({ reason, facts });

/** Thrown by a use case when the business says no. Anything else that is thrown is our own bug. */
export class Refusal extends Error {
  readonly reason: Reason;
  readonly facts: Facts;

  constructor(reason: Reason, facts: Facts = {}) {
    super(reason);
    this.name = 'Refusal';
    this.reason = reason;
    this.facts = facts;
  }
}

/** Turns the answer of a rule into a refusal, or does nothing when the rule says yes. */
export function refuse(answer: Why | null): void {
  if (answer) throw new Refusal(answer.reason, answer.facts);
}
