import { formatMicro, type Micro } from '#domain/money.ts';
import { localTime } from './local-time.ts';
import type { Statement, StatementRow } from './whole-statement.ts';

/** Tells spreadsheets that what follows is UTF-8. */
const byteOrderMark = '\uFEFF';

// What a spreadsheet might take for a formula, also in wide letters, behind blanks and quotes.
const opener = '[=+\\-@|%\\uFF1D\\uFF0B\\uFF0D\\uFF20]';
const blank = '[\\s\\p{Cc}\\p{Cf}"]*';
const atStart = new RegExp(`^(?:[\\t\\r\\n]|${blank}${opener})`, 'u');
// Where another separator is usual, a cell could end inside of ours.
const afterSeparator = new RegExp(`([;\\t\\r\\n]${blank})(?=${opener})`, 'gu');

/** A cell of text that stays text: an apostrophe before whatever could begin a formula. */
export function textCell(text: string): string {
  const safe = text.replace(afterSeparator, "$1'");
  return `"${(atStart.test(safe) ? `'${safe}` : safe).replaceAll('"', '""')}"`;
}

/** Digits, a point and a real minus: a number in every spreadsheet, never a formula. */
const moneyCell = (amount: Micro): string => formatMicro(amount);

/** The records as a table for spreadsheets. */
export function makeCsv({ facts, texts, rows }: Statement): string {
  const note = texts.simulatedText.replace('{currency}', facts.currency);
  const mark = facts.mode === 'demo' ? [[textCell(texts.simulated), textCell(note)]] : [];
  const names = [
    `${texts.localTime} (${facts.zone})`,
    texts.utc,
    texts.type,
    texts.kind,
    `${texts.amount} (${facts.currency})`,
    `${texts.available} (${facts.currency})`,
    texts.remark,
    texts.cause,
    texts.recordId,
    texts.hash,
  ].map(textCell);
  const lines = [...mark, names, ...rows.map((row) => cellsOf(row, facts.zone))];
  return byteOrderMark + lines.map((cells) => `${cells.join(',')}\r\n`).join('');
}

const cellsOf = (row: StatementRow, zone: string): string[] => [
  textCell(localTime(row.at, zone)),
  textCell(row.at.toISOString()),
  textCell(row.type),
  textCell(row.kind),
  moneyCell(row.amount),
  moneyCell(row.available),
  textCell(row.remark),
  textCell(row.cause),
  textCell(row.id),
  textCell(row.hash),
];
