import type { listBankLines, listBankStatements } from '#contract/desk/bank-statements.ts';
import type { Input, Reply } from '#contract/route.ts';
import type { StatementLine } from '#domain/bank/statement.ts';
import {
  fragment,
  insert,
  type List,
  readPage,
  type Sql,
  toCursorTime,
} from '../../platform/database/database.ts';

type ListedStatement = Reply<typeof listBankStatements>['list'][number];

const readAt = toCursorTime(fragment`read_at`);

const statements: List = {
  columns: fragment`
    id, name, format, account, lines, known, encode(sha256, 'hex') sha256, read_by,
    ${readAt} read_at`,
  from: fragment`from bank_statement where true`,
  at: readAt,
  id: fragment`id`,
  idType: 'uuid',
};

/** Newest first. */
export const listStatementPage = (sql: Sql, cursor: string | undefined) =>
  readPage<ListedStatement>(sql, statements, cursor);

interface NewStatement extends Omit<ListedStatement, 'sha256'> {
  readonly readById: string;
  readonly sha256: Buffer;
}

/** False if the same file was imported before. */
export async function insertStatement(sql: Sql, statement: NewStatement): Promise<boolean> {
  const count = await sql.count`
    insert into bank_statement (id, name, format, account, lines, known, sha256, read_by,
                                read_by_id, read_at)
    values (${statement.id}, ${statement.name}, ${statement.format}, ${statement.account},
      ${statement.lines}, ${statement.known}, ${statement.sha256}, ${statement.readBy},
      ${statement.readById}, ${statement.readAt})
    on conflict (sha256) do nothing`;
  return count === 1;
}

export interface NewLine extends Omit<StatementLine, 'endToEndId'> {
  readonly id: string;
  readonly key: Buffer;
  readonly reference: string | null;
  readonly payoutId: string | null;
}

/** Which of these lines an earlier statement already had. */
export async function listKnownKeys(sql: Sql, keys: readonly Buffer[]): Promise<Set<string>> {
  const rows = await sql.many<{ key: Buffer }>`select key from bank_line where key = any (${keys})`;
  return new Set(rows.map(({ key }) => key.toString('hex')));
}

export async function insertLines(
  sql: Sql,
  statementId: string,
  lines: readonly NewLine[],
): Promise<void> {
  for (const [index, line] of lines.entries()) {
    await insert(sql, 'bank_line', {
      id: line.id,
      statementId,
      place: index + 1,
      key: line.key,
      isCredit: line.isCredit,
      amount: line.amount,
      currency: line.currency,
      bookedOn: line.bookedOn,
      bankReference: line.bankReference,
      party: line.party,
      text: line.text,
      reference: line.reference,
      payoutId: line.payoutId,
    });
  }
}

export type LineRow = Reply<typeof listBankLines>['list'][number];

/** Matches are looked up on reading, since somebody may have acted by hand in between. */
const lineState = (now: Date) => fragment`
  case
    when q.outcome is null and q.ends_at > ${now} then 'deposit-waiting'
    when q.outcome = 'approved' then 'deposit-booked'
    when exists (select from approval f where f.id = r.approval_id
                    and (f.outcome = 'approved' or f.ends_at > ${now})) then 'deposit-other'
    when r.reference is not null and p.erased_at is null then 'deposit-new'
    when not l.is_credit and o.id is not null and (o.net <> l.amount) then 'payout-differs'
    when not l.is_credit and o.state = 'sent' then 'payout-sent'
    when not l.is_credit and o.state = 'completed' then 'payout-done'
    else 'none' end`;

const lineColumns = (now: Date) => fragment`
  l.id, l.place, l.is_credit, l.amount, l.currency, l.booked_on::text booked_on,
  l.bank_reference, l.party, l.text, l.reference, l.payout_id, p.id partner_id,
  coalesce(p.username, p.nickname) partner, ${lineState(now)} state, s.read_by, s.read_by_id`;

const lineTables = fragment`
  bank_line l join bank_statement s on s.id = l.statement_id
  left join deposit_reference r on r.reference = l.reference and l.is_credit
  left join bank_line_deposit d on d.line_id = l.id
  left join approval q on q.id = d.approval_id
  left join payout o on o.id = l.payout_id and not l.is_credit
  left join partner p on p.id = coalesce(r.partner_id, o.partner_id)`;

/** The lines of a statement, in its order. */
export async function listLinePage(sql: Sql, filter: Input<typeof listBankLines>, now: Date) {
  const { id: statementId, state = null } = filter;

  const lines: List = {
    columns: lineColumns(now),
    from: fragment`
      from ${lineTables}
     where l.statement_id = ${statementId}
       and (${state}::text is null or ${lineState(now)} = ${state})`,
    id: fragment`l.place`,
    idType: 'int',
    isOldestFirst: true,
  };
  return readPage<LineRow>(sql, lines, filter.cursor);
}

export const listChosenLines = (sql: Sql, ids: readonly string[], now: Date): Promise<LineRow[]> =>
  sql.many<LineRow>`
    select ${lineColumns(now)} from ${lineTables} where l.id = any (${ids}::uuid[])
     order by l.statement_id, l.place`;

/** The request made from a line. After a refusal there may be another one. */
export async function saveLineDeposit(sql: Sql, lineId: string, approvalId: string): Promise<void> {
  await sql`
    insert into bank_line_deposit (line_id, approval_id) values (${lineId}, ${approvalId})
    on conflict (line_id) do update set approval_id = excluded.approval_id`;
}
