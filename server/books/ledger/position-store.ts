import type { Pocket } from '#domain/ledger/accounts.ts';
import { type Micro, micro } from '#domain/money.ts';
import type { Sql } from '../../platform/database/database.ts';

export interface PositionSums {
  readonly sums: ReadonlyMap<Pocket, Micro>;
  /** Each rail's own balance; transfers for partners are counted separately. */
  readonly rails: ReadonlyMap<string, Micro>;
}

/** Sums all accounts in one statement, so that a concurrent entry counts fully or not at all. */
export async function sumAccounts(sql: Sql): Promise<PositionSums> {
  const balances = await sql.many<{ pocket: Pocket; rail: string | null; balance: bigint }>`
    select pocket, case when pocket = 'cash' then owner end rail, sum(balance)::bigint balance
      from account group by pocket, rail`;

  const sums = new Map<Pocket, Micro>();
  const rails = new Map<string, Micro>();
  for (const { pocket, rail, balance } of balances) {
    sums.set(pocket, micro((sums.get(pocket) ?? 0n) + balance));
    // Cash is a debit account: its balance is negative while the rail holds money.
    if (rail) rails.set(rail, micro(-balance));
  }

  return { sums, rails };
}
