import type { SqlText } from '../database/database.ts';

/** What the product knows about a partner in one table, and what becomes of it. */
export interface PersonalTable {
  /** Which rows are about the partner `$1`. */
  readonly whose: SqlText;
  /** Columns that an export leaves out: secrets, and digests that say nothing. */
  readonly withheld?: readonly string[];
  /** What `erase_partner` takes away: whole rows, or these columns of them. */
  readonly erased?: 'rows' | readonly string[];
  /** Columns with words or bytes that an erasure leaves, because of what they are. */
  readonly kept?: readonly string[];
}

const ofPartner = 'partner_id = $1';
const ofOwner = 'owner = $1';
const ofPlan = 'plan_id in (select id from plan where partner_id = $1)';
const ofPayout = 'payout_id in (select id from payout where partner_id = $1)';
const ofDeposit = `select line_id from bank_line_deposit b join proposal p on p.id = b.proposal_id
  where p.partner_id = $1`;
const ofExchange = 'exchange_id in (select id from exchange where partner_id = $1)';
const ofConversion = `conversion_id in (select c.id from conversion c
  join plan p on p.id = c.plan_id where p.partner_id = $1)`;
const ofSession = 'session_id in (select id from session where partner_id = $1)';
const ofFollow = 'follow_id in (select id from follow where partner_id = $1)';
const ofKey = "key like '%:' || $1::text || ':%'";
const ofTicket = 'ticket in (select ticket from feedback where partner_id = $1)';
/** Whoever knows all three can push to a browser, or silence it. */
const pushSecrets = ['endpoint', 'p256dh', 'auth'];

