import { type Micro, parseMicro, subtract, sum } from '#domain/money.ts';
import { findNewestRoot } from '../../books/ledger/ledger.ts';
import type { Sql } from '../../platform/database/database.ts';
import { listBankBalancesNow } from './bank-balance-store.ts';

const readMoney = (text: string): Micro => {
  const amount = parseMicro(text);
  if (amount === null) throw new Error(`${text} is no amount`);
  return amount;
};

/**
 * What the network owes according to the newest root, beside what its banks say it has. The
 * difference is shown as it is: nothing is booked for it, and nobody sets it.
 */
export async function readCoverage(sql: Sql) {
  const root = await findNewestRoot(sql);
  const banks = await listBankBalancesNow(sql);

  const lines = (root?.liabilities.owed ?? []).map(([groups, amount]) => ({
    groups: groups.split(' '),
    amount: readMoney(amount),
  }));

  const owed = lines.length > 0 ? sum(lines.map(({ amount }) => amount)) : null;
  const inBank = banks.length > 0 ? sum(banks.map(({ amount }) => amount)) : null;
  const difference = owed !== null && inBank !== null ? subtract(inBank, owed) : null;

  return {
    root,
    lines,
    owed,
    banks: banks.map(({ asOf, ...balance }) => ({ ...balance, at: asOf })),
    inBank,
    difference,
  };
}
