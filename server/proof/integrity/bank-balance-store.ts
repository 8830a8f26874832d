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

/** Its id is that of the approval that records it. */
export async function insertBankBalance(
  sql: Sql,
  { id, account, amount, asOf, sha256, at }: Omit<BankBalance, 'recordedBy' | 'confirmedBy'>,
): Promise<void> {
  await sql`
    insert into bank_balance (id, account, amount, at, sha256, recorded_at)
    values (${id}, ${account}, ${amount}, ${asOf}, decode(${sha256}, 'hex'), ${at})`;
}

const columns = fragment`
  b.id, b.account, b.amount, b.at as_of, encode(b.sha256, 'hex') sha256,
  a.requester recorded_by, a.decider confirmed_by, ${toCursorTime(fragment`b.recorded_at`)} at`;

const approvedBalances = fragment`
  from bank_balance b join approval a on a.id = b.id and a.outcome = 'approved'`;

/** The bank's newest figure for each account. */
export const listBankBalancesNow = (sql: Sql): Promise<BankBalance[]> =>
  sql.many<BankBalance>`
    select distinct on (b.account) ${columns} ${approvedBalances}
     order by b.account, b.at desc, b.recorded_at desc`;

const recorded: List = {
  columns,
  from: approvedBalances,
  at: toCursorTime(fragment`b.recorded_at`),
  id: fragment`b.id`,
  idType: 'uuid',
};

/** Everything recorded, newest first. */
export const listBankBalances = (
  sql: Sql,
  cursor: string | undefined,
): Promise<Page<BankBalance>> => readPage<BankBalance>(sql, recorded, cursor);
