import { formatMicro, type Micro, parseMicro, subtract, sum } from '#domain/money.ts';
import { findNewestRoot } from '../../books/ledger/ledger.ts';
import type { Sql } from '../../platform/database/database.ts';
import { listBankBalancesNow } from './bank-balance-store.ts';

const readMoney = (text: string): Micro => {
  const amount = parseMicro(text);
  if (amount === null) throw new Error(`${text} is no amount`);
  return amount;
};

const shown = (amount: Micro | null) => (amount === null ? null : formatMicro(amount));

/**
 * What the network owes according to the newest root, beside what its banks say it has. The
 * difference is shown as it is: nothing is booked for it, and nobody sets it.
 */
export async function readCoverage(sql: Sql) {
  const root = await findNewestRoot(sql);
  const banks = await listBankBalancesNow(sql);
  const lines = root?.liabilities.owed ?? [];
  const owed = lines.length > 0 ? sum(lines.map(([, amount]) => readMoney(amount))) : null;
  const inBank = banks.length > 0 ? sum(banks.map(({ amount }) => amount)) : null;
  const difference = owed !== null && inBank !== null ? subtract(inBank, owed) : null;
  return {
    root: root && { no: root.no, at: root.at.toISOString(), hash: root.hash },
    lines: lines.map(([groups, amount]) => ({ groups: groups.split(' '), amount })),
    owed: shown(owed),
    banks: banks.map(({ account, amount, asOf, sha256 }) => {
      return { account, amount: formatMicro(amount), at: asOf.toISOString(), sha256 };
    }),
    inBank: shown(inBank),
    difference: shown(difference),
  };
}
