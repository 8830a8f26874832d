import { type Statement, type StatementLine, UnreadableStatement } from '#domain/bank/statement.ts';
import { amountOf } from './read-camt.ts';

const columns = [
  'account',
  'booked on',
  'amount',
  'currency',
  'bank reference',
  'end-to-end id',
  'name',
  'text',
] as const;

type Column = (typeof columns)[number];

const needed: readonly Column[] = ['account', 'booked on', 'amount', 'currency', 'text'];

/**
 * A statement as CSV: one line per row, a header line, amounts with a decimal point and a minus for
 * debits. Every bank has its own format, so ours is documented and enforced.
 */
export function readStatementCsv(text: string): Statement[] {
  const [head, ...rows] = cellsOf(text.replace(/^\uFEFF/, ''));
  if (!head) throw new UnreadableStatement('The file is empty.');
  const names = head.map((name) => name.trim().toLowerCase());
  const missing = needed.filter((name) => !names.includes(name));
  if (missing.length > 0) {
    throw new UnreadableStatement(`The first line lacks: ${missing.join(', ')}.`);
  }
  const byAccount = new Map<string, StatementLine[]>();
  for (const [at, row] of rows.entries()) {
    if (row.length !== names.length) {
      throw new UnreadableStatement(`Line ${at + 2} has ${row.length} cells, not ${names.length}.`);
    }
    const cell = (name: Column) => row[names.indexOf(name)]?.trim() ?? '';
    const account = cell('account').replaceAll(' ', '').toUpperCase();
    const lines = byAccount.get(account) ?? [];
    byAccount.set(account, lines);
    lines.push(lineOf(cell, at + 2));
  }
  return [...byAccount].map(([account, lines]) => ({ no: 'CSV', account, lines }));
}

function lineOf(cell: (name: Column) => string, at: number): StatementLine {
  const bookedOn = cell('booked on');
  const currency = cell('currency');
  if (!/^\d{4}-\d\d-\d\d$/.test(bookedOn) || Number.isNaN(Date.parse(bookedOn))) {
    throw new UnreadableStatement(`Line ${at}: the day is written as 2026-11-17.`);
  }
  if (!/^[A-Z]{3}$/.test(currency)) throw new UnreadableStatement(`Line ${at} has no currency.`);
  const amount = cell('amount');
  if (!/^[-+]?\d{1,13}(\.\d{0,5})?$/.test(amount)) {
    throw new UnreadableStatement(`Line ${at}: the amount is written as 1234.50.`);
  }
  return {
    isCredit: !amount.startsWith('-'),
    amount: amountOf(amount.replace(/^[-+]/, '')),
    currency,
    bookedOn,
    bankReference: cell('bank reference') || null,
    endToEndId: cell('end-to-end id') || null,
    party: cell('name') || null,
    text: cell('text').slice(0, 500),
  };
}

/** Cells by RFC 4180, separated by commas or semicolons, whichever the first line uses. */
function cellsOf(text: string): string[][] {
  const [first = ''] = text.split('\n', 1);
  const comma = first.includes(';') && !first.includes(',') ? ';' : ',';
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === comma || sign === '\n') {
      row.push(cell.replace(/\r$/, ''));
      cell = '';
      if (sign === '\n') {
        rows.push(row);
        row = [];
      }
    } else cell += sign;
  }
  if (isQuoted) throw new UnreadableStatement('A quotation mark is not closed.');
  if (cell !== '' || row.length > 0) rows.push([...row, cell.replace(/\r$/, '')]);
  return rows.filter((cells) => cells.some((one) => one.trim() !== ''));
}
