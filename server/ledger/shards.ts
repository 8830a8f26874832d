import { shardOwners } from '#domain/ledger/accounts.ts';
import { balanceIn, type Wallet } from '#domain/ledger/book.ts';
import { type ShardShare, shardOrder } from '#domain/ledger/shards.ts';
import { type Micro, micro } from '#domain/money.ts';
import { type Reason, Refusal } from '#domain/refusal.ts';
import type { ShardedPocket } from './shard-store.ts';

/** The locked shards, the partner's own first. */
export const lockedShards = (
  wallets: ReadonlyMap<string, Wallet>,
  pocket: ShardedPocket,
  partnerId: string,
): ShardShare[] =>
  shardOrder(partnerId).flatMap((owner) => {
    const wallet = wallets.get(owner);
    return wallet ? [{ owner, amount: balanceIn(wallet, pocket) }] : [];
  });

export const sumOfShards = (parts: readonly ShardShare[]): Micro =>
  micro(parts.reduce((sum, { amount }) => sum + amount, 0n));

/** The shard that was locked to take money back. */
export function lockedReturn(wallets: ReadonlyMap<string, Wallet>, partnerId: string): string {
  const found = shardOrder(partnerId).find((owner) => wallets.has(owner));
  if (!found) throw new Error('No shard was locked for what goes back');
  return found;
}

/** Spends from shards with enough money, and chooses others if a concurrent request was faster. */
export async function spendFromShards<Result>(
  short: Reason,
  choose: () => Promise<string[]>,
  use: (owners: readonly string[]) => Promise<Result>,
): Promise<Result> {
  let owners = await choose();
  for (let tries = 0; ; tries += 1) {
    try {
      return await use(owners);
    } catch (error) {
      const isShort = error instanceof Refusal && error.reason === short;
      if (!isShort || tries > shardOwners.length) throw error;
      const next = await choose();
      if (next.join() === owners.join()) throw error;
      owners = next;
    }
  }
}
