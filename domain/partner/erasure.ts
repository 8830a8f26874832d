import { type Pocket, pocketNames, pockets } from '../ledger/accounts.ts';
import { formatMicro, type Micro } from '../money.ts';
import { createDeskRefusal, type DeskRefusal } from '../refusal.ts';

/** How long a partner can object to an erasure that two people decided. */
export const erasureWaitDays = 14;

/** How long a data export that two people decided can be downloaded at the desk. */
export const dataExportDays = 7;

/** The pockets with money that is or may become the partner's; `erase_partner` repeats the list. */
export const moneyPockets: readonly Pocket[] = [
  ...pocketNames.filter((name) => pockets[name].isAsset),
  'payout',
  'exchange',
  'to_settle',
  'to_consume_discount',
  'to_consume_startup',
  'publisher_pending',
  'publisher_pending_discount',
  'publisher_pending_startup',
];

/** What may prevent an erasure. */
export interface ErasureInput {
  readonly isErased: boolean;
  /** The total of `moneyPockets`. */
  readonly money: Micro;
  /** What the partner still owes for a recalled deposit. */
  readonly owed: Micro;
  readonly runningPlans: number;
  readonly openOrders: number;
  readonly openPayouts: number;
  readonly openExchanges: number;
  readonly openDisputes: number;
  /** Movements of money and changes of the account that wait for a second person. */
  readonly waitingRequests: number;
}

/**
 * Why a partner's personal data cannot be erased yet. Nobody loses money by an erasure: the partner
 * withdraws it first, and whatever could still pay or cost them something comes to its end.
 */
export function whyNotErase(facts: ErasureInput): DeskRefusal | null {
  if (facts.isErased) return createDeskRefusal('desk_erased');
  if (facts.openPayouts > 0) return createDeskRefusal('desk_erasure_payouts');
  if (facts.openExchanges > 0) return createDeskRefusal('desk_erasure_exchanges');
  if (facts.runningPlans > 0) return createDeskRefusal('desk_erasure_plans');
  if (facts.openOrders > 0) return createDeskRefusal('desk_erasure_orders');
  if (facts.openDisputes > 0) return createDeskRefusal('desk_erasure_disputes');
  if (facts.waitingRequests > 0) return createDeskRefusal('desk_erasure_requests');
  if (facts.money !== 0n)
    return createDeskRefusal('desk_erasure_money', { amount: formatMicro(facts.money) });

  return facts.owed !== 0n
    ? createDeskRefusal('desk_erasure_owed', { amount: formatMicro(facts.owed) })
    : null;
}
