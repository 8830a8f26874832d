import type { Pocket } from './accounts.ts';

/** The types of wallet records, as the specification names them. */
export const recordTypes = [
  'system-top-up',
  'manual-payout',
  'ad-billing',
  'ad-serving',
  'system-chargeback',
  'virtual-recharge-deduction',
  'open-membership',
  'profit-sharing',
] as const;

export type RecordType = (typeof recordTypes)[number];

export type Flow = readonly [from: Pocket, to: Pocket];

interface KindRow {
  readonly type: RecordType;
  /** Every flow that an entry of this kind may contain; flows between partners need the flag. */
  readonly flows: readonly Flow[];
  readonly betweenPartners?: true;
}

const unspent = [
  ['to_consume', 'available'],
  ['to_consume_discount', 'discount'],
  ['to_consume_startup', 'startup'],
] as const satisfies Flow[];

const consumed = [
  ['to_consume', 'publisher_pending'],
  ['to_consume_discount', 'publisher_pending_discount'],
  ['to_consume_startup', 'publisher_pending_startup'],
] as const satisfies Flow[];

/** Confirmed consumption goes to the publisher and the network, the rest back to its origin. */
const confirmed = [
  ['publisher_pending', 'publisher_pay'],
  ['publisher_pending', 'media_fee'],
  ['publisher_pending', 'available'],
  ['publisher_pending_discount', 'publisher_pay'],
  ['publisher_pending_discount', 'media_fee'],
  ['publisher_pending_discount', 'discount'],
  ['publisher_pending_startup', 'publisher_pay'],
  ['publisher_pending_startup', 'media_fee'],
  ['publisher_pending_startup', 'startup'],
] as const satisfies Flow[];

const earned = [
  ['to_settle', 'available'],
  ['to_settle', 'revenue_fee'],
  ['to_settle', 'reserved'],
] as const satisfies Flow[];

const advanced = [
  ['capital', 'startup'],
  ['advance_receivable', 'advance_due'],
] as const satisfies Flow[];

/** Taken from unspent start-up funds and from earnings; the network bears the rest. */
const returned = [
  ['startup', 'capital'],
  ['available', 'capital'],
  ['advance_due', 'advance_receivable'],
  ['advance_due', 'forgiven'],
] as const satisfies Flow[];

/** Gives back what was taken from earnings that were later reversed; the network bears it. */
const restored = [
  ['capital', 'available'],
  ['advance_receivable', 'forgiven'],
] as const satisfies Flow[];

const held = [
  ['available', 'to_consume'],
  ['discount', 'to_consume_discount'],
  ['startup', 'to_consume_startup'],
] as const satisfies Flow[];

const row = (type: RecordType, ...flows: Flow[]): KindRow => ({ type, flows });

/** Every kind of entry. Anything not in this table cannot be booked. */
export const kinds = {
  deposit: row('system-top-up', ['bank_in', 'available']),
  startup_advance: row('system-top-up', ...advanced),
  startup_return: row('virtual-recharge-deduction', ...returned),
  startup_restore: row('virtual-recharge-deduction', ...restored),

  put_hold: row('ad-serving', ...held),
  put_return: row('ad-billing', ...unspent),
  ad_billing: row('ad-billing', ...consumed, ...unspent, ['reserved', 'to_settle']),
  settle: row('ad-billing', ...earned, ...confirmed),
  profit_share: { ...row('profit-sharing', ['available', 'available']), betweenPartners: true },
  membership: row('open-membership', ['available', 'membership_income']),

  payout_request: row('manual-payout', ['available', 'payout']),
  payout_cancel: row('manual-payout', ['payout', 'available']),
  payout_reject: row('manual-payout', ['payout', 'available']),
  payout_complete: row('manual-payout', ['payout', 'bank_out'], ['payout', 'payout_fee']),
  exchange_hold: row('manual-payout', ['available', 'exchange']),
  exchange_release: row('manual-payout', ['exchange', 'available']),
  exchange_complete: row(
    'manual-payout',
    ['exchange', 'acceptor_owed'],
    ['exchange', 'acceptor_clearing'],
    ['exchange', 'payout_fee'],
  ),

  // Only ever the reversal of a named entry: its flows are that entry's flows in reverse.
  chargeback: row('system-chargeback'),

  // A recalled deposit that exceeds the available funds: the network bears the difference until the
  // partner's money pays it.
  recovery_open: row('system-chargeback', ['recovery_receivable', 'available']),
  recovery_paid: row('system-chargeback', ['available', 'recovery_receivable']),

  coupon_grant: row('system-top-up', ['promotions', 'discount']),
  coupon_return: row('virtual-recharge-deduction', ['discount', 'promotions']),

  escrow_fund: row('system-top-up', ['cash', 'escrow']),
  escrow_return: row('manual-payout', ['escrow', 'cash']),
  commission_reserve: row('ad-serving', ['escrow', 'reserved']),
  commission_release: row('ad-billing', ['reserved', 'escrow']),
  // The network pays for delivery beyond a plan's amount from its own funds.
  publisher_credit: row(
    'ad-billing',
    ['publisher_pay', 'publisher_payable'],
    ['capital', 'publisher_payable'],
  ),
  publisher_payout: row(
    'manual-payout',
    ['publisher_payable', 'cash_out'],
    ['publisher_payable', 'cash'],
  ),
  acceptor_pay: row(
    'manual-payout',
    ['acceptor_owed', 'cash_out'],
    ['acceptor_clearing', 'cash_out'],
  ),
  capital_in: row('system-top-up', ['cash', 'capital']),
  promotion_fund: row('system-top-up', ['capital', 'promotions']),
} as const satisfies Record<string, KindRow>;

export type EntryKind = keyof typeof kinds;

export const kindNames = Object.keys(kinds) as EntryKind[];

export const recordTypeOf = (kind: EntryKind): RecordType => kinds[kind].type;

export const kindsOfType = (type: RecordType): EntryKind[] =>
  kindNames.filter((kind) => kinds[kind].type === type);

const flowsOf = new Map(
  kindNames.map((kind) => [kind, new Set(kinds[kind].flows.map(([from, to]) => `${from}>${to}`))]),
);

export const mayFlow = (kind: EntryKind, from: Pocket, to: Pocket): boolean =>
  flowsOf.get(kind)?.has(`${from}>${to}`) ?? false;

export const isBetweenPartners = (kind: EntryKind): boolean => 'betweenPartners' in kinds[kind];
