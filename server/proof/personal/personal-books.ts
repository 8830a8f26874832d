import { type Fragment, fragment } from '../../platform/database/database.ts';

/** What one table knows about a partner, and what happens to it. */
export interface PersonalTable {
  /** Which rows are about a partner. */
  readonly whose: (partnerId: string) => Fragment;
  /** Columns that an export leaves out: secrets, and digests without meaning. */
  readonly withheld?: readonly string[];
  /** What `erase_partner` removes: whole rows, or these columns of them. */
  readonly erased?: 'rows' | readonly string[];
  /** Columns with words or bytes that an erasure keeps, because of what they are. */
  readonly kept?: readonly string[];
}

const ofPartner = (partnerId: string) => fragment`partner_id = ${partnerId}`;
const ofOwner = (partnerId: string) => fragment`owner = ${partnerId}`;
const ofPayout = (partnerId: string) =>
  fragment`payout_id in (select id from payout where partner_id = ${partnerId})`;
const ofDeposit = (partnerId: string) =>
  fragment`proposal_id in (select id from proposal where partner_id = ${partnerId})`;
const ofExchange = (partnerId: string) =>
  fragment`exchange_id in (select id from exchange where partner_id = ${partnerId})`;

/** The books: required by law, and they name the partner only by a pseudonym. */
export const books = {
  wallet: { whose: ofOwner, kept: ['head'] },
  account: { whose: ofOwner, kept: ['pocket', 'side'] },
  entry: {
    whose: (partnerId: string) =>
      fragment`id in (select entry_id from record where owner = ${partnerId})`,
    kept: ['kind', 'request_key', 'cause', 'remark'],
  },
  posting: { whose: ofOwner, kept: ['pocket'] },
  record: { whose: ofOwner, kept: ['hash', 'previous'] },
  audited: { whose: ofOwner, kept: ['hash'] },
  ledger_root_leaf: { whose: ofOwner, kept: ['head'] },
  liability_leaf: { whose: ofOwner },
  // The reference of a money movement, such as the bank's, is kept; that of a status change is
  // erased.
  proposal: {
    whose: ofPartner,
    withheld: ['amount'],
    erased: ['reason', 'reference', 'answer'],
    kept: ['act', 'body', 'made_by', 'decided_by'],
  },
  deposit_reference: { whose: ofPartner, kept: ['reference'] },
  bank_card: {
    whose: ofPartner,
    withheld: ['sealed', 'fingerprint'],
    erased: ['sealed', 'last4', 'fingerprint'],
    kept: ['method', 'label', 'kind'],
  },
  // A signed text can only be kept as it was signed; without its salt it reveals no account.
  act_signature: {
    whose: ofPartner,
    erased: ['salt'],
    kept: [
      'action',
      'text',
      'client_data',
      'authenticator_data',
      'signature',
      'public_key',
      'credential_hash',
    ],
  },
  // The payer's name and words are erased; the bank's reference and the amount are kept.
  bank_line: {
    whose: (partnerId: string) => fragment`
      ${ofPayout(partnerId)}
       or reference in (select reference from deposit_reference where partner_id = ${partnerId})
       or id in (select line_id from bank_line_deposit where ${ofDeposit(partnerId)})`,
    withheld: ['key'],
    erased: ['party', 'text'],
    kept: ['key', 'currency', 'bank_reference', 'reference'],
  },
  bank_line_deposit: { whose: ofDeposit },
  payment_file_item: { whose: ofPayout },
  payout: { whose: ofPartner, erased: ['target'], kept: ['state'] },
  payout_step: { whose: ofPayout, erased: ['reason'], kept: ['state', 'made_by', 'reference'] },
  payout_refusal: {
    whose: ofPartner,
    kept: ['reason', 'remedy', 'facts', 'caused_by', 'digest', 'previous', 'hash'],
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
  clawback_payment: {
    whose: (partnerId: string) =>
      fragment`clawback_id in (select id from clawback where partner_id = ${partnerId})`,
  },
} as const satisfies Record<string, PersonalTable>;
