import { randomUUID } from 'node:crypto';
import { createEntry, type Entry } from '#domain/ledger/entry.ts';
import type { Micro } from '#domain/money.ts';
import { bankRail } from '#domain/wallet/rails.ts';
import type { StoredTransfer } from './stored-transfer.ts';

/** Money of a merchant or publisher that comes in or goes out through the bank. */
export function createOutsideEntry(
  { id: proposal, kind, targetId: owner, reason, reference }: StoredTransfer,
  amount: Micro,
): Entry {
  if (!owner) throw new Error('A transfer without an owner');
  const bank = { owner: bankRail, pocket: 'cash' } as const;
  const escrow = { owner, pocket: 'escrow' } as const;
  const common = { id: randomUUID(), cause: { proposal, reference }, remark: reason };
  if (kind === 'escrow-fund') {
    const transfers = [{ from: bank, to: escrow, amount }];
    return createEntry({ ...common, kind: 'escrow_fund', transfers });
  }
  if (kind === 'escrow-return') {
    const transfers = [{ from: escrow, to: bank, amount }];
    return createEntry({ ...common, kind: 'escrow_return', transfers });
  }
  const bankOut = { owner: bankRail, pocket: 'cash_out' } as const;
  const transfers = [
    { from: { owner, pocket: 'publisher_payable' } as const, to: bankOut, amount },
  ];
  return createEntry({ ...common, kind: 'publisher_payout', transfers });
}
