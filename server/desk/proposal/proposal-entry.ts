import { randomUUID } from 'node:crypto';
import { shardOwners } from '#domain/ledger/accounts.ts';
import { balanceIn, type Wallet } from '#domain/ledger/book.ts';
import { type Entry, type EntryDraft, entryOf, type Transfer } from '#domain/ledger/entry.ts';
import { pour, type ShardShare, spreadOverShards, takeFromShards } from '#domain/ledger/shards.ts';
import { type Micro, parseMicro } from '#domain/money.ts';
import { Refusal } from '#domain/refusal.ts';
import { exchangeEndings, outsideActs } from '#domain/staff/proposal.ts';
import { bankRail } from '#domain/wallet/rails.ts';
import { type Exchange, endEntry } from '../../exchange/exchange.ts';
import { lockedReturn, lockedShards } from '../../ledger/ledger.ts';
import { startupReturnEntry } from '../../wallet/wallet.ts';
import { outsideEntry } from './outside-entry.ts';
import type { StoredProposal } from './proposal-store.ts';

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
    return endEntry(exchange, ending, { cause, remark: reason });
  }
  if (act === 'startup-return') {
    const owner = ownerOf(partnerId);
    const shard = lockedReturn(wallets, owner);
    return startupReturnEntry(wallets.get(owner) as Wallet, { ...common, earned, shard }).entry;
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

const capitalOf = (owner: string) => ({ owner, pocket: 'capital' }) as const;

function capitalEntry(common: Common, amount: Micro): Entry {
  const from = { owner: bankRail, pocket: 'cash' } as const;
  const parts = spreadOverShards(amount);
  const transfers = parts.map((part) => ({ ...part, from, to: capitalOf(part.owner) }));
  return entryOf({ ...common, kind: 'capital_in', transfers });
}

function promotionEntry(common: Common, amount: Micro, wallets: Wallets): Entry {
  const shards = shardOwners.flatMap((owner) => {
    const wallet = wallets.get(owner);
    return wallet ? [{ owner, amount: balanceIn(wallet, 'capital') }] : [];
  });
  const taken = takeCapital(shards, amount);
  const transfers = pour(taken, spreadOverShards(amount)).map(({ from, to, amount }) => {
    return { from: capitalOf(from), to: { owner: to, pocket: 'promotions' } as const, amount };
  });
  return entryOf({ ...common, kind: 'promotion_fund', transfers });
}

function advanceEntry(common: Common, owner: string, amount: Micro, wallets: Wallets): Entry {
  const taken = takeCapital(lockedShards(wallets, 'capital', owner), amount);
  const transfers: Transfer[] = [
    ...taken.map(({ owner: shard, amount }) => {
      return { from: capitalOf(shard), to: { owner, pocket: 'startup' } as const, amount };
    }),
    { from: { owner, pocket: 'advance_receivable' }, to: { owner, pocket: 'advance_due' }, amount },
  ];
  return entryOf({ ...common, kind: 'startup_advance', transfers });
}

function takeCapital(shards: readonly ShardShare[], amount: Micro): ShardShare[] {
  const taken = takeFromShards(shards, amount);
  if (!taken) throw new Refusal('insufficient_balance', { pocket: 'capital' });
  return taken;
}
