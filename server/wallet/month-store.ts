import {
  type EntryKind,
  type RecordType,
  recordTypeOf,
  recordTypes,
} from '#domain/ledger/kinds.ts';
import { formatMicro, type Micro, micro, sum } from '#domain/money.ts';
import type { Sql } from '../db/db.ts';

interface MonthRow {
  readonly month: string;
  readonly kind: EntryKind;
  readonly in: bigint;
  readonly out: bigint;
}

const monthsMax = 24;

/** What came into the available funds and left them, by month of the partner's own zone. */
export async function monthsOf(sql: Sql, owner: string, zone: string) {
  const rows = await sql<MonthRow>(
    `select to_char(e.at at time zone $2, 'YYYY-MM') as month, e.kind,
            coalesce(sum(p.amount) filter (where p.amount > 0), 0)::bigint as "in",
            coalesce(sum(p.amount) filter (where p.amount < 0), 0)::bigint as "out"
       from posting p join entry e on e.id = p.entry_id
      where p.owner = $1 and p.pocket = 'available'
      group by month, e.kind order by month desc`,
    [owner, zone],
  );
  const months = [...new Set(rows.map(({ month }) => month))].slice(0, monthsMax);
  return months.map((month) => {
    const ofMonth = rows.filter((row) => row.month === month);
    return { month, ...totalOf(ofMonth), types: typesOf(ofMonth) };
  });
}

const add = (rows: readonly MonthRow[], side: 'in' | 'out'): Micro =>
  sum(rows.map((row) => micro(row[side])));

const totalOf = (rows: readonly MonthRow[]) => ({
  in: formatMicro(add(rows, 'in')),
  out: formatMicro(add(rows, 'out')),
});

function typesOf(rows: readonly MonthRow[]) {
  const ofType = (type: RecordType) => rows.filter(({ kind }) => recordTypeOf(kind) === type);
  return recordTypes
    .filter((type) => ofType(type).length > 0)
    .map((type) => ({ type, ...totalOf(ofType(type)) }));
}
