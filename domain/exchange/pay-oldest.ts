import { type Micro, micro, smallerOf } from '../money.ts';

/** The unpaid part of an exchange that ended in the acceptor's favour. */
export interface UnpaidExchange {
  readonly id: string;
  readonly partnerId: string;
  readonly left: Micro;
}

/** Which exchanges an amount pays, oldest first; null when it exceeds what is owed. */
export function payOldest(
  unpaid: readonly UnpaidExchange[],
  amount: Micro,
): readonly (Omit<UnpaidExchange, 'left'> & { readonly amount: Micro })[] | null {
  let remaining: bigint = amount;
  const parts = unpaid.flatMap(({ id, partnerId, left }) => {
    const payment = smallerOf<bigint>(left, remaining);
    remaining -= payment;
    return payment > 0n ? [{ id, partnerId, amount: micro(payment) }] : [];
  });

  return remaining === 0n ? parts : null;
}
