import { type Fragment, fragment } from '../../platform/database/database.ts';

/** What one table knows about a partner, and what happens to it. */
export interface PersonalTable {
  /** Which rows are about a partner. */
  readonly rowsOfPartner: (partnerId: string) => Fragment;
  /** Columns that an export leaves out: secrets, and digests without meaning. */
  readonly omitFromExport?: readonly string[];
  /** `erase_partner` removes the whole rows; no column needs to be named then. */
  readonly eraseRows?: true;
  /** The columns that `erase_partner` empties. */
  readonly eraseColumns?: readonly string[];
  /** Columns with words or bytes that an erasure keeps, because of what they are. */
  readonly keepColumns?: readonly string[];
}

const ofPartner = (partnerId: string) => fragment`partner_id = ${partnerId}`;
const ofOwner = (partnerId: string) => fragment`owner = ${partnerId}`;
const ofPayout = (partnerId: string) =>
  fragment`payout_id in (select id from payout where partner_id = ${partnerId})`;
const ofDeposit = (partnerId: string) =>
  fragment`approval_id in (select id from approval where partner_id = ${partnerId})`;
const ofExchange = (partnerId: string) =>
  fragment`exchange_id in (select id from exchange where partner_id = ${partnerId})`;

const ofCase = (partnerId: string) =>
  fragment`case_id in (select id from support_case where partner_id = ${partnerId})`;

/** The books: required by law, and they name the partner only by a pseudonym. */
export const bookTables = {
  wallet: { rowsOfPartner: ofOwner, keepColumns: ['head'] },
  account: { rowsOfPartner: ofOwner, keepColumns: ['pocket', 'side'] },
  entry: {
    rowsOfPartner: (partnerId: string) =>
      fragment`id in (select entry_id from record where owner = ${partnerId})`,
    keepColumns: ['kind', 'request_key', 'cause', 'remark'],
  },
  posting: { rowsOfPartner: ofOwner, keepColumns: ['pocket'] },
  record: { rowsOfPartner: ofOwner, keepColumns: ['hash', 'previous'] },
  audited: { rowsOfPartner: ofOwner, keepColumns: ['hash'] },
  ledger_root_leaf: { rowsOfPartner: ofOwner, keepColumns: ['head'] },
  liability_leaf: { rowsOfPartner: ofOwner },
  deposit_reference: { rowsOfPartner: ofPartner, keepColumns: ['reference'] },
  bank_card: {
    rowsOfPartner: ofPartner,
    omitFromExport: ['sealed', 'fingerprint'],
    eraseColumns: ['sealed', 'last4', 'fingerprint'],
    keepColumns: ['method', 'label', 'kind'],
  },
  // A signed text can only be kept as it was signed; without its salt it reveals no account.
  act_signature: {
    rowsOfPartner: ofPartner,
    eraseColumns: ['salt'],
    keepColumns: [
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
    rowsOfPartner: (partnerId: string) => fragment`
      ${ofPayout(partnerId)}
       or reference in (select reference from deposit_reference where partner_id = ${partnerId})
       or id in (select line_id from bank_line_deposit where ${ofDeposit(partnerId)})`,
    omitFromExport: ['key'],
    eraseColumns: ['party', 'text'],
    keepColumns: ['key', 'currency', 'bank_reference', 'reference'],
  },
  bank_line_deposit: { rowsOfPartner: ofDeposit },
  payment_file_item: { rowsOfPartner: ofPayout },
  payout: { rowsOfPartner: ofPartner, eraseColumns: ['target'], keepColumns: ['state'] },
  payout_refusal: {
    rowsOfPartner: ofPartner,
    omitFromExport: ['staff_id'],
    keepColumns: ['reason', 'remedy', 'facts', 'caused_by', 'digest', 'previous', 'hash'],
  },
  exchange_quote: { rowsOfPartner: ofPartner, keepColumns: ['rate'] },
  exchange: { rowsOfPartner: ofPartner, keepColumns: ['rate', 'arrives', 'state'] },
  status_change: {
    rowsOfPartner: (partnerId: string) =>
      fragment`${ofPayout(partnerId)} or ${ofExchange(partnerId)} or ${ofCase(partnerId)}`,
    omitFromExport: ['id', 'creative_id', 'staff_id'],
    eraseColumns: ['reason'],
    keepColumns: ['state', 'made_by', 'reference'],
  },
  vip_month: { rowsOfPartner: ofPartner },
  coupon: { rowsOfPartner: ofPartner, keepColumns: ['given_by'] },
  coupon_use: { rowsOfPartner: ofPartner, keepColumns: ['name_key', 'time_zone'] },
  clawback: { rowsOfPartner: ofPartner },
  clawback_payment: {
    rowsOfPartner: (partnerId: string) =>
      fragment`clawback_id in (select id from clawback where partner_id = ${partnerId})`,
  },
} as const satisfies Record<string, PersonalTable>;
