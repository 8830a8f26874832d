import { randomUUID } from 'node:crypto';
import { payOldest, type UnpaidExchange } from '#domain/exchange/pay-oldest.ts';
import type { Wallet } from '#domain/ledger/book.ts';
import { type Entry, entryOf } from '#domain/ledger/entry.ts';
import { parseMicro, zero } from '#domain/money.ts';
import { Refusal } from '#domain/refusal.ts';
import { bankRail } from '#domain/wallet/rails.ts';
import type { AcceptorPaid } from '../../programme/exchange/exchange.ts';
import type { StoredProposal } from './transfer-store.ts';

/**
 * Pays an acceptor through the bank, for the oldest exchanges first, from what each left unpaid.
 */
export function acceptorPayment(
  { id: proposalId, body, reason, reference }: StoredProposal,
  unpaid: readonly UnpaidExchange[],
  wallets: ReadonlyMap<string, Wallet>,
): { entry: Entry; paid: AcceptorPaid } {
  const amount = parseMicro(body.amount ?? '') ?? zero;
  const parts = payOldest(
    unpaid.filter(({ partnerId }) => wallets.has(partnerId)),
    amount,
  );
  if (!parts) throw new Refusal('insufficient_balance', { pocket: 'acceptor_owed' });
  const to = { owner: bankRail, pocket: 'cash_out' } as const;
  const entry = entryOf({
    id: randomUUID(),
    kind: 'acceptor_pay',
    cause: { proposal: proposalId, reference },
    remark: reason,
    transfers: parts.map(({ partnerId: owner, amount }) => ({
      from: { owner, pocket: 'acceptor_owed' },
      to,
      amount,
    })),
  });
  return { entry, paid: { proposalId, entryId: entry.id, parts } };
}
