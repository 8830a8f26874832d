import { randomUUID } from 'node:crypto';
import { outsideOwners } from '#domain/desk/transfer.ts';
import { networkCapital, networkPromotions } from '#domain/ledger/accounts.ts';
import { balanceIn, type Wallet } from '#domain/ledger/book.ts';
import { createEntry, type Entry, type EntryDraft, type Transfer } from '#domain/ledger/entry.ts';
import type { Micro } from '#domain/money.ts';
import { RefusalError } from '#domain/refusal.ts';
import { bankRail } from '#domain/wallet/rails.ts';
import { createStartupReturnEntry } from '../../programme/wallet/wallet.ts';
import { createOutsideEntry } from './outside-entry.ts';
import type { StoredTransfer } from './stored-transfer.ts';

type Wallets = ReadonlyMap<string, Wallet>;
type Common = Pick<EntryDraft, 'id' | 'cause'>;

/** The one entry that most transfers of staff post, on locked wallets. */
export function createTransferEntry(
  transfer: StoredTransfer,
  earnings: Micro,
  wallets: Wallets,
): Entry {
  const { id, kind, partnerId, amount, reference } = transfer;
  const common = { id: randomUUID(), cause: { proposal: id, reference } };
  if (kind === 'startup-return') {
    const wallet = wallets.get(getOwner(partnerId)) as Wallet;
    return createStartupReturnEntry(wallet, { ...common, earnings }).entry;
  }

  if (amount === null) throw new Error('A transfer without an amount');
  if (outsideOwners[kind]) return createOutsideEntry(transfer, amount);
  if (kind === 'capital-in') return createCapitalEntry(common, amount);
  if (kind === 'promotion-fund') return createPromotionEntry(common, amount, wallets);

  const owner = getOwner(partnerId);
  if (kind === 'startup-advance') return createAdvanceEntry(common, owner, amount, wallets);
  if (kind !== 'deposit') throw new Error(`${kind} moves nothing by itself`);
  const bankIn = { owner, pocket: 'bank_in' } as const;
  const transfers = [{ from: bankIn, to: { owner, pocket: 'available' } as const, amount }];
  return createEntry({ ...common, kind: 'deposit', transfers });
}

function getOwner(partnerId: string | null): string {
  if (!partnerId) throw new Error('A transfer without a partner');
  return partnerId;
}

function createCapitalEntry(common: Common, amount: Micro): Entry {
  const bankCash = { owner: bankRail, pocket: 'cash' } as const;
  return createEntry({
    ...common,
    kind: 'capital_in',
    transfers: [{ from: bankCash, to: networkCapital, amount }],
  });
}

function createPromotionEntry(common: Common, amount: Micro, wallets: Wallets): Entry {
  assertCapital(wallets, amount);
  const transfers = [{ from: networkCapital, to: networkPromotions, amount }];
  return createEntry({ ...common, kind: 'promotion_fund', transfers });
}

function createAdvanceEntry(common: Common, owner: string, amount: Micro, wallets: Wallets): Entry {
  assertCapital(wallets, amount);
  const transfers: Transfer[] = [
    { from: networkCapital, to: { owner, pocket: 'startup' }, amount },
    { from: { owner, pocket: 'advance_receivable' }, to: { owner, pocket: 'advance_due' }, amount },
  ];
  return createEntry({ ...common, kind: 'startup_advance', transfers });
}

function assertCapital(wallets: Wallets, amount: Micro): void {
  const network = wallets.get(networkCapital.owner) as Wallet;
  if (balanceIn(network, 'capital') >= amount) return;
  throw new RefusalError('insufficient_balance', { pocket: 'capital' });
}
