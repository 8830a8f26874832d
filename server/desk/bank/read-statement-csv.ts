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

const requiredColumns: readonly Column[] = ['account', 'booked on', 'amount', 'currency', 'text'];

/**
 * A statement as CSV: one line per row, a header line, amounts with a decimal point and a minus for
 * debits. Every bank has its own format, so ours is documented and enforced.
 */
export function readStatementCsv(text: string): Statement[] {
  const [head, ...rows] = cellsOf(text.replace(/^\uFEFF/, ''));
  if (!head) throw new UnreadableStatement('The file is empty.');

  const names = head.map((name) => name.trim().toLowerCase());
  const missing = requiredColumns.filter((name) => !names.includes(name));
  if (missing.length > 0) {
    throw new UnreadableStatement(`The first line lacks: ${missing.join(', ')}.`);
  }

  const linesByAccount = new Map<string, StatementLine[]>();
  for (const [index, row] of rows.entries()) {
    if (row.length !== names.length) {
      throw new UnreadableStatement(
        `Line ${index + 2} has ${row.length} cells, not ${names.length}.`,
      );
    }

    const cell = (name: Column) => row[names.indexOf(name)]?.trim() ?? '';
    const account = cell('account').replaceAll(' ', '').toUpperCase();
    const lines = linesByAccount.get(account) ?? [];
    linesByAccount.set(account, lines);
    lines.push(lineOf(cell, index + 2));
  }
  return [...linesByAccount].map(([account, lines]) => ({ no: 'CSV', account, lines }));
}

function lineOf(cell: (name: Column) => string, lineNo: number): StatementLine {
  const bookedOn = cell('booked on');
  const currency = cell('currency');
  if (!/^\d{4}-\d\d-\d\d$/.test(bookedOn) || Number.isNaN(Date.parse(bookedOn))) {
    throw new UnreadableStatement(`Line ${lineNo}: the day is written as 2026-11-17.`);
  }
  if (!/^[A-Z]{3}$/.test(currency))
    throw new UnreadableStatement(`Line ${lineNo} has no currency.`);

  const amount = cell('amount');
  if (!/^[-+]?\d{1,13}(\.\d{0,5})?$/.test(amount)) {
    throw new UnreadableStatement(`Line ${lineNo}: the amount is written as 1234.50.`);
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
  const [firstLine = ''] = text.split('\n', 1);
  const separator = firstLine.includes(';') && !firstLine.includes(',') ? ';' : ',';

  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;

  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text[index + 1] === '"') {
        cell += '"';
        index += 1;
      } else isQuoted = false;
    } else if (character === '"' && cell === '') isQuoted = true;
    else if (character === separator || character === '\n') {
      row.push(cell.replace(/\r$/, ''));
      cell = '';
      if (character === '\n') {
        rows.push(row);
        row = [];
      }
    } else cell += character;
  }

  if (isQuoted) throw new UnreadableStatement('A quotation mark is not closed.');
  if (cell !== '' || row.length > 0) rows.push([...row, cell.replace(/\r$/, '')]);
  return rows.filter((cells) => cells.some((cell) => cell.trim() !== ''));
}
