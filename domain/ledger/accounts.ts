import { keysOf } from '../name-list.ts';

/** Who can own an account. A rail is a channel for cash in and out, such as one bank account. */
export type OwnerKind = 'partner' | 'merchant' | 'publisher' | 'acceptor' | 'network' | 'rail';

/**
 * A credit account holds what is owed to someone and never falls below zero. A debit account holds
 * what we have or are owed, and never rises above zero. No account may cross zero, so money cannot
 * be spent before it has come in.
 */
export type Side = 'credit' | 'debit';

interface PocketRow {
  readonly owner: OwnerKind;
  readonly side: Side;
  /**
   * An own pocket is part of its owner's hash chain. A counter pocket is someone else's money, kept
   * in one row per partner so that partners never wait for each other.
   */
  readonly holding: 'own' | 'counter';
  /** Whether it counts towards a partner's total assets: only money the partner already owns. */
  readonly isAsset: boolean;
}

const partnerAsset = { owner: 'partner', side: 'credit', holding: 'own', isAsset: true } as const;
const partnerNonAsset = {
  owner: 'partner',
  side: 'credit',
  holding: 'own',
  isAsset: false,
} as const;
const partnerCounter = {
  owner: 'partner',
  side: 'credit',
  holding: 'counter',
  isAsset: false,
} as const;
const ownPocket = { side: 'credit', holding: 'own', isAsset: false } as const;

/** The chart of accounts. The database repeats it in the table `pocket`. */
export const pockets = {
  available: partnerAsset,
  to_consume: partnerAsset,
  deposit: partnerAsset,
  // Held in plans by origin: promotional credit and advances never become the partner's own.
  to_consume_discount: partnerNonAsset,
  to_consume_startup: partnerNonAsset,
  // Consumed by delivery, until the window for finding invalid traffic has closed.
  publisher_pending: partnerNonAsset,
  publisher_pending_discount: partnerNonAsset,
  publisher_pending_startup: partnerNonAsset,
  to_settle: partnerNonAsset,
  discount: partnerNonAsset,
  startup: partnerNonAsset,
  payout: partnerNonAsset,
  exchange: partnerNonAsset,
  // The part of advances that the network has written off. It is not money: the pocket makes a
  // write-off one of the partner's records even when nothing else moves.
  forgiven: partnerNonAsset,

  // Start-up funds not yet returned, as a receivable and its mirror. No money moves through these.
  advance_receivable: { ...partnerCounter, side: 'debit' },
  advance_due: partnerCounter,
  // Commission that a merchant has set aside for this partner.
  reserved: partnerCounter,
  publisher_pay: partnerCounter,
  media_fee: partnerCounter,
  revenue_fee: partnerCounter,
  payout_fee: partnerCounter,
  membership_income: partnerCounter,
  // Bank transfers in for this partner and out to this partner. The network's cash is these plus
  // the cash of its rails, and it must cover everything that the network owes.
  bank_in: { ...partnerCounter, side: 'debit' },
  bank_out: partnerCounter,
  // Money recalled from this partner that is not covered yet, oldest first.
  recovery_receivable: { ...partnerCounter, side: 'debit' },
  // Money due to acceptors for this partner's exchanges.
  acceptor_owed: partnerCounter,

  escrow: { ...ownPocket, owner: 'merchant' },
  publisher_payable: { ...ownPocket, owner: 'publisher' },
  acceptor_clearing: { ...ownPocket, owner: 'acceptor' },
  promotions: { ...ownPocket, owner: 'network' },
  capital: { ...ownPocket, owner: 'network' },
  cash: { ...ownPocket, owner: 'rail', side: 'debit' },
  // Bank transfers out to publishers and acceptors. Most of this money came in for partners, so a
  // rail's cash alone does not say how much there is.
  cash_out: { ...ownPocket, owner: 'rail' },
} as const satisfies Record<string, PocketRow>;

export type Pocket = keyof typeof pockets;

export const pocketNames = keysOf(pockets);

/** The network's own money. Each account is a wallet of its own, so that they never meet. */
export const networkCapital = {
  owner: '00000000-0000-4000-8000-000000000100',
  pocket: 'capital',
} as const;
export const networkPromotions = {
  owner: '00000000-0000-4000-8000-000000000101',
  pocket: 'promotions',
} as const;

export const isNetworkOwner = (owner: string): boolean =>
  owner === networkCapital.owner || owner === networkPromotions.owner;

export const isPartnerPocket = (pocket: Pocket): boolean => pockets[pocket].owner === 'partner';

export const isOwnPocket = (pocket: Pocket): boolean => pockets[pocket].holding === 'own';

/** Whether an account may hold this balance. */
export const isAllowed = (pocket: Pocket, balance: bigint): boolean =>
  pockets[pocket].side === 'credit' ? balance >= 0n : balance <= 0n;
