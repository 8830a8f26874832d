import { fragment } from '../../platform/database/database.ts';
import { books, type PersonalTable } from './personal-books.ts';

const ofPartner = (partnerId: string) => fragment`partner_id = ${partnerId}`;
const ofPlan = (partnerId: string) =>
  fragment`plan_id in (select id from plan where partner_id = ${partnerId})`;
const ofConversion = (partnerId: string) => fragment`
  conversion_id in (
    select c.id from conversion c join plan p on p.id = c.plan_id
     where p.partner_id = ${partnerId})`;
const ofSession = (partnerId: string) =>
  fragment`session_id in (select id from session where partner_id = ${partnerId})`;
const ofFollow = (partnerId: string) =>
  fragment`follow_id in (select id from follow where partner_id = ${partnerId})`;
const ofKey = (partnerId: string) => fragment`key like '%:' || ${partnerId}::text || ':%'`;
const ofTicket = (partnerId: string) =>
  fragment`ticket in (select ticket from feedback where partner_id = ${partnerId})`;

/** Whoever knows all three can push to this browser, or silence it. */
const pushSecrets = ['endpoint', 'p256dh', 'auth'];

/** The account, its ways to log in, and what was written to and by its owner. */
const account = {
  partner: {
    whose: (partnerId: string) => fragment`id = ${partnerId}`,
    withheld: ['username_key', 'password_hash'],
    erased: [
      'username',
      'username_key',
      'nickname',
      'email',
      'phone',
      'password_hash',
      'host_user',
      'language',
      'status',
    ],
    kept: ['entry', 'time_zone'],
  },
  session: {
    whose: ofPartner,
    withheld: ['token_hash'],
    erased: ['device', 'address'],
    kept: ['token_hash'],
  },
  authorization_code: {
    whose: (partnerId: string) => fragment`used_by = ${partnerId}`,
    withheld: ['code_hash'],
    kept: ['code_hash', 'issuer', 'terms', 'other_terms', 'issued_by', 'batch'],
  },
  one_time_token: {
    whose: (partnerId: string) => fragment`owner_id = ${partnerId}`,
    withheld: ['digest', 'code_word_hash'],
    kept: ['digest', 'purpose', 'code_word_hash', 'details'],
  },
  // A name typed by a stranger; whom it names is not known yet.
  outbox_message: { whose: ofPartner, withheld: ['lease_token'], erased: 'rows' },
  objection: { whose: ofPartner, erased: ['asked_reason'], kept: ['asked_by', 'cleared_by'] },
  erasure: { whose: ofPartner, kept: ['files'] },
  // The days of all figures depend on it.
  partner_time_zone: { whose: ofPartner, kept: ['time_zone'] },
  own_place: {
    whose: (partnerId: string) => fragment`owner_kind = 'partner' and owner_id = ${partnerId}`,
    erased: 'rows',
  },
  image: { whose: ofPartner, erased: 'rows' },
  attempt: {
    whose: (partnerId: string) => fragment`
      key like '%' || ${partnerId}::text
       or right(key,
            (select length(username_key) + 1 from partner where id = ${partnerId}::uuid))
          = ':' || (select username_key from partner where id = ${partnerId}::uuid)`,
    erased: 'rows',
  },
  idempotency_key: { whose: ofKey, withheld: ['input_hash'], erased: 'rows' },
  confirmation: {
    whose: ofPartner,
    withheld: ['hash', 'about_hash', 'signed'],
    erased: 'rows',
  },
  pay_password: { whose: ofPartner, withheld: ['hash'], erased: 'rows' },
  partner_passkey: { whose: ofPartner, erased: 'rows' },
  pay_password_reset: { whose: ofPartner, withheld: ['begun_by', 'approved_by'] },
  notice: { whose: ofPartner, erased: 'rows' },
  notice_read: { whose: ofPartner, erased: 'rows' },
  notice_preference: { whose: ofPartner, erased: 'rows' },
  announcement: { whose: ofPartner, erased: 'rows' },
  announcement_withdrawal: {
    whose: (partnerId: string) =>
      fragment`announcement_id in (select id from announcement where partner_id = ${partnerId})`,
    erased: 'rows',
  },
  push_subscription: { whose: ofPartner, withheld: pushSecrets, erased: 'rows' },
  push_try: { whose: ofSession, erased: 'rows' },
  // The chain covers a digest of the words; its salt is erased with them.
  chat_message: {
    whose: ofPartner,
    erased: ['content', 'salt'],
    kept: [
      'made_by',
      'attachment_type',
      'attachment_id',
      'blocked',
      'words_hash',
      'previous',
      'hash',
    ],
  },
  chat_seen: { whose: ofPartner, kept: ['side', 'what', 'made_by'] },
  chat_assignment: { whose: ofPartner, erased: 'rows' },
  message_report: { whose: ofPartner, erased: ['content'], kept: ['source', 'ref', 'writer'] },
  message_report_answer: {
    whose: (partnerId: string) =>
      fragment`report_id in (select id from message_report where partner_id = ${partnerId})`,
    erased: ['reason'],
    kept: ['writer', 'made_by', 'outcome'],
  },
  feedback: {
    whose: ofPartner,
    erased: ['content', 'about', 'images'],
    kept: ['ticket', 'topic'],
  },
  feedback_step: { whose: ofTicket, erased: ['answer'], kept: ['ticket', 'state', 'made_by'] },
  // Which member of staff did what and when is kept; their words about the partner are erased.
  staff_activity: {
    whose: ofPartner,
    erased: ['reason', 'reference'],
    kept: ['made_by', 'act', 'evidence'],
  },
  approval: {
    whose: ofPartner,
    withheld: ['code_word_hash', 'requested_by', 'decided_by'],
    erased: ['about', 'reason', 'input', 'decision_reason'],
    kept: ['kind', 'subject', 'rests_on', 'code_word_hash', 'requester', 'outcome', 'decider'],
  },
  desk_notice: {
    whose: (partnerId: string) => fragment`
      about ->> 'partner' = ${partnerId}::text
       or about ->> 'partner' = (select username from partner where id = ${partnerId}::uuid)`,
    erased: ['about'],
    kept: ['made_by', 'act'],
  },
} as const satisfies Record<string, PersonalTable>;

