import { balanceIn, type Wallet } from '#domain/ledger/book.ts';
import { type Cause, type Entry, entryOf, type Transfer } from '#domain/ledger/entry.ts';
import { type ShardShare, takeFromShards } from '#domain/ledger/shards.ts';
import { type Micro, micro } from '#domain/money.ts';
import { Refusal } from '#domain/refusal.ts';
import { type AdvanceReturn, returnAdvance, startupInPlans } from '#domain/wallet/startup.ts';

/** Start-up funds advanced and neither returned nor written off by the network. */
export const startupDue = (wallet: Wallet): Micro => balanceIn(wallet, 'advance_due');

interface Given {
  readonly id: string;
  readonly cause: Cause;
  readonly earned: Micro;
  /** The capital shard the advance is returned to. */
  readonly shard: string;
}

/** The entry that returns an advance, and the parts it consists of. */
export function startupReturnEntry(
  wallet: Wallet,
  { id, cause, earned, shard }: Given,
): { entry: Entry; parts: AdvanceReturn } {
  const due = startupDue(wallet);
  if (due <= 0n) throw new Refusal('startup_nothing_due');
  const parts = returnAdvance({
    left: balanceIn(wallet, 'startup'),
    due,
    earned,
    available: balanceIn(wallet, 'available'),
    inPlans: startupInPlans(wallet),
  });
  if (parts.fromLeft + parts.fromEarnings + parts.loss === 0n) {
    throw new Refusal('startup_in_plans');
  }
  const { owner } = wallet;
  const capital = { owner: shard, pocket: 'capital' } as const;
  const claimed = micro(parts.fromLeft + parts.fromEarnings);
  const transfers: Transfer[] = [
    { from: { owner, pocket: 'startup' }, to: capital, amount: parts.fromLeft },
    { from: { owner, pocket: 'available' }, to: capital, amount: parts.fromEarnings },
    {
      from: { owner, pocket: 'advance_due' },
      to: { owner, pocket: 'advance_receivable' },
      amount: claimed,
    },
    {
      from: { owner, pocket: 'advance_due' },
      to: { owner, pocket: 'forgiven' },
      amount: parts.loss,
    },
  ];
  const moving = transfers.filter(({ amount }) => amount > 0n);
  return { entry: entryOf({ id, kind: 'startup_return', cause, transfers: moving }), parts };
}

interface GivenBack {
  readonly id: string;
  readonly cause: Cause;
  readonly remark: string;
  readonly amount: Micro;
  /** The available capital, by shard. */
  readonly shards: readonly ShardShare[];
}

/** Restores what a return took from earnings that were later reversed: the network's loss. */
export function startupRestoreEntry(owner: string, { amount, shards, ...rest }: GivenBack): Entry {
  const taken = takeFromShards(shards, amount);
  if (!taken) throw new Refusal('insufficient_balance', { pocket: 'capital' });
  const claim = { owner, pocket: 'advance_receivable' } as const;
  const transfers: Transfer[] = [
    ...taken.map((part) => ({
      from: { owner: part.owner, pocket: 'capital' } as const,
      to: { owner, pocket: 'available' } as const,
      amount: part.amount,
    })),
    { from: claim, to: { owner, pocket: 'forgiven' }, amount },
  ];
  return entryOf({ ...rest, kind: 'startup_restore', transfers });
}
