import type { LineState, StatementFormat } from '#domain/bank/statement.ts';
import type { Micro } from '#domain/money.ts';
import {
  atOf,
  keyOf,
  pageEnd,
  pageRows,
  type Sql,
  timePage,
} from '../../platform/database/database.ts';

export interface StatementRow {
  readonly id: string;
  readonly name: string;
  readonly format: StatementFormat;
  readonly account: string;
  readonly lines: number;
  readonly known: number;
  readonly sha256: Buffer;
  readonly readBy: string;
  readonly at: Date;
}

export async function listStatementPage(sql: Sql, cursor: string | undefined) {
  const end = pageEnd(cursor);
  const rows = await sql<StatementRow>(
    `select id, name, format, account, lines, known, sha256, read_by "readBy",
            ${atOf('read_at')} at
       from bank_statement
      where $1::timestamptz is null or (${atOf('read_at')}, id) < ($1, $2::uuid)
      order by 9 desc, id desc limit ${pageRows + 1}`,
    [end.at, end.id],
  );
  return timePage(rows, keyOf);
}

/** False if the same file was imported before. */
export async function insertStatement(sql: Sql, row: StatementRow): Promise<boolean> {
  const rows = await sql(
    `insert into bank_statement (id, name, format, account, lines, known, sha256, read_by, read_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (sha256) do nothing returning id`,
    [
      ...[row.id, row.name, row.format, row.account, row.lines, row.known],
      ...[row.sha256, row.readBy, row.at],
    ],
  );
  return rows.length === 1;
}

export interface NewLine {
  readonly id: string;
  readonly key: Buffer;
  readonly isCredit: boolean;
  readonly amount: Micro;
  readonly currency: string;
  readonly bookedOn: string;
  readonly bankReference: string | null;
  readonly party: string | null;
  readonly text: string;
  readonly reference: string | null;
  readonly payoutId: string | null;
}

/** Which of these lines an earlier statement already had. */
export async function listKnownKeys(sql: Sql, keys: readonly Buffer[]): Promise<Set<string>> {
  const rows = await sql<{ key: Buffer }>('select key from bank_line where key = any ($1)', [keys]);
  return new Set(rows.map(({ key }) => key.toString('hex')));
}

export async function insertLines(
  sql: Sql,
  statementId: string,
  lines: readonly NewLine[],
): Promise<void> {
  for (const [at, line] of lines.entries()) {
    await sql(
      `insert into bank_line (id, statement_id, place, key, is_credit, amount, currency, booked_on,
         bank_reference, party, text, reference, payout_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
      [
        ...[line.id, statementId, at + 1, line.key, line.isCredit, line.amount, line.currency],
        ...[line.bookedOn, line.bankReference, line.party, line.text, line.reference],
        line.payoutId,
      ],
    );
  }
}

export interface LineRow {
  readonly id: string;
  readonly place: number;
  readonly isCredit: boolean;
  readonly amount: Micro;
  readonly currency: string;
  readonly bookedOn: string;
  readonly bankReference: string | null;
  readonly party: string | null;
  readonly text: string;
  readonly reference: string | null;
  readonly payoutId: string | null;
  readonly partnerId: string | null;
  readonly partner: string | null;
  readonly state: LineState;
  readonly readBy: string;
  readonly statement: string;
}

/** Matches are looked up on reading, since somebody may have acted by hand in between. */
const lineColumns = `l.id, l.place, l.is_credit "isCredit", l.amount, l.currency,
  l.booked_on::text "bookedOn", l.bank_reference "bankReference", l.party, l.text, l.reference,
  l.payout_id "payoutId", p.id "partnerId", coalesce(p.username, p.nickname) partner,
  case
    when q.id is not null and q.decided_at is null then 'deposit-waiting'
    when q.is_confirmed then 'deposit-booked'
    when r.proposal_id is not null then 'deposit-other'
    when r.reference is not null and p.erased_at is null then 'deposit-new'
    when not l.is_credit and o.id is not null and (o.net <> l.amount) then 'payout-differs'
    when not l.is_credit and o.state = 'sent' then 'payout-sent'
    when not l.is_credit and o.state = 'completed' then 'payout-done'
    else 'none' end state,
  s.read_by "readBy", s.name statement`;

const lineTables = `bank_line l join bank_statement s on s.id = l.statement_id
  left join deposit_reference r on r.reference = l.reference and l.is_credit
  left join bank_line_deposit d on d.line_id = l.id left join proposal q on q.id = d.proposal_id
  left join payout o on o.id = l.payout_id and not l.is_credit
  left join partner p on p.id = coalesce(r.partner_id, o.partner_id)`;

interface LineFilter {
  readonly id: string;
  readonly state?: LineState | undefined;
  readonly cursor?: string | undefined;
}

export async function listLinePage(sql: Sql, { id, state, cursor }: LineFilter) {
  const after = /^\d{1,6}$/.test(cursor ?? '') ? Number(cursor) : 0;
  const rows = await sql<LineRow>(
    `select * from (select ${lineColumns} from ${lineTables}
       where l.statement_id = $1 and l.place > $2) found
      where $3::text is null or state = $3
      order by place limit ${pageRows + 1}`,
    [id, after, state ?? null],
  );
  const list = rows.slice(0, pageRows);
  return { list, next: rows.length > pageRows ? String(list.at(-1)?.place) : null };
}

export const listChosenLines = (sql: Sql, ids: readonly string[]): Promise<LineRow[]> =>
  sql<LineRow>(
    `select ${lineColumns} from ${lineTables} where l.id = any ($1::uuid[])
      order by l.statement_id, l.place`,
    [ids],
  );

/** The proposal made from a line. After a refusal there may be another one. */
export async function saveLineDeposit(sql: Sql, lineId: string, proposalId: string): Promise<void> {
  await sql(
    `insert into bank_line_deposit (line_id, proposal_id) values ($1, $2)
     on conflict (line_id) do update set proposal_id = excluded.proposal_id`,
    [lineId, proposalId],
  );
}
