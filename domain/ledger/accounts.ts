/** Who can own an account. A rail is a way for cash to come and go, such as one bank account. */
export type OwnerKind = 'partner' | 'merchant' | 'publisher' | 'acceptor' | 'network' | 'rail';

/**
 * A credit account holds what is owed to someone and never falls below zero. A debit account
 * holds what we have or are owed, and never rises above it. No account goes both ways, so that
 * money cannot be spent before it came in.
 */
export type Side = 'credit' | 'debit';

interface PocketRow {
  readonly owner: OwnerKind;
  readonly side: Side;
  /**
   * An own pocket stands in the hash chain of its owner. A counter pocket is someone else's
   * money, kept in one row per partner so that partners never wait for each other.
   */
  readonly stands: 'own' | 'counter';
  /** Whether it counts to a partner's total assets: only what is the partner's already. */
  readonly isAsset: boolean;
}

const asset = { owner: 'partner', side: 'credit', stands: 'own', isAsset: true } as const;
const beside = { owner: 'partner', side: 'credit', stands: 'own', isAsset: false } as const;
const counter = { owner: 'partner', side: 'credit', stands: 'counter', isAsset: false } as const;
const own = { side: 'credit', stands: 'own', isAsset: false } as const;

/** The chart of accounts. The table `pocket` of the database repeats it. */
export const pockets = {
  available: asset,
  to_consume: asset,
  deposit: asset,
  // Held in plans, from where it came: promotion credit and advances never become own money.
  to_consume_discount: beside,
  to_consume_startup: beside,
  // Consumed by delivery, until the window for finding invalid traffic has closed.
  publisher_pending: beside,
  publisher_pending_discount: beside,
  publisher_pending_startup: beside,
  to_settle: beside,
  discount: beside,
  startup: beside,
  payout: beside,
  exchange: beside,
  // What of advances the network has borne. It is no money: it stands here so that forgiving one
  // is a record of the partner's, also when nothing else moved.
  forgiven: beside,

  // Start-up funds not yet returned, as a receivable and its mirror. No money moves through these.
  advance_receivable: { ...counter, side: 'debit' },
  advance_due: counter,
  loss: counter,
  // Commission that a merchant has set aside for this partner.
  reserved: counter,
  publisher_pay: counter,
  media_fee: counter,
  revenue_fee: counter,
  payout_fee: counter,
  membership_income: counter,
  // What came in over the bank for this partner, and what left by it to this partner. Cash of the
  // network is these and the cash of its rails together, and no less than all that it owes.
  bank_in: { ...counter, side: 'debit' },
  bank_out: counter,
  // What was taken back from this partner and could not be covered yet, oldest first.
  recovery_receivable: { ...counter, side: 'debit' },
  // What acceptors have coming for exchanges of this partner.
  acceptor_owed: counter,

  escrow: { ...own, owner: 'merchant' },
  publisher_payable: { ...own, owner: 'publisher' },
  acceptor_clearing: { ...own, owner: 'acceptor' },
  promotions: { ...own, owner: 'network' },
  capital: { ...own, owner: 'network' },
  cash: { ...own, owner: 'rail', side: 'debit' },
  // What left by the bank to publishers and acceptors. Most of it had come in for partners, and so
  // the cash of the rail alone says nothing of how much there is.
  cash_out: { ...own, owner: 'rail' },
} as const satisfies Record<string, PocketRow>;

export type Pocket = keyof typeof pockets;

export const pocketNames = Object.keys(pockets) as Pocket[];

/** Where money enters and leaves the books. */
export const bankPockets: readonly Pocket[] = ['cash', 'cash_out', 'bank_in', 'bank_out'];

/** The network itself, in every installation. It owned its money alone before there were shards. */
export const networkOwner = '00000000-0000-4000-8000-000000000001';

/** Its capital and promotions are spread over these, so that acts on partners find a free one. */
export const shardOwners: readonly string[] = Array.from(
  { length: 16 },
  (_, at) => `00000000-0000-4000-8000-00000000010${at.toString(16)}`,
);

const networkOwners: ReadonlySet<string> = new Set([networkOwner, ...shardOwners]);

export const isNetworkOwner = (owner: string): boolean => networkOwners.has(owner);

/** The shard where a partner's acts look first. */
export const shardOwnerOf = (partnerId: string): string =>
  shardOwners[Number.parseInt(partnerId.slice(-1), 16)] ?? networkOwner;

export const isPartnerPocket = (pocket: Pocket): boolean => pockets[pocket].owner === 'partner';

export const isOwnPocket = (pocket: Pocket): boolean => pockets[pocket].stands === 'own';

/** Whether an account may hold this balance. */
export const isAllowed = (pocket: Pocket, balance: bigint): boolean =>
  pockets[pocket].side === 'credit' ? balance >= 0n : balance <= 0n;
