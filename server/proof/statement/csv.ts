import { formatMicro, type Micro } from '#domain/money.ts';
import { byteOrderMark, textCell } from '#domain/table-cell.ts';
import { localTime } from './local-time.ts';
import type { Statement, StatementRow } from './whole-statement.ts';

/** Digits, a point and an ASCII minus: a number in every spreadsheet, never a formula. */
const moneyCell = (amount: Micro): string => formatMicro(amount);

/** The records as a table for spreadsheets. */
export function makeCsv({ facts, texts, rows }: Statement): string {
  const simulatedNote = texts.simulatedText.replace('{currency}', facts.currency);
  const simulatedLine =
    facts.mode === 'demo' ? [[textCell(texts.simulated), textCell(simulatedNote)]] : [];

  const headings = [
    `${texts.localTime} (${facts.timeZone})`,
    texts.utc,
    texts.type,
    texts.kind,
    `${texts.amount} (${facts.currency})`,
    `${texts.moved} (${facts.currency})`,
    `${texts.available} (${facts.currency})`,
    texts.remark,
    texts.cause,
    texts.recordId,
    texts.hash,
  ].map(textCell);

  const lines = [...simulatedLine, headings, ...rows.map((row) => cellsOf(row, facts.timeZone))];
  return byteOrderMark + lines.map((cells) => `${cells.join(',')}\r\n`).join('');
}

const cellsOf = (row: StatementRow, timeZone: string): string[] => [
  textCell(localTime(row.at, timeZone)),
  textCell(row.at.toISOString()),
  textCell(row.type),
  textCell(row.kind),
  moneyCell(row.amount),
  row.moved === null ? '' : moneyCell(row.moved),
  moneyCell(row.available),
  textCell(row.remark),
  textCell(row.cause),
  textCell(row.id),
  textCell(row.hash),
];
