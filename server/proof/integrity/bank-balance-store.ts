import type * as bankBalances from '#contract/desk/bank-balances.ts';
import type { Reply } from '#contract/route.ts';
import {
  fragment,
  type List,
  type Page,
  readPage,
  type Sql,
  toCursorTime,
} from '../../platform/database/database.ts';

/** The balance of an account according to the bank, with the hash of the bank's own file. */
type BankBalance = Reply<typeof bankBalances.listBankBalances>['list'][number];

export async function insertBankBalance(sql: Sql, balance: BankBalance): Promise<void> {
  const { id, account, amount, asOf, sha256, recordedBy, confirmedBy, at } = balance;

  await sql`
    insert into bank_balance
      (id, account, amount, at, sha256, recorded_by, confirmed_by, recorded_at)
    values (${id}, ${account}, ${amount}, ${asOf}, decode(${sha256}, 'hex'),
      ${recordedBy}, ${confirmedBy}, ${at})`;
}

const columns = fragment`
  id, account, amount, at as_of, encode(sha256, 'hex') sha256, recorded_by, confirmed_by,
  ${toCursorTime(fragment`recorded_at`)} at`;

/** The bank's newest figure for each account. */
export const listBankBalancesNow = (sql: Sql): Promise<BankBalance[]> =>
  sql.many<BankBalance>`
    select distinct on (account) ${columns} from bank_balance where confirmed_by is not null
     order by account, bank_balance.at desc, recorded_at desc`;

const recorded: List = {
  columns,
  from: fragment`from bank_balance where confirmed_by is not null`,
  at: toCursorTime(fragment`recorded_at`),
  id: fragment`id`,
  idType: 'uuid',
};

/** Everything recorded, newest first. */
export const listBankBalances = (
  sql: Sql,
  cursor: string | undefined,
): Promise<Page<BankBalance>> => readPage<BankBalance>(sql, recorded, cursor);
