import { fragment } from '../../platform/database/database.ts';
import { bookTables, type PersonalTable } from './personal-books.ts';

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
const keyContainsPartner = (partnerId: string) =>
  fragment`key like '%:' || ${partnerId}::text || ':%'`;

/** Whoever knows all three can push to this browser, or silence it. */
const pushSecrets = ['endpoint', 'p256dh', 'auth'];

/** The account, its ways to log in, and what was written to and by its owner. */
const accountTables = {
  partner: {
    rowsOfPartner: (partnerId: string) => fragment`id = ${partnerId}`,
    omitFromExport: ['username_key', 'password_hash'],
    eraseColumns: [
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
    keepColumns: ['entry', 'time_zone'],
  },
  session: {
    rowsOfPartner: ofPartner,
    omitFromExport: ['token_hash'],
    eraseColumns: ['device', 'address'],
    keepColumns: ['token_hash'],
  },
  authorization_code: {
    rowsOfPartner: (partnerId: string) => fragment`used_by = ${partnerId}`,
    omitFromExport: ['code_hash'],
    keepColumns: ['code_hash', 'issuer', 'terms', 'other_terms', 'issued_by', 'batch'],
  },
  one_time_token: {
    rowsOfPartner: (partnerId: string) => fragment`owner_id = ${partnerId}`,
    omitFromExport: ['digest', 'code_word_hash'],
    keepColumns: ['digest', 'purpose', 'code_word_hash', 'details'],
  },
  // A name typed by a stranger; whom it names is not known yet.
  outbox_message: { rowsOfPartner: ofPartner, omitFromExport: ['lease_token'], eraseRows: true },
  erasure: { rowsOfPartner: ofPartner, keepColumns: ['files'] },
  // The days of all figures depend on it.
  partner_time_zone: { rowsOfPartner: ofPartner, keepColumns: ['time_zone'] },
  own_place: {
    rowsOfPartner: (partnerId: string) =>
      fragment`owner_kind = 'partner' and owner_id = ${partnerId}`,
    eraseRows: true,
  },
  image: { rowsOfPartner: ofPartner, eraseRows: true },
  attempt: {
    rowsOfPartner: (partnerId: string) => fragment`
      key like '%' || ${partnerId}::text
       or right(key,
            (select length(username_key) + 1 from partner where id = ${partnerId}::uuid))
          = ':' || (select username_key from partner where id = ${partnerId}::uuid)`,
    eraseRows: true,
  },
  idempotency_key: {
    rowsOfPartner: keyContainsPartner,
    omitFromExport: ['input_hash'],
    eraseRows: true,
  },
  confirmation: {
    rowsOfPartner: ofPartner,
    omitFromExport: ['hash', 'about_hash', 'signed'],
    eraseRows: true,
  },
  pay_password: { rowsOfPartner: ofPartner, omitFromExport: ['hash'], eraseRows: true },
  partner_passkey: { rowsOfPartner: ofPartner, eraseRows: true },
  pay_password_reset: { rowsOfPartner: ofPartner, omitFromExport: ['begun_by', 'approved_by'] },
  notice: { rowsOfPartner: ofPartner, eraseRows: true },
  notice_read: { rowsOfPartner: ofPartner, eraseRows: true },
  notice_preference: { rowsOfPartner: ofPartner, eraseRows: true },
  announcement: { rowsOfPartner: ofPartner, omitFromExport: ['staff_id'], eraseRows: true },
  announcement_withdrawal: {
    rowsOfPartner: (partnerId: string) =>
      fragment`announcement_id in (select id from announcement where partner_id = ${partnerId})`,
    eraseRows: true,
  },
  push_subscription: { rowsOfPartner: ofPartner, omitFromExport: pushSecrets, eraseRows: true },
  push_try: { rowsOfPartner: ofSession, eraseRows: true },
  // The chain covers a digest of the words; its salt is erased with them.
  chat_message: {
    rowsOfPartner: ofPartner,
    omitFromExport: ['staff_id'],
    eraseColumns: ['content', 'salt'],
    keepColumns: [
      'made_by',
      'attachment_type',
      'attachment_id',
      'blocked',
      'words_hash',
      'previous',
      'hash',
    ],
  },
  chat_seen: { rowsOfPartner: ofPartner, keepColumns: ['side', 'what', 'made_by'] },
  chat_assignment: { rowsOfPartner: ofPartner, eraseRows: true },
  // A merchant's words are kept, and why an order was decided as it was.
  support_case: {
    rowsOfPartner: ofPartner,
    omitFromExport: ['caused_by', 'requested_by', 'answered_by'],
    eraseColumns: ['text', 'about', 'images', 'request_reason', 'answer'],
    keepColumns: [
      ...['kind', 'subject', 'opened_by', 'topic', 'causer', 'requester', 'answerer', 'outcome'],
    ],
  },
  // Which member of staff did what and when is kept; their words about the partner are erased.
  audit_event: {
    rowsOfPartner: ofPartner,
    omitFromExport: ['about'],
    eraseColumns: ['reason', 'reference'],
    keepColumns: ['made_by', 'act', 'evidence', 'about'],
  },
  approval: {
    rowsOfPartner: ofPartner,
    omitFromExport: ['code_word_hash', 'requested_by', 'decided_by'],
    eraseColumns: ['about', 'reason', 'input', 'decision_reason'],
    keepColumns: [
      'kind',
      'subject',
      'code_word_hash',
      // The bank's, of a transfer of money.
      'reference',
      'requester',
      'outcome',
      'decider',
    ],
  },
  desk_notice: {
    rowsOfPartner: (partnerId: string) => fragment`
      about ->> 'partner' = ${partnerId}::text
       or about ->> 'partner' = (select username from partner where id = ${partnerId}::uuid)`,
    eraseColumns: ['about'],
    keepColumns: ['made_by', 'act'],
  },
} as const satisfies Record<string, PersonalTable>;

/** Plans, deliveries and orders: business facts that determined others' payments. */
const businessTables = {
  plan: { rowsOfPartner: ofPartner, keepColumns: ['no', 'origin', 'status', 'paused_by'] },
  plan_offer: { rowsOfPartner: ofPlan, keepColumns: ['terms', 'limits'] },
  plan_put: { rowsOfPartner: ofPlan, keepColumns: ['terms', 'terms_hash', 'limits'] },
  plan_step: {
    rowsOfPartner: ofPlan,
    keepColumns: ['from_status', 'to_status', 'cause', 'actor', 'facts'],
  },
  plan_pause: { rowsOfPartner: ofPlan, keepColumns: ['cause', 'actor', 'ends_with'] },
  plan_meter: { rowsOfPartner: ofPlan, keepColumns: ['head'] },
  plan_rule: { rowsOfPartner: ofPlan, keepColumns: ['actor'] },
  billing: { rowsOfPartner: ofPlan },
  plan_credit: { rowsOfPartner: ofPlan },
  settlement: { rowsOfPartner: ofPlan, keepColumns: ['body', 'sha256'] },
  plan_alert: { rowsOfPartner: ofPlan, keepColumns: ['cause'] },
  rollup_plan_day: { rowsOfPartner: ofPartner },
  rollup_partner: { rowsOfPartner: ofPartner },
  rollup_partner_day: { rowsOfPartner: ofPartner },
  rollup_progress: { rowsOfPartner: ofPartner },
  conversion: { rowsOfPartner: ofPlan, keepColumns: ['name', 'txid', 'body_hash'] },
  conversion_step: { rowsOfPartner: ofConversion, keepColumns: ['state', 'reason', 'actor'] },
  operator: { rowsOfPartner: ofPartner, keepColumns: ['proxy_id'] },
  operator_step: { rowsOfPartner: ofPartner },
  follow_notice: { rowsOfPartner: ofPartner, keepColumns: ['shown'] },
  follow: { rowsOfPartner: ofPartner, keepColumns: ['ended_by'] },
  follow_copy: { rowsOfPartner: ofFollow, keepColumns: ['reason'] },
  follow_share: { rowsOfPartner: ofFollow },
} as const satisfies Record<string, PersonalTable>;

/**
 * Every table with data about a partner: which rows an export includes, what an erasure removes,
 * and what is kept. A table or column that is missing here fails a test. An export has its files in
 * this order.
 */
export const personalTables: Readonly<Record<string, PersonalTable>> = {
  ...accountTables,
  ...bookTables,
  ...businessTables,
};
