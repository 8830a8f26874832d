import type { Facts } from '#domain/refusal.ts';

/** What only the desk says no to, with its envelope code and sentence. The desk speaks English. */
export const deskRefusals = {
  desk_not_signed_in: [401, 'You are not signed in. Sign in to go on.'],
  desk_session_over: [401, 'Your session is over. Sign in again.'],
  desk_role_missing: [500, 'Your roles do not include this. It needs one of: {roles}.'],
  desk_credentials_wrong: [500, 'Name, password or one-time code is wrong.'],
  desk_factor_stale: [500, 'Confirm that it is you: a one-time code or a passkey is needed.'],
  desk_proof_needed: [500, 'Prove who you are: password and one-time code, or a passkey.'],
  desk_passkey_wrong: [500, 'That passkey is not known here.'],
  desk_link_invalid: [500, 'This link is not valid any more. Ask an admin for a new one.'],
  desk_link_word_wrong: [500, 'The word does not belong to this link. Ask the other admin for it.'],
  desk_staff_waiting: [500, 'Something about this person waits for a second admin already.'],
  desk_code_wrong: [500, 'The one-time code is wrong. Check the clock of your phone.'],
  desk_name_taken: [500, 'There is a member of staff of this name already.'],
  desk_last_admin: [500, 'This is the last admin. Make another one first.'],
  desk_not_oneself: [500, 'Nobody does this to their own account. Ask another admin.'],
  desk_changed_meanwhile: [
    500,
    'Changed by another person meanwhile. Open it anew to see what is there now.',
  ],
  desk_proposal_waiting: [500, 'A change of this waits for a second person already.'],
  desk_refusal_unexplained: [500, 'Write why you refuse it. Whoever asked reads it.'],
  desk_host_ended: [500, 'This host was ended.'],
  desk_no_contact: [500, 'This merchant has no contact to send a key to. Set one first.'],
  desk_not_found: [500, 'There is no such thing, or not any more.'],
  desk_value_wrong: [500, 'This cannot be taken: {what}.'],
  desk_product_withdrawn: [500, 'This product was withdrawn.'],
  desk_placement_ended: [500, 'This placement was ended.'],
  desk_product_replaced: [500, 'There is a newer version of this product. Push that one.'],
  desk_product_unreviewed: [500, 'This product has no approved creative.'],
  desk_offer_open: [500, 'Whom you chose hold an open offer of this product already.'],
  desk_partner_inactive: [500, 'The account of this partner is not in use.'],
  desk_activity_over: [500, 'This activity is over.'],
  desk_activity_claimed: [500, 'Coupons of this activity are claimed by partners, not given.'],
  desk_is_out: [500, 'This is out already, and what partners have read is not taken back.'],
  desk_not_yours: [500, '{name} asked for this, and only {name} takes it back.'],
  desk_reason_missing: [500, 'Write the reason. The partner reads it.'],
  desk_status_waiting: [500, 'A change of this status waits for a second person already.'],
  desk_link_waiting: [500, 'A link for this partner waits for a second person already.'],
  desk_no_login_password: [500, 'This partner comes from a host app and has no password here.'],
  desk_no_pay_password: [500, 'There is no transaction password yet: the first one needs no help.'],
  desk_chat_of_other: [500, '{name} looks after this chat. Ask for it to be handed over.'],
  desk_chat_not_taken: [500, 'Take the chat first: one person answers at a time.'],
  desk_report_own: [500, 'You wrote this message. Another person answers the report.'],
  desk_host_invalid: [500, '{problem}'],
  desk_answer_missing: [500, 'An answered ticket needs an answer.'],
} as const satisfies Record<string, readonly [code: number, text: string]>;

export type DeskReason = keyof typeof deskRefusals;

/** Thrown by a use case of the desk. Refusals of the product itself are thrown as they are. */
export class DeskRefusal extends Error {
  readonly reason: DeskReason;
  readonly facts: Facts;

  constructor(reason: DeskReason, facts: Facts = {}) {
    super(reason);
    this.name = 'DeskRefusal';
    this.reason = reason;
    this.facts = facts;
  }
}

export const deskRefusalText = (reason: DeskReason, facts: Facts): string =>
  deskRefusals[reason][1].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(facts[name] ?? ''));
