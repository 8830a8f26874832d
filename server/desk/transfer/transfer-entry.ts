import { randomUUID } from 'node:crypto';
import { networkCapital, networkPromotions } from '#domain/ledger/accounts.ts';
import { balanceIn, type Wallet } from '#domain/ledger/book.ts';
import { type Entry, type EntryDraft, entryOf, type Transfer } from '#domain/ledger/entry.ts';
import { type Micro, parseMicro } from '#domain/money.ts';
import { Refusal } from '#domain/refusal.ts';
import { exchangeEndings, outsideActs } from '#domain/staff/proposal.ts';
import { bankRail } from '#domain/wallet/rails.ts';
import { createEndEntry, type Exchange } from '../../programme/exchange/exchange.ts';
import { createStartupReturnEntry } from '../../programme/wallet/wallet.ts';
import { outsideEntry } from './outside-entry.ts';
import type { StoredProposal } from './transfer-store.ts';

interface Loaded {
  readonly exchange: Exchange | null;
  readonly earned: Micro;
}

type Wallets = ReadonlyMap<string, Wallet>;
type Common = Pick<EntryDraft, 'id' | 'cause'>;

/** The entry that an act of staff posts, on locked wallets. */
export function proposalEntry(
  proposal: StoredProposal,
  { exchange, earned }: Loaded,
  wallets: Wallets,
): Entry {
  const { act, partnerId, reason, reference } = proposal;
  const cause = { proposal: proposal.id, reference };
  const common = { id: randomUUID(), cause };
  const ending = exchangeEndings[act];
  if (ending) {
    if (!exchange) throw new Error('The exchange to end vanished');
    return createEndEntry(exchange, ending, { cause, remark: reason });
  }
  if (act === 'startup-return') {
    const wallet = wallets.get(ownerOf(partnerId)) as Wallet;
    return createStartupReturnEntry(wallet, { ...common, earned }).entry;
  }
  const amount = parseMicro(proposal.body.amount ?? '');
  if (amount === null) throw new Error('A proposal without an amount');
  if (outsideActs[act]) return outsideEntry(proposal, amount);
  if (act === 'capital-in') return capitalEntry(common, amount);
  if (act === 'promotion-fund') return promotionEntry(common, amount, wallets);
  const owner = ownerOf(partnerId);
  if (act === 'startup-advance') return advanceEntry(common, owner, amount, wallets);
  if (act !== 'deposit') throw new Error(`${act} moves nothing by itself`);
  const from = { owner, pocket: 'bank_in' } as const;
  const transfers = [{ from, to: { owner, pocket: 'available' } as const, amount }];
  return entryOf({ ...common, kind: 'deposit', transfers });
}

function ownerOf(partnerId: string | null): string {
  if (!partnerId) throw new Error('A proposal without a partner');
  return partnerId;
}

function capitalEntry(common: Common, amount: Micro): Entry {
  const from = { owner: bankRail, pocket: 'cash' } as const;
  return entryOf({
    ...common,
    kind: 'capital_in',
    transfers: [{ from, to: networkCapital, amount }],
  });
}

function promotionEntry(common: Common, amount: Micro, wallets: Wallets): Entry {
  assertCapital(wallets, amount);
  const transfers = [{ from: networkCapital, to: networkPromotions, amount }];
  return entryOf({ ...common, kind: 'promotion_fund', transfers });
}

function advanceEntry(common: Common, owner: string, amount: Micro, wallets: Wallets): Entry {
  assertCapital(wallets, amount);
  const transfers: Transfer[] = [
    { from: networkCapital, to: { owner, pocket: 'startup' }, amount },
    { from: { owner, pocket: 'advance_receivable' }, to: { owner, pocket: 'advance_due' }, amount },
  ];
  return entryOf({ ...common, kind: 'startup_advance', transfers });
}

function assertCapital(wallets: Wallets, needed: Micro): void {
  const network = wallets.get(networkCapital.owner) as Wallet;
  if (balanceIn(network, 'capital') >= needed) return;
  throw new Refusal('insufficient_balance', { pocket: 'capital' });
}
