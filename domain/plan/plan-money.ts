import { limitReservations } from '../delivery/reservation.ts';
import { largerOf, type Micro, micro, sum, zero } from '../money.ts';
import { formatUtcDate } from '../time.ts';
import { type Funding, fundingConsumed, minusFunding } from './put.ts';
import { planResultOf } from './result.ts';
import type { PlanStatus } from './status.ts';

export interface PlanSums {
  readonly status: PlanStatus;
  readonly put: (Funding & { readonly amount: Micro }) | null;
  readonly spent: Micro;
  readonly credited: Micro;
}

const holdingStatuses: readonly PlanStatus[] = ['matching', 'putting', 'putFinished'];

/** Amounts of the ads that were served and may still cost something. */
export interface AdsInFlight {
  /** What they are expected to cost, as the engine reserves it. */
  readonly reserved: Micro;
  /** The most that they can still cost. */
  readonly costMax: Micro;
}

/**
 * Where a plan's money is: put = consumed + reserved + remaining + returned, exactly. `waiting` is
 * the partner's own part of reserved and remaining; the wallet sums it over all plans.
 */
export function planMoneyOf(
  { status, put, spent, credited }: PlanSums,
  { reserved, costMax }: AdsInFlight,
) {
  if (!put) throw new Error('Nothing was put on this plan');

  const isHeld = holdingStatuses.includes(status);
  const amountHeld = isHeld ? put.amount - spent : 0n;

  // What ads cost beyond the amount is the network's loss, so no more is reserved for them.
  const [part = 0n] = limitReservations([reserved], 0n, amountHeld);
  const [most = 0n] = limitReservations([largerOf(costMax, reserved)], 0n, amountHeld);

  return {
    put: put.amount,
    consumed: micro(spent - credited),
    reserved: micro(part),
    remaining: micro(amountHeld - part),
    inFlightMax: micro(most),
    waiting: isHeld ? minusFunding(put, fundingConsumed(put, spent)).own : zero,
    returned: micro(credited + (isHeld ? 0n : put.amount - spent)),
    own: put.own,
    discount: put.discount,
    startup: put.startup,
  };
}

/** A conversion as far as its plan's money is concerned. */
export interface Earning {
  readonly state: 'held' | 'pending' | 'approved' | 'reversed' | 'unfunded' | 'refused';
  readonly commission: Micro;
  readonly fee: Micro;
  readonly lockAt: Date;
}

export interface PendingDay {
  /** When the last of them becomes final. */
  readonly lockAt: Date;
  readonly amount: Micro;
  readonly count: number;
}

const daysMax = 60;
const netOf = ({ commission, fee }: Earning) => micro(commission - fee);

/** What a plan has earned and may still earn, net of the fee, and its result, maybe negative. */
export function earningsOf(
  earnings: readonly Earning[],
  consumed: Funding,
  profitShare: Micro = zero,
) {
  const earningsInState = (state: Earning['state']) =>
    earnings.filter((earning) => earning.state === state);
  const netIn = (state: Earning['state']) => sum(earningsInState(state).map(netOf));
  const settled = netIn('approved');
  const result = planResultOf(settled, consumed, profitShare);

  return {
    settled,
    pending: pendingDays(earningsInState('pending')),
    pendingTotal: netIn('pending'),
    held: netIn('held'),
    reversed: netIn('reversed'),
    unfunded: netIn('unfunded'),
    fee: sum(earningsInState('approved').map(({ fee }) => fee)),
    profitShare,
    /** What was consumed of the partner's own money. */
    ownCost: consumed.own,
    result: result.total,
    ownResult: result.own,
    networkResult: result.network,
    /** All reported orders, whatever became of them. */
    orders: earnings.length,
  };
}

function pendingDays(pending: readonly Earning[]): PendingDay[] {
  const days = new Map<string, PendingDay>();
  const pendingByLock = [...pending].sort((a, b) => a.lockAt.getTime() - b.lockAt.getTime());

  for (const one of pendingByLock) {
    const day = formatUtcDate(one.lockAt);
    // Days beyond the limit are added to the last one listed.
    const key = days.has(day) || days.size < daysMax ? day : ([...days.keys()].at(-1) ?? day);
    const known = days.get(key);
    days.set(key, {
      lockAt: one.lockAt,
      amount: micro((known?.amount ?? 0n) + netOf(one)),
      count: (known?.count ?? 0) + 1,
    });
  }

  return [...days.values()];
}
