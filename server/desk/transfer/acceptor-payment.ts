import { randomUUID } from 'node:crypto';
import { payOldest, type UnpaidExchange } from '#domain/exchange/pay-oldest.ts';
import type { Wallet } from '#domain/ledger/book.ts';
import { createEntry, type Entry } from '#domain/ledger/entry.ts';
import { zero } from '#domain/money.ts';
import { RefusalError } from '#domain/refusal.ts';
import { bankRail } from '#domain/wallet/rails.ts';
import type { AcceptorPayment } from '../../programme/exchange/exchange.ts';
import type { StoredTransfer } from './stored-transfer.ts';

/**
 * Pays an acceptor through the bank, for the oldest exchanges first, from what each left unpaid.
 */
export function createAcceptorPayment(
  { id: approvalId, amount, reason, reference }: StoredTransfer,
  unpaid: readonly UnpaidExchange[],
  wallets: ReadonlyMap<string, Wallet>,
): { entry: Entry; payment: AcceptorPayment } {
  const parts = payOldest(
    unpaid.filter(({ partnerId }) => wallets.has(partnerId)),
    amount ?? zero,
  );
  if (!parts) throw new RefusalError('insufficient_balance', { pocket: 'acceptor_owed' });
  const bankOut = { owner: bankRail, pocket: 'cash_out' } as const;
  const entry = createEntry({
    id: randomUUID(),
    kind: 'acceptor_pay',
    cause: { proposal: approvalId, reference },
    remark: reason,
    transfers: parts.map((part) => ({
      from: { owner: part.partnerId, pocket: 'acceptor_owed' },
      to: bankOut,
      amount: part.amount,
    })),
  });
  return { entry, payment: { approvalId, entryId: entry.id, parts } };
}
