import { type Micro, micro, negate, sum } from '../money.ts';
import { type Pocket, pocketNames } from './accounts.ts';

/** What the network has, and whom it owes. */
export const positionGroups = [
  'bank',
  'advances-receivable',
  'recoveries-receivable',
  'partners',
  'plans',
  'merchants',
  'publishers',
  'acceptors',
  'fees',
  'network',
  'advances',
] as const;

export type PositionGroup = (typeof positionGroups)[number];

/** Every pocket is in one group, so that the position is complete. */
const groupOf = {
  cash: 'bank',
  cash_out: 'bank',
  bank_in: 'bank',
  bank_out: 'bank',
  advance_receivable: 'advances-receivable',
  recovery_receivable: 'recoveries-receivable',

  available: 'partners',
  deposit: 'partners',
  payout: 'partners',
  exchange: 'partners',

  to_consume: 'plans',
  to_consume_discount: 'plans',
  to_consume_startup: 'plans',
  publisher_pending: 'plans',
  publisher_pending_discount: 'plans',
  publisher_pending_startup: 'plans',
  to_settle: 'plans',
  discount: 'plans',
  startup: 'plans',

  escrow: 'merchants',
  reserved: 'merchants',
  publisher_pay: 'publishers',
  publisher_payable: 'publishers',
  acceptor_owed: 'acceptors',
  acceptor_clearing: 'acceptors',

  media_fee: 'fees',
  revenue_fee: 'fees',
  payout_fee: 'fees',
  membership_income: 'fees',
  capital: 'network',
  promotions: 'network',
  advance_due: 'advances',
  forgiven: 'advances',
} as const satisfies Record<Pocket, PositionGroup>;

/** The pockets of a group, in the order of the chart of accounts. */
export const pocketsOf = (group: PositionGroup): readonly Pocket[] =>
  pocketNames.filter((pocket) => groupOf[pocket] === group);

const assetGroups: readonly PositionGroup[] = [
  'bank',
  'advances-receivable',
  'recoveries-receivable',
];

export interface PositionLine {
  readonly pocket: Pocket;
  readonly amount: Micro;
}

export interface PositionPart {
  readonly group: PositionGroup;
  readonly amount: Micro;
  readonly lines: readonly PositionLine[];
}

export interface Position {
  readonly assets: readonly PositionPart[];
  readonly liabilities: readonly PositionPart[];
  readonly totalAssets: Micro;
  readonly totalLiabilities: Micro;
}

/**
 * The sums of all accounts as a position. Both sides are added up separately: their equality is the
 * books' guarantee and is not enforced here.
 */
export function positionOf(sums: ReadonlyMap<Pocket, Micro>): Position {
  const parts = positionGroups.map((group): PositionPart => {
    const isAsset = assetGroups.includes(group);
    const lines = pocketsOf(group).map((pocket) => {
      const balance = sums.get(pocket) ?? micro(0n);
      return { pocket, amount: isAsset ? negate(balance) : balance };
    });

    return { group, amount: sum(lines.map(({ amount }) => amount)), lines };
  });

  const assets = parts.filter(({ group }) => assetGroups.includes(group));
  const liabilities = parts.filter(({ group }) => !assetGroups.includes(group));
  const total = (side: readonly PositionPart[]) => sum(side.map(({ amount }) => amount));

  return {
    assets,
    liabilities,
    totalAssets: total(assets),
    totalLiabilities: total(liabilities),
  };
}
