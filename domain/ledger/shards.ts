import { type Micro, micro } from '../money.ts';
import { shardOwnerOf, shardOwners } from './accounts.ts';

/** A shard's part of the network's promotions or capital, with the shard's owner id. */
export interface ShardShare {
  readonly owner: string;
  readonly amount: Micro;
}

/** Spreads an amount evenly over all shards, exact to the micro-unit. */
export function spreadOverShards(amount: Micro): ShardShare[] {
  const count = BigInt(shardOwners.length);
  const rest = amount % count;
  return shardOwners
    .map((owner, at) => ({ owner, amount: micro(amount / count + (BigInt(at) < rest ? 1n : 0n)) }))
    .filter((part) => part.amount > 0n);
}

/** The order in which a partner tries the shards: its own first, then the rest in turn. */
export function shardOrder(partnerId: string): string[] {
  const at = shardOwners.indexOf(shardOwnerOf(partnerId));
  return [...shardOwners.slice(at), ...shardOwners.slice(0, at)];
}

/**
 * Takes an amount from the first shard that can cover it alone, or else from several in order. Null
 * if all of them together have too little.
 */
export function takeFromShards(parts: readonly ShardShare[], needed: Micro): ShardShare[] | null {
  const whole = parts.find(({ amount }) => amount >= needed);
  if (whole) return [{ owner: whole.owner, amount: needed }];
  const taken: ShardShare[] = [];
  let left: bigint = needed;
  for (const { owner, amount } of parts) {
    const share = amount < left ? amount : left;
    if (share > 0n) taken.push({ owner, amount: micro(share) });
    left -= share;
  }
  return left > 0n ? null : taken;
}

interface Pouring {
  readonly from: string;
  readonly to: string;
  readonly amount: Micro;
}

/** Moves the sources' amounts to targets with the same total. */
export function pour(sources: readonly ShardShare[], targets: readonly ShardShare[]): Pouring[] {
  const moves: Pouring[] = [];
  const left = targets.map(({ owner, amount }) => ({ owner, amount: amount as bigint }));
  for (const { owner: from, amount } of sources) {
    for (let rest: bigint = amount; rest > 0n; ) {
      const target = left[0];
      if (!target) throw new Error('More is poured than there is room for');
      const share = target.amount < rest ? target.amount : rest;
      moves.push({ from, to: target.owner, amount: micro(share) });
      rest -= share;
      target.amount -= share;
      if (target.amount === 0n) left.shift();
    }
  }
  if (left.length > 0) throw new Error('Less is poured than there is room for');
  return moves;
}
