import type { Pocket } from '#domain/ledger/accounts.ts';
import { type Micro, micro } from '#domain/money.ts';
import type { Sql } from '../database/database.ts';

export interface PositionSums {
  readonly sums: ReadonlyMap<Pocket, Micro>;
  /** What each rail holds for itself; what came and left for partners stands beside. */
  readonly rails: ReadonlyMap<string, Micro>;
}

/** All accounts added up, in one statement, so that what moves meanwhile is on neither side. */
export async function sumAccounts(sql: Sql): Promise<PositionSums> {
  const rows = await sql<{ pocket: Pocket; rail: string | null; balance: bigint }>(
    `select pocket, case when pocket = 'cash' then owner end rail, sum(balance)::bigint balance
       from account group by 1, 2`,
  );
  const sums = new Map<Pocket, Micro>();
  const rails = new Map<string, Micro>();
  for (const { pocket, rail, balance } of rows) {
    sums.set(pocket, micro((sums.get(pocket) ?? 0n) + balance));
    if (rail) rails.set(rail, micro(-balance));
  }
  return { sums, rails };
}

export interface Shard {
  readonly owner: string;
  readonly capital: Micro;
  readonly promotions: Micro;
}

/** Where the network's own money stands. */
export const listShardBalances = (sql: Sql): Promise<Shard[]> =>
  sql<Shard>(
    `select owner, coalesce(sum(balance) filter (where pocket = 'capital'), 0)::bigint capital,
            coalesce(sum(balance) filter (where pocket = 'promotions'), 0)::bigint promotions
       from account where pocket in ('capital', 'promotions') group by owner order by owner`,
  );
