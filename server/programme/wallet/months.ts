import { type RecordType, recordTypeOf, recordTypes } from '#domain/ledger/kinds.ts';
import { sum } from '#domain/money.ts';
import type { Sql } from '../../platform/database/database.ts';
import { listMonthRows, type MonthRow } from './month-store.ts';

const monthsMax = 24;

/** The newest months with their totals, and the same by type of record. */
export async function listMonths(sql: Sql, owner: string, timeZone: string) {
  const rows = await listMonthRows(sql, owner, timeZone);
  const months = [...new Set(rows.map(({ month }) => month))].slice(0, monthsMax);

  return months.map((month) => {
    const rowsOfMonth = rows.filter((row) => row.month === month);
    const opening = netOf(rows.filter((row) => row.month < month));
    const closing = sum([opening, netOf(rowsOfMonth)]);

    return { month, opening, ...totalOf(rowsOfMonth), closing, types: typesOf(rowsOfMonth) };
  });
}

const totalOf = (rows: readonly MonthRow[]) => ({
  in: sum(rows.map((row) => row.in)),
  out: sum(rows.map((row) => row.out)),
});

const netOf = (rows: readonly MonthRow[]) => sum(rows.flatMap((row) => [row.in, row.out]));

function typesOf(rows: readonly MonthRow[]) {
  const rowsOfType = (type: RecordType) => rows.filter(({ kind }) => recordTypeOf(kind) === type);

  return recordTypes
    .filter((type) => rowsOfType(type).length > 0)
    .map((type) => ({ type, ...totalOf(rowsOfType(type)) }));
}
