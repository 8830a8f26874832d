import { keysOf } from '../name-list.ts';
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

interface Kind {
  readonly type: RecordType;
  /** Every flow that an entry of this kind may contain; flows between partners need the flag. */
  readonly flows: readonly Flow[];
  readonly betweenPartners?: true;
}

const unspentFlows = [
  ['to_consume', 'available'],
  ['to_consume_discount', 'discount'],
  ['to_consume_startup', 'startup'],
] as const satisfies Flow[];

const consumedFlows = [
  ['to_consume', 'publisher_pending'],
  ['to_consume_discount', 'publisher_pending_discount'],
  ['to_consume_startup', 'publisher_pending_startup'],
] as const satisfies Flow[];

/** Confirmed consumption goes to the publisher and the network, the rest back to its origin. */
const confirmedFlows = [
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

const earnedFlows = [
  ['to_settle', 'available'],
  ['to_settle', 'revenue_fee'],
  ['to_settle', 'reserved'],
] as const satisfies Flow[];

const advanceFlows = [
  ['capital', 'startup'],
  ['advance_receivable', 'advance_due'],
] as const satisfies Flow[];

/** Taken from unspent start-up funds and from earnings; the network bears the rest. */
const returnFlows = [
  ['startup', 'capital'],
  ['available', 'capital'],
  ['advance_due', 'advance_receivable'],
  ['advance_due', 'forgiven'],
] as const satisfies Flow[];

/** Gives back what was taken from earnings that were later reversed; the network bears it. */
const restoreFlows = [
  ['capital', 'available'],
  ['advance_receivable', 'forgiven'],
] as const satisfies Flow[];

const holdFlows = [
  ['available', 'to_consume'],
  ['discount', 'to_consume_discount'],
  ['startup', 'to_consume_startup'],
] as const satisfies Flow[];

const createKind = (type: RecordType, ...flows: Flow[]): Kind => ({ type, flows });

/** Every kind of entry. Anything not in this table cannot be booked. */
export const kinds = {
  deposit: createKind('system-top-up', ['bank_in', 'available']),
  startup_advance: createKind('system-top-up', ...advanceFlows),
  startup_return: createKind('virtual-recharge-deduction', ...returnFlows),
  startup_restore: createKind('virtual-recharge-deduction', ...restoreFlows),

  put_hold: createKind('ad-serving', ...holdFlows),
  put_return: createKind('ad-billing', ...unspentFlows),
  ad_billing: createKind('ad-billing', ...consumedFlows, ...unspentFlows, [
    'reserved',
    'to_settle',
  ]),
  settle: createKind('ad-billing', ...earnedFlows, ...confirmedFlows),
  profit_share: {
    ...createKind('profit-sharing', ['available', 'available']),
    betweenPartners: true,
  },
  membership: createKind('open-membership', ['available', 'membership_income']),

  payout_request: createKind('manual-payout', ['available', 'payout']),
  payout_cancel: createKind('manual-payout', ['payout', 'available']),
  payout_reject: createKind('manual-payout', ['payout', 'available']),
  payout_complete: createKind('manual-payout', ['payout', 'bank_out'], ['payout', 'payout_fee']),
  exchange_hold: createKind('manual-payout', ['available', 'exchange']),
  exchange_release: createKind('manual-payout', ['exchange', 'available']),
  exchange_complete: createKind(
    'manual-payout',
    ['exchange', 'acceptor_owed'],
    ['exchange', 'acceptor_clearing'],
    ['exchange', 'payout_fee'],
  ),

  // Only ever the reversal of a named entry: its flows are that entry's flows in reverse.
  chargeback: createKind('system-chargeback'),

  // A recalled deposit that exceeds the available funds: the network bears the difference until the
  // partner's money pays it.
  recovery_open: createKind('system-chargeback', ['recovery_receivable', 'available']),
  recovery_paid: createKind('system-chargeback', ['available', 'recovery_receivable']),

  coupon_grant: createKind('system-top-up', ['promotions', 'discount']),
  coupon_return: createKind('virtual-recharge-deduction', ['discount', 'promotions']),

  escrow_fund: createKind('system-top-up', ['cash', 'escrow']),
  escrow_return: createKind('manual-payout', ['escrow', 'cash']),
  commission_reserve: createKind('ad-serving', ['escrow', 'reserved']),
  commission_release: createKind('ad-billing', ['reserved', 'escrow']),
  // The network pays for delivery beyond a plan's amount from its own funds.
  publisher_credit: createKind(
    'ad-billing',
    ['publisher_pay', 'publisher_payable'],
    ['capital', 'publisher_payable'],
  ),
  publisher_payout: createKind(
    'manual-payout',
    ['publisher_payable', 'cash_out'],
    ['publisher_payable', 'cash'],
  ),
  acceptor_pay: createKind(
    'manual-payout',
    ['acceptor_owed', 'cash_out'],
    ['acceptor_clearing', 'cash_out'],
  ),
  capital_in: createKind('system-top-up', ['cash', 'capital']),
  promotion_fund: createKind('system-top-up', ['capital', 'promotions']),
} as const satisfies Record<string, Kind>;

export type EntryKind = keyof typeof kinds;

export const kindNames = keysOf(kinds);

export const recordTypeOf = (kind: EntryKind): RecordType => kinds[kind].type;

export const kindsOfType = (type: RecordType): EntryKind[] =>
  kindNames.filter((kind) => kinds[kind].type === type);

const flowsOf = new Map(
  kindNames.map((kind) => [kind, new Set(kinds[kind].flows.map(([from, to]) => `${from}>${to}`))]),
);

export const isFlowAllowed = (kind: EntryKind, source: Pocket, target: Pocket): boolean =>
  flowsOf.get(kind)?.has(`${source}>${target}`) ?? false;

export const isBetweenPartners = (kind: EntryKind): boolean => 'betweenPartners' in kinds[kind];
