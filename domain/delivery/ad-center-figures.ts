import { formatMicro, type Micro, micro, type Side } from '../money.ts';
import { keysOf } from '../name-list.ts';
import { type ResultInput, resultOf } from '../plan/result.ts';
import type { EventKind } from './event.ts';

/** What the figures of a period are made of. */
export interface Sums {
  readonly invested: bigint;
  /** The cost of events that count and were not found invalid later. */
  readonly consumed: bigint;
  /** What coupons and start-up funds paid of it. */
  readonly networkCost: bigint;
  readonly impressions: bigint;
  readonly clicks: bigint;
  /** Settled commissions, net of fees and chargebacks. */
  readonly adRevenue: bigint;
  readonly profitShare: bigint;
  readonly operated: bigint;
  /** Plans with delivery: an impression or a click that counted when it happened. */
  readonly plans: ReadonlySet<string>;
}

/** What is so now, whatever the period. */
export interface Balances {
  /** The partner's own money in plans that is not consumed yet. */
  readonly waiting: bigint;
  /** Commissions of orders that can still be reversed, net of the fee. */
  readonly pending: bigint;
}

/** Which kinds of data ever existed. */
export interface Data {
  readonly hasPut: boolean;
  readonly hasDelivery: boolean;
  readonly hasFollowed: boolean;
}

/** What a plan's part of a figure opens to. */
export type Opening =
  | { readonly to: 'plan' | 'records' }
  | { readonly to: 'events'; readonly kind?: EventKind }
  | { readonly to: 'orders'; readonly state: 'approved' | 'pending' };

/** Everything that is said of a figure in one place; server, app and tests read it here. */
interface FigureRow {
  /** A count, or an amount: how it is rounded where it is shown, or that it carries its sign. */
  readonly format: 'count' | Side | 'signed';
  /** Without data of this kind there is no figure, and nobody reads a zero. */
  readonly needs: keyof Data;
  readonly opens: Opening;
  /** What is shown beside it by name, and is no part of it. */
  readonly companions: readonly CompanionName[];
  readonly value: Value;
}

/** A balance is so now: it has no period, no previous value and no chart. */
type Value =
  | { readonly of: 'period'; readonly from: (sums: Sums) => bigint }
  | { readonly of: 'now'; readonly from: (balances: Balances) => bigint };

export type CompanionName = 'networkCost' | 'pendingRevenue';

const ofPeriod = (from: (sums: Sums) => bigint) => ({ of: 'period', from }) as const;
const ofNow = (from: (balances: Balances) => bigint) => ({ of: 'now', from }) as const;

/** The nine figures of the ad centre, its data overview. */
const mainRows = {
  invested: {
    format: 'has',
    needs: 'hasPut',
    opens: { to: 'records' },
    companions: [],
    value: ofPeriod(({ invested }) => invested),
  },
  deliveryOrders: {
    format: 'count',
    needs: 'hasDelivery',
    opens: { to: 'plan' },
    companions: [],
    value: ofPeriod(({ plans }) => BigInt(plans.size)),
  },
  consumed: {
    format: 'pays',
    needs: 'hasDelivery',
    opens: { to: 'events' },
    companions: ['networkCost'],
    value: ofPeriod(({ consumed }) => consumed),
  },
  toBeConsumed: {
    format: 'has',
    needs: 'hasPut',
    opens: { to: 'records' },
    companions: [],
    value: ofNow(({ waiting }) => waiting),
  },
  impressions: {
    format: 'count',
    needs: 'hasDelivery',
    opens: { to: 'events', kind: 'impression' },
    companions: [],
    value: ofPeriod(({ impressions }) => impressions),
  },
  clicks: {
    format: 'count',
    needs: 'hasDelivery',
    opens: { to: 'events', kind: 'click' },
    companions: [],
    value: ofPeriod(({ clicks }) => clicks),
  },
  adRevenue: {
    format: 'has',
    needs: 'hasDelivery',
    opens: { to: 'orders', state: 'approved' },
    companions: ['pendingRevenue'],
    value: ofPeriod(({ adRevenue }) => adRevenue),
  },
  profit: {
    format: 'signed',
    needs: 'hasDelivery',
    opens: { to: 'plan' },
    companions: ['networkCost', 'pendingRevenue'],
    value: ofPeriod((sums) => resultOf(sums).own),
  },
  operated: {
    format: 'has',
    needs: 'hasFollowed',
    opens: { to: 'records' },
    companions: [],
    value: ofPeriod(({ operated }) => operated),
  },
} as const satisfies Readonly<Record<string, FigureRow>>;

/** A reply's figures that profit is made of, as amounts. */
type ProfitParts = Omit<ResultInput, 'profitShare'> & { readonly profit: bigint };

/** What a partner gave of the profit: all that the other parts leave unexplained. */
export const profitShareOf = ({ profit, ...parts }: ProfitParts): Micro =>
  micro(resultOf({ ...parts, profitShare: 0n }).own - profit);

const companionRows = {
  networkCost: {
    format: 'pays',
    needs: 'hasDelivery',
    opens: { to: 'events' },
    companions: [],
    value: ofPeriod(({ networkCost }) => networkCost),
  },
  pendingRevenue: {
    format: 'has',
    needs: 'hasDelivery',
    opens: { to: 'orders', state: 'pending' },
    companions: [],
    value: ofNow(({ pending }) => pending),
  },
} as const satisfies Readonly<Record<CompanionName, FigureRow>>;

export type FigureName = keyof typeof mainRows;
export type ProvenName = FigureName | CompanionName;

export const figureRows: Readonly<Record<ProvenName, FigureRow>> = {
  ...mainRows,
  ...companionRows,
};
export const figureNames = keysOf(mainRows);

/** What opens to the plans it consists of: the figures, and what is shown beside them. */
export const provenNames = keysOf(figureRows);

export const noSums: Sums = {
  invested: 0n,
  consumed: 0n,
  networkCost: 0n,
  impressions: 0n,
  clicks: 0n,
  adRevenue: 0n,
  profitShare: 0n,
  operated: 0n,
  plans: new Set(),
};

export const addSums = (a: Sums, b: Sums): Sums => ({
  invested: a.invested + b.invested,
  consumed: a.consumed + b.consumed,
  networkCost: a.networkCost + b.networkCost,
  impressions: a.impressions + b.impressions,
  clicks: a.clicks + b.clicks,
  adRevenue: a.adRevenue + b.adRevenue,
  profitShare: a.profitShare + b.profitShare,
  operated: a.operated + b.operated,
  plans: new Set([...a.plans, ...b.plans]),
});

export function figureOf(name: ProvenName, sums: Sums, balances: Balances): bigint {
  const { value } = figureRows[name];
  return value.of === 'period' ? value.from(sums) : value.from(balances);
}

/** Counts as digits, money as money. */
export const formatFigure = (name: ProvenName, value: bigint): string =>
  figureRows[name].format === 'count' ? value.toString() : formatMicro(micro(value));

/** Whether there is a figure: there was data of its kind, or there is an amount without it. */
export const hasFigure = (name: ProvenName, value: bigint, data: Data): boolean =>
  value !== 0n || data[figureRows[name].needs];