/** The account, its ways in, and what was said to and by its owner. */
const account = {
  partner: {
    whose: 'id = $1',
    withheld: ['username_key', 'password_hash'],
    erased: [
      ...['username', 'username_key', 'nickname', 'email', 'phone', 'password_hash', 'host_user'],
      ...['language', 'status'],
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
    whose: 'used_by = $1',
    withheld: ['code_hash'],
    kept: ['code_hash', 'issuer', 'terms', 'other_terms', 'issued_by', 'batch'],
  },
  password_link: {
    whose: ofPartner,
    withheld: ['token_hash', 'word_hash'],
    kept: ['token_hash', 'word_hash', 'way', 'made_by', 'asked_by'],
  },
  recovery_code: { whose: ofPartner, withheld: ['code_hash'], kept: ['code_hash'] },
  // Of a name that a stranger typed it is not known yet whom it names.
  mail: { whose: ofPartner, erased: 'rows' },
  password_link_request: {
    whose: ofPartner,
    withheld: ['word_hash'],
    erased: ['reason', 'reference'],
    kept: ['word_hash', 'made_by', 'decided_by'],
  },
  objection: { whose: ofPartner, erased: ['asked_reason'], kept: ['asked_by', 'cleared_by'] },
  erasure: { whose: ofPartner, kept: ['files'] },
  // The days of all figures are cut by it.
  partner_time_zone: { whose: ofPartner, kept: ['time_zone'] },
  own_place: { whose: "owner_kind = 'partner' and owner_id = $1", erased: 'rows' },
  image: { whose: ofPartner, erased: 'rows' },
  attempt: {
    whose: `key like '%' || $1::text or right(key, (select length(username_key) + 1 from partner
      where id = $1::uuid)) = ':' || (select username_key from partner where id = $1::uuid)`,
    erased: 'rows',
  },
  idempotency_key: { whose: ofKey, withheld: ['input_hash'], erased: 'rows' },
  confirmation: { whose: ofPartner, withheld: ['hash', 'about_hash'], erased: 'rows' },
  pay_password: { whose: ofPartner, withheld: ['hash'], erased: 'rows' },
  partner_passkey: { whose: ofPartner, erased: 'rows' },
  pay_password_reset: { whose: ofPartner, kept: ['begun_by', 'approved_by'] },
  notice: { whose: ofPartner, erased: 'rows' },
  notice_read: { whose: ofPartner, erased: 'rows' },
  notice_preference: { whose: ofPartner, erased: 'rows' },
  notice_kind_preference: { whose: ofPartner, erased: 'rows' },
  announcement: { whose: ofPartner, erased: 'rows' },
  announcement_withdrawal: {
    whose: 'announcement_id in (select id from announcement where partner_id = $1)',
    erased: 'rows',
  },
  push_subscription: { whose: ofPartner, withheld: pushSecrets, erased: 'rows' },
  push_try: { whose: ofSession, erased: 'rows' },
  // The chain goes over a digest of the words; its salt goes with them.
  chat_message: {
    whose: ofPartner,
    erased: ['content', 'salt'],
    kept: [
      ...['made_by', 'attachment_type', 'attachment_id', 'blocked'],
      ...['words_hash', 'previous', 'hash'],
    ],
  },
  chat_seen: { whose: ofPartner, kept: ['side', 'what', 'made_by'] },
  chat_assignment: { whose: ofPartner, erased: 'rows' },
  message_report: { whose: ofPartner, erased: ['content'], kept: ['source', 'ref', 'writer'] },
  message_report_answer: {
    whose: 'report_id in (select id from message_report where partner_id = $1)',
    erased: ['reason'],
    kept: ['writer', 'made_by', 'outcome'],
  },
  feedback: {
    whose: ofPartner,
    erased: ['content', 'about', 'images'],
    kept: ['ticket', 'topic'],
  },
  feedback_step: { whose: ofTicket, erased: ['answer'], kept: ['ticket', 'state', 'made_by'] },
  question_vote: { whose: ofPartner, erased: 'rows' },
  // Who of the staff did what and when stays; their words about the partner go.
  staff_activity: {
    whose: ofPartner,
    erased: ['reason', 'reference'],
    kept: ['made_by', 'act', 'evidence'],
  },
  desk_proposal: {
    whose: "body ->> 'partnerId' = $1::text",
    withheld: ['word_hash'],
    erased: ['about', 'reason', 'body', 'decision_reason'],
    kept: ['kind', 'subject', 'word_hash', 'made_by', 'decided_by'],
  },
  desk_notice: {
    whose: `about ->> 'partner' = $1::text
      or about ->> 'partner' = (select username from partner where id = $1::uuid)`,
    erased: ['about'],
    kept: ['made_by', 'act'],
  },
} as const satisfies Record<string, PersonalTable>;

/** The books: the law demands them, and they name the partner by a pseudonym alone. */
const books = {
  wallet: { whose: ofOwner, kept: ['head'] },
  account: { whose: ofOwner, kept: ['pocket', 'side'] },
  entry: {
    whose: 'id in (select entry_id from record where owner = $1)',
    kept: ['kind', 'request_key', 'cause', 'remark'],
  },
  posting: { whose: ofOwner, kept: ['pocket'] },
  record: { whose: ofOwner, kept: ['hash', 'previous'] },
  audited: { whose: ofOwner, kept: ['hash'] },
  ledger_root_leaf: { whose: ofOwner, kept: ['head'] },
  liability_leaf: { whose: ofOwner },
  // The reference of a movement of money, such as the bank's, stays; that of a status goes.
  proposal: {
    whose: ofPartner,
    erased: ['reason', 'reference', 'answer'],
    kept: ['act', 'body', 'made_by', 'decided_by'],
  },
  deposit_reference: { whose: ofPartner, kept: ['reference'] },
  bank_card: {
    whose: ofPartner,
    withheld: ['sealed', 'mark'],
    erased: ['sealed', 'last4', 'mark'],
    kept: ['method', 'label', 'kind'],
  },
  // Who paid, as the bank has it, and what they wrote; the bank's reference and the amount stay.
  bank_line: {
    whose: `${ofPayout} or reference in (select reference from deposit_reference
      where partner_id = $1) or id in (${ofDeposit})`,
    withheld: ['key'],
    erased: ['party', 'text'],
    kept: ['key', 'currency', 'bank_reference', 'reference'],
  },
  bank_line_deposit: { whose: `line_id in (${ofDeposit})` },
  payment_file_item: { whose: ofPayout },
  payout: { whose: ofPartner, erased: ['target'], kept: ['state'] },
  payout_step: { whose: ofPayout, erased: ['reason'], kept: ['state', 'made_by', 'reference'] },
  payout_refusal: {
    whose: ofPartner,
    kept: ['reason', 'remedy', 'facts', 'caused_by', 'mark', 'previous', 'hash'],
  },
  payout_review: {
    whose: ofPartner,
    erased: ['text', 'answer'],
    kept: ['caused_by', 'answered_by', 'outcome'],
  },
  exchange_quote: { whose: ofPartner, kept: ['rate'] },
  exchange: { whose: ofPartner, kept: ['rate', 'arrives', 'state'] },
  exchange_step: {
    whose: ofExchange,
    erased: ['reason'],
    kept: ['state', 'made_by', 'reference'],
  },
  vip_month: { whose: ofPartner },
  coupon: { whose: ofPartner, kept: ['given_by'] },
  coupon_use: { whose: ofPartner, kept: ['name_key', 'time_zone'] },
  clawback: { whose: ofPartner },
  clawback_payment: { whose: 'clawback_id in (select id from clawback where partner_id = $1)' },
} as const satisfies Record<string, PersonalTable>;

/** Plans, what they delivered and what was sold: facts of business that others were paid by. */
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
  rollup_mark: { whose: ofPartner },
  conversion: { whose: ofPlan, kept: ['name', 'txid', 'body_hash'] },
  conversion_step: { whose: ofConversion, kept: ['state', 'reason', 'actor'] },
  dispute: { whose: ofConversion, erased: ['text'], kept: ['opened_by'] },
  dispute_end: {
    whose: `dispute_id in (select id from dispute where ${ofConversion})`,
    kept: ['outcome', 'decided_by', 'reason'],
  },
  postback_setting: {
    whose: ofPartner,
    withheld: ['secret'],
    erased: ['url', 'secret'],
    kept: ['kid'],
  },
  postback_out: { whose: ofPartner, kept: ['state'] },
  postback_attempt: {
    whose: 'out_id in (select id from postback_out where partner_id = $1)',
    kept: ['failure'],
  },
  operator: { whose: ofPartner, kept: ['proxy_id'] },
  operator_step: { whose: ofPartner },
  follow_notice: { whose: ofPartner, kept: ['shown'] },
  follow: { whose: ofPartner, kept: ['ended_by'] },
  follow_copy: { whose: ofFollow, kept: ['reason'] },
  follow_share: { whose: ofFollow },
} as const satisfies Record<string, PersonalTable>;

/**
 * Every table that knows anything about a partner: which rows an export has, what an erasure takes
 * away, and what stays. A table or column that is missing here fails a test.
 */
export const personalTables: Readonly<Record<string, PersonalTable>> = {
  ...account,
  ...books,
  ...business,
};
