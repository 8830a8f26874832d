import { shardOwners } from '#domain/ledger/accounts.ts';
import { type ShardShare, shardOrder, takeFromShards } from '#domain/ledger/shards.ts';
import { type Micro, micro, zero } from '#domain/money.ts';
import type { Sql } from '../database/database.ts';

export type ShardedPocket = 'promotions' | 'capital';

/**
 * Shard balances, read without locks, in the order in which this partner draws on them. Shards that
 * are locked come last, so that nobody waits while another shard is free.
 */
export async function listShards(
  sql: Sql,
  pocket: ShardedPocket,
  partnerId: string,
): Promise<ShardShare[]> {
  const order = shardOrder(partnerId);
  const rows = await sql<{ owner: string; balance: bigint }>(
    'select owner, balance from account where pocket = $1 and owner = any ($2::uuid[])',
    [pocket, order],
  );
  const held = new Map(rows.map(({ owner, balance }) => [owner, micro(balance)]));
  const busy = await listBusy(sql, order);
  const parts = order.map((owner) => ({ owner, amount: held.get(owner) ?? zero }));
  return [
    ...parts.filter(({ owner }) => !busy.has(owner)),
    ...parts.filter(({ owner }) => busy.has(owner)),
  ];
}

async function listBusy(sql: Sql, owners: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await sql<{ owner: string }>('select busy_wallets($1::uuid[]) "owner"', [owners]);
  return new Set(rows.map(({ owner }) => owner));
}

/**
 * Which shards to lock to take this amount: usually one. The choice is checked again under the
 * lock. If the money does not suffice, returns the first shard, where the request will be refused.
 */
export async function chooseShards(
  sql: Sql,
  pocket: ShardedPocket,
  partnerId: string,
  amount: Micro,
): Promise<string[]> {
  const parts = await listShards(sql, pocket, partnerId);
  const taken = takeFromShards(parts, amount);
  return taken?.map(({ owner }) => owner) ?? parts.slice(0, 1).map(({ owner }) => owner);
}

/** The shard to return this partner's money to: the partner's own, or the next one that is free. */
export async function chooseReturn(sql: Sql, partnerId: string): Promise<string> {
  const order = shardOrder(partnerId).filter((owner) => shardOwners.includes(owner));
  const busy = await listBusy(sql, order);
  const found = order.find((owner) => !busy.has(owner)) ?? order[0];
  if (!found) throw new Error('There are no shards');
  return found;
}
