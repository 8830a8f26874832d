import { type Micro, micro } from '../money.ts';

/** An exchange that ended with the acceptor's money, as far as nobody has paid it yet. */
export interface UnpaidExchange {
  readonly id: string;
  readonly partnerId: string;
  readonly left: Micro;
}

/** What an amount pays an acceptor for, the oldest first; null when it is more than is owed. */
export function payOldest(
  unpaid: readonly UnpaidExchange[],
  amount: Micro,
): readonly (Omit<UnpaidExchange, 'left'> & { readonly amount: Micro })[] | null {
  let rest: bigint = amount;
  const parts = unpaid.flatMap(({ id, partnerId, left }) => {
    const paid = left < rest ? left : rest;
    rest -= paid;
    return paid > 0n ? [{ id, partnerId, amount: micro(paid) }] : [];
  });
  return rest === 0n ? parts : null;
}