/** Plans, deliveries and orders: business facts that determined others' payments. */
const business = {
  plan: { whose: ofPartner, kept: ['no', 'origin', 'status', 'paused_by'] },
  plan_put: { whose: ofPlan, kept: ['terms', 'terms_hash'] },
  plan_step: { whose: ofPlan, kept: ['from_status', 'to_status', 'cause', 'actor', 'facts'] },
  plan_pause: { whose: ofPlan, kept: ['cause', 'actor', 'ends_with'] },
  plan_meter: { whose: ofPlan, kept: ['head'] },
  plan_rule: { whose: ofPlan, kept: ['actor'] },
  billing: { whose: ofPlan },
  plan_credit: { whose: ofPlan },
  settlement: { whose: ofPlan, kept: ['body', 'sha256'] },
  plan_alert: { whose: ofPlan, kept: ['cause'] },
  rollup_plan_day: { whose: ofPartner },
  rollup_partner: { whose: ofPartner },
  rollup_partner_day: { whose: ofPartner },
  rollup_progress: { whose: ofPartner },
  conversion: { whose: ofPlan, kept: ['name', 'txid', 'body_hash'] },
  conversion_step: { whose: ofConversion, kept: ['state', 'reason', 'actor'] },
  dispute: { whose: ofConversion, erased: ['text'], kept: ['opened_by'] },
  dispute_end: {
    whose: (partnerId: string) =>
      fragment`dispute_id in (select id from dispute where ${ofConversion(partnerId)})`,
    kept: ['outcome', 'decided_by', 'reason'],
  },
  operator: { whose: ofPartner, kept: ['proxy_id'] },
  operator_step: { whose: ofPartner },
  follow_notice: { whose: ofPartner, kept: ['shown'] },
  follow: { whose: ofPartner, kept: ['ended_by'] },
  follow_copy: { whose: ofFollow, kept: ['reason'] },
  follow_share: { whose: ofFollow },
} as const satisfies Record<string, PersonalTable>;

/**
 * Every table with data about a partner: which rows an export includes, what an erasure removes,
 * and what is kept. A table or column that is missing here fails a test.
 */
export const personalTables: Readonly<Record<string, PersonalTable>> = {
  ...account,
  ...books,
  ...business,
};
